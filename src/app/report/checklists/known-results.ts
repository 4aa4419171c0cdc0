import type { Done } from '#catalog/kit/outcome/outcome.ts'
import type { Reported } from '#catalog/kit/reported.ts'
import type { Frozen } from '../../data/reports/frozen-block.ts'
import type { FrozenBlocks } from '../document/block-content.ts'
import type { ReportBlock, Results } from '../document/report-contents.ts'
import type { KnownResult, Printed } from './evidence.ts'

interface Known {
  readonly results: Results
  readonly frozen: FrozenBlocks
  /** What frozen results contribute that have no live result here, by question or by tool (`withoutResult`). */
  readonly reports: ReadonlyMap<string, readonly Reported[]>
}

type Block = Pick<ReportBlock, 'id' | 'source'>

/**
 * The results that a report shows. Those of its questions are there with their outcomes, each once, with its first block. A frozen result whose
 * question has none here, and the result of a clinical tool, are there as far as their blocks print it.
 */
export function knownResults(blocks: readonly Block[], { results, frozen, reports }: Known): readonly KnownResult[] {
  const found = new Set<string>()
  return blocks.flatMap(({ id, source }): readonly KnownResult[] => {
    const result = source && results.get(source.id)
    if (source && result) {
      if (found.has(source.id)) return []
      found.add(source.id)
      return result.outcomes.map((outcome) => ({ block: id, reports: result.reports, outcome }))
    }
    const state = frozen.get(id)
    if (state === undefined || typeof state === 'string') return []
    return [
      {
        block: id,
        reports: reports.get(source?.id ?? toolOf(state)) ?? [],
        outcome: nothing,
        printed: printedIn(state),
      },
    ]
  })
}

/** The questions of frozen results that have no live result here, and the clinical tools whose results a report has. */
export function withoutResult(blocks: readonly Block[], { results, frozen }: Omit<Known, 'reports'>) {
  const questions = new Set<string>()
  const tools = new Set<string>()
  for (const { id, source } of blocks) {
    const state = frozen.get(id)
    if (state === undefined || typeof state === 'string') continue
    if (!source && toolOf(state) !== '') tools.add(toolOf(state))
    else if (source && !results.has(source.id)) questions.add(source.id)
  }
  return { questions: [...questions], tools: [...tools] }
}

/** The tool of a frozen result that is of no data; empty for another result. */
const toolOf = ({ data, content }: Frozen) => (data === null ? (content.en.table?.id ?? '') : '')

/** Intervals are found by their English names: a printed cell has no limits. */
function printedIn({ content: { en } }: Frozen): Printed {
  const { head = [], body = [] } = en.table ?? {}
  const cells = [...head.flat(), ...body.flatMap((row) => row.cells)]
  return {
    hasMethods: en.methods.length > 0,
    hasInterval: cells.some(({ text }) => /\bCI\b|\bintervals?\b/.test(text)),
    hasFigure: en.figure !== undefined,
  }
}

const nothing: Done = {
  status: 'done',
  sample: { total: 0, used: 0, excluded: [] },
  tables: [],
  figures: [],
  savedColumns: [],
  models: [],
  checks: [],
  notices: [],
  facts: {},
}
