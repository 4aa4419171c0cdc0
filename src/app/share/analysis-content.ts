import type { Analysis } from '#catalog/index.ts'
import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import { figureTitle } from '#catalog/kit/figures/figure-title.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Done, LevelRef, Outcome, OutcomeTable } from '#catalog/kit/outcome/outcome.ts'
import { type PresentedTable, presentTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { checkResults, remarkText } from '#catalog/kit/present/remark-text.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { smallCountsIn, WITHHELD, withholdsIn, withoutSmallCounts } from '#catalog/kit/present/small-counts.ts'
import { titled } from '#catalog/kit/present/titled.ts'
import { sharedFigure } from './shared-figure.ts'
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
  const { messages } = definition
  const figures = outcome.figures.flatMap((figure) => {
    const scene = plots[figure.of]?.plot(figure.data, { ...display, size: {} })
    return scene ? [sharedFigure(scene, figureTitle(definition, figure, display) ?? title)] : []
  })
  const { paragraphs, methods } = presentReading({ reading }, outcome.facts, display)
  const say = (notices: Done['notices']) => notices.map((one) => remarkText(one, messages, display))
  return {
    ...emptyPart,
    title: level,
    sample: sampleLine(outcome.sample, display),
    warnings: say(outcome.notices.filter(({ weight }) => weight === 'warning')),
    tables: mainFirst(definition, outcome).map((table) => sharedTable(definition, table, display, hidesSmallCounts)),
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

/** The tables of an outcome in the order in which a share shows them. */
export function mainFirst({ results }: AnalysisDefinition, { tables }: Done): readonly OutcomeTable[] {
  const isMain = ({ of }: OutcomeTable) => of === results.main
  return [...tables.filter(isMain), ...tables.filter((table) => !isMain(table))]
}

/** A table as it is shared: rounded as on the page and, if wanted, without counts from 1 to 4. */
export function sharedTable(
  definition: AnalysisDefinition,
  table: OutcomeTable,
  display: Display,
  hidesSmallCounts: boolean,
): SharedTable {
  const spec = definition.results.tables[table.of]
  const shown = hidesSmallCounts && spec ? withoutSmallCounts(spec, table) : table
  const shared = withoutRaw(presentTable(definition, shown, display))
  const note = withheld[display.settings.language]
  return withholdsIn(shown, table) ? { ...shared, notes: [...shared.notes, note] } : shared
}

const withheld = {
  en: `${WITHHELD}: left out, because a count below 5 could be computed from it and a total.`,
  zh: `${WITHHELD}：不显示，以免由合计推算出小于 5 的例数。`,
} as const

/** The table in words: numbers as they are rounded on the page. */
export function withoutRaw({ title, head, body, notes }: PresentedTable): SharedTable {
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
