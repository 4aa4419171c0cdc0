import type { Runs } from '#formats/document/blocks.ts'
import {
  type BlockNumber,
  citationText,
  type Numbers,
  numberText,
  referenceText,
} from '#formats/document/number-blocks.ts'
import type { Run } from '../../data/reports/block-text.ts'
import { withoutRaw } from '../../share/analysis-content.ts'
import { sharedFigure } from '../../share/shared-figure.ts'
import { type SharedBlock, type SharedRuns, shortHash } from '../../share/snapshot.ts'
import { shownContent } from './block-content.ts'
import { type LiveResult, liveTableOf } from './live-results.ts'
import { plainTable } from './plain-table.ts'
import { citedIn, methodsOf, type ReportBlock, shownMethods, workText } from './report-contents.ts'
import { isPresent } from './written-parts.ts'
import { documentRun, methodsRuns, type SavedReport } from './written-report.ts'

/** What a block is mapped with. */
interface Shown {
  readonly report: SavedReport
  readonly live: ReadonlyMap<string, LiveResult>
  readonly numbers: Numbers
  readonly text: (runs: readonly Run[]) => SharedRuns
  readonly methods: (runs: readonly Run[]) => SharedRuns
  readonly references: () => readonly string[]
}

/** The blocks of a report that show something, in one language. Numbered as in the files that are saved of it. */
export async function sharedBlocks(report: SavedReport, live: ReadonlyMap<string, LiveResult>): Promise<SharedBlock[]> {
  const { blocks, language, style, works, results } = report
  const parts = methodsOf(blocks, report)
  const { cited, numberOf } = citedIn(blocks, { parts, own: works, language })
  const numbers: Numbers = {
    language,
    blocks: numbered(blocks.filter((block) => block.type === 'plain-table' || shownContent(block, report))),
    bookmarks: new Map(),
    cited,
    works: numberOf,
    marks: style.citations,
  }
  const shared = (runs: Runs) => runs.map((run) => sharedRun(run, numbers))
  const shown: Shown = {
    report,
    live,
    numbers,
    text: (runs) =>
      runs.map((run) => ({
        ...sharedRun(documentRun(run, results), numbers),
        ...(run.ai !== undefined && { ai: run.ai }),
      })),
    methods: (runs) => shared(methodsRuns(shownMethods(runs, parts, language), language)),
    references: () => cited.map((work) => workText(work, style, works)),
  }
  const made: SharedBlock[] = []
  let item = 0
  for (const [at, block] of blocks.entries()) {
    const isNumber = block.type === 'list-item' && block.level === 2
    // a bullet does not end a numbered list; any other block does
    if (block.type !== 'list-item') item = 0
    else if (isNumber) item += 1
    const one = await sharedBlock(block, at, isNumber ? item : null, shown)
    if (one) made.push(one)
  }
  return made
}

function numbered(blocks: readonly ReportBlock[]): ReadonlyMap<string, BlockNumber> {
  const counts = { table: 0, figure: 0 }
  const numbers = new Map<string, BlockNumber>()
  for (const { id, type } of blocks) {
    const kind = type === 'plain-table' ? 'table' : type
    if (kind !== 'table' && kind !== 'figure') continue
    counts[kind] += 1
    numbers.set(id, { kind, number: counts[kind] })
  }
  return numbers
}

async function sharedBlock(
  block: ReportBlock,
  at: number,
  item: number | null,
  { report, live, numbers, text, methods, references }: Shown,
): Promise<SharedBlock | undefined> {
  const { id, type, level, runs, source } = block
  const content = shownContent(block, report)
  const number = numbers.blocks.get(id)
  const label = number ? numberText(number, report.language) : ''
  const made = live.get(source?.id ?? '')?.made
  const versions = versionsOf(block, report)
  switch (type) {
    case 'heading':
      return { kind: type, at, level: level === 3 ? 3 : level === 2 ? 2 : 1, runs: text(runs) }
    case 'paragraph':
    case 'quote':
      return runs.length === 0 ? undefined : { kind: type, at, runs: text(runs) }
    case 'list-item':
      return { kind: type, at, number: item, runs: text(runs) }
    case 'reading': {
      const { heading, paragraphs = [] } = content ?? {}
      const lines = [...paragraphs]
      const isLive = made && isPresent(block, report)
      const title = heading !== undefined && { title: heading }
      return lines.length === 0 ? undefined : { kind: type, at, ...title, lines, ...versions, ...(isLive && { made }) }
    }
    case 'table': {
      const present = liveTableOf(block, report, live)
      if (present && made) {
        const { table, part, place } = present
        return { kind: type, at, label, table, ...versions, made: { ...made, part, place } }
      }
      return content?.table && { kind: type, at, label, table: withoutRaw(content.table), ...versions }
    }
    case 'plain-table': {
      const { caption, rows } = plainTable(runs)
      return { kind: type, at, label, caption: text(caption), rows: rows.map((row) => row.map(text)) }
    }
    case 'figure': {
      const figure = content?.figure
      return figure && { kind: type, at, label, figure: await sharedFigure(figure.scene, figure.title) }
    }
    case 'methods': {
      const sentences = methods(runs)
      return sentences.length === 0 ? undefined : { kind: type, at, runs: sentences }
    }
    case 'references': {
      const entries = [...references()]
      return entries.length === 0 ? undefined : { kind: type, at, entries }
    }
    case 'page-break':
    case 'other-text':
      return undefined
  }
}

/** What a result was computed with. */
function versionsOf({ id, source }: ReportBlock, { frozen, results }: SavedReport) {
  const state = frozen.get(id)
  const { engine = '', data = null } = typeof state === 'object' ? state : (results.get(source?.id ?? '')?.from ?? {})
  return { engine, data: data === null ? null : shortHash(data) }
}

function sharedRun(run: Runs[number], numbers: Numbers): SharedRuns[number] {
  switch (run.kind) {
    case 'text': {
      const { text, bold, italic, underline, script } = run
      return {
        text,
        ...(bold && { bold: true as const }),
        ...(italic && { italic: true as const }),
        ...(underline && { underline: true as const }),
        ...(script && { script }),
      }
    }
    case 'citation': {
      const text = citationText(run.works, numbers)
      return numbers.marks.isSuperscript ? { text, script: 'super' } : { text }
    }
    case 'equation':
      return { text: run.tex, tex: run.tex }
    case 'cross-reference':
      return { text: referenceText(run.block, numbers) }
  }
}
