import type { Analysis } from '#catalog/index.ts'
import { figureTitle } from '#catalog/kit/figures/figure-title.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Done, LevelRef, Outcome, OutcomeTable } from '#catalog/kit/outcome/outcome.ts'
import { type PresentedTable, presentTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { checkResults, remarkText } from '#catalog/kit/present/remark-text.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { titled } from '#catalog/kit/present/titled.ts'
import { sharedFigure } from './shared-figure.ts'
import { smallCountsIn, WITHHELD, withholdsIn, withoutSmallCounts } from './small-counts.ts'
import { emptyPart, type SharedContent, type SharedPart, type SharedTable } from './snapshot.ts'

interface DonePart {
  /** The level of a split. */
  readonly level: LevelRef | undefined
  readonly outcome: Done
}

/** The results of an outcome: one, or those of the levels that have one. */
function doneParts(outcome: Outcome): readonly DonePart[] {
  if (outcome.status === 'done') return [{ level: undefined, outcome }]
  if (outcome.status !== 'split') return []
  return outcome.parts.flatMap(({ level, outcome: part }) => (part.status === 'done' ? [{ level, outcome: part }] : []))
}

/** How many counts from 1 to 4 the tables of an outcome show. */
export function smallCountsOf({ definition }: Analysis, outcome: Outcome): number {
  const tables = doneParts(outcome).flatMap((part) => part.outcome.tables)
  return tables.reduce((sum, table) => {
    const spec = definition.results.tables[table.of]
    return spec ? sum + smallCountsIn(spec, table) : sum
  }, 0)
}

/** The result of an analysis as the page shows it, without its numbers at full precision. */
export async function analysisContent(
  entry: Analysis,
  title: string,
  outcome: Outcome,
  display: Display,
  hidesSmallCounts: boolean,
): Promise<SharedContent> {
  const { language } = display.settings
  const parts = doneParts(outcome).map(({ level, outcome: done }) => {
    const name = level ? titled(display.names.variable(level.variable), [display.names.level(level)], language) : ''
    return partOf(entry, { title, level: name }, done, display, hidesSmallCounts)
  })
  return { title, entry: entry.summary.title[language], parts: await Promise.all(parts) }
}

async function partOf(
  { definition, plots, reading }: Analysis,
  { title, level }: { readonly title: string; readonly level: string },
  outcome: Done,
  display: Display,
  hidesSmallCounts: boolean,
): Promise<SharedPart> {
  const { language } = display.settings
  const { messages, results } = definition
  const shownTable = (table: OutcomeTable) => {
    const spec = results.tables[table.of]
    return hidesSmallCounts && spec ? withoutSmallCounts(spec, table) : table
  }
  const figures = outcome.figures.flatMap((figure) => {
    const scene = plots[figure.of]?.plot(figure.data, { ...display, size: {} })
    return scene ? [sharedFigure(scene, figureTitle(definition, figure, display) ?? title)] : []
  })
  const { paragraphs, methods } = presentReading({ reading }, outcome.facts, display)
  const say = (notices: Done['notices']) => notices.map((one) => remarkText(one, messages, display))
  const main = outcome.tables.filter(({ of }) => of === results.main)
  const others = outcome.tables.filter(({ of }) => of !== results.main)
  return {
    ...emptyPart,
    title: level,
    sample: sampleLine(outcome.sample, display),
    warnings: say(outcome.notices.filter(({ weight }) => weight === 'warning')),
    tables: [...main, ...others].map((table) => {
      const shown = shownTable(table)
      const shared = withoutRaw(presentTable(definition, shown, display))
      return withholdsIn(shown, table) ? { ...shared, notes: [...shared.notes, withheld[language]] } : shared
    }),
    figures: await Promise.all(figures),
    reading: [...paragraphs],
    notes: say(outcome.notices.filter(({ weight }) => weight !== 'warning')),
    checks: outcome.checks.map((check) => {
      const result = checkResults[check.result][language]
      const text = remarkText(check, messages, display)
      return language === 'zh' ? `【${result}】${text}` : `[${result}] ${text}`
    }),
    methods,
  }
}

const withheld = {
  en: `${WITHHELD}: left out, because a count below 5 could be computed from it and a total.`,
  zh: `${WITHHELD}：不显示，以免由合计推算出小于 5 的例数。`,
} as const

/** The table in words: numbers as they are rounded on the page. */
function withoutRaw({ title, head, body, notes }: PresentedTable): SharedTable {
  const runsIn = (runs: PresentedTable['body'][number]['cells'][number]['runs']) =>
    runs.map(({ text, italic, script }) => ({ text, ...(italic && { italic }), ...(script && { script }) }))
  return {
    title,
    head: head.map((row) =>
      row.map(({ runs, align, colSpan, rowSpan }) => ({ runs: runsIn(runs), align, colSpan, rowSpan })),
    ),
    body: body.map(({ depth, cells }) => ({
      depth,
      cells: cells.map(({ runs, align }) => ({ runs: runsIn(runs), align })),
    })),
    notes: [...notes],
  }
}
