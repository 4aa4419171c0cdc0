import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Answer, Outcome, OutcomeTable } from '#catalog/kit/outcome/outcome.ts'
import { type OutlinedTable, outlineTable } from '#catalog/kit/present/present-table.ts'

/** A cell for which the current engine gives another value than the kept one. */
export interface ChangedNumber {
  readonly table: string
  readonly row: string
  readonly column: string
  readonly kept: string
  readonly today: string
}

export interface ChangedNumbers {
  /** Only the first ones. */
  readonly numbers: readonly ChangedNumber[]
  readonly more: number
  /** Parts of the results cannot be compared: a table or a row is new or missing, or one of them is not a result. */
  readonly isOtherShape: boolean
}

const MAX_SHOWN = 20

/** The differences between the tables of two outcomes of the same question, as printed; the first `limit` of them. */
export function changedNumbers(
  definition: AnalysisDefinition,
  kept: Outcome,
  today: Outcome,
  display: Display,
  limit = MAX_SHOWN,
): ChangedNumbers {
  const pairs = pairsOf(kept, today)
  const found: ChangedNumber[] = []
  let isOtherShape = pairs === undefined
  for (const { part, before, after } of pairs ?? []) {
    const [a, b] = [before, after].map((table) => table && outlineTable(definition, table, display))
    if (!a || !b || !isSameShape(a, b)) {
      isOtherShape = true
      continue
    }
    for (let k = 0; k < b.rows; k += 1) {
      // equal rows are compared without formatting
      const isSame = JSON.stringify(before?.rows[k]) === JSON.stringify(after?.rows[k])
      if (!isSame) found.push(...changedCells(part, { a, b, k }))
    }
  }
  return { numbers: found.slice(0, limit), more: Math.max(0, found.length - limit), isOtherShape }
}

interface Pair {
  /** The level of a split. */
  readonly part: string
  readonly before: OutcomeTable | undefined
  readonly after: OutcomeTable | undefined
}

/** Undefined if the outcomes are of different kinds. */
function pairsOf(kept: Outcome, today: Outcome): Pair[] | undefined {
  if (kept.status === 'split' && today.status === 'split') {
    if (kept.parts.length !== today.parts.length) return undefined
    const pairs = kept.parts.map(({ level, outcome }, k) =>
      tablesOf(String(level.level), outcome, today.parts[k]?.outcome),
    )
    return pairs.some((one) => one === undefined) ? undefined : pairs.flatMap((one) => one ?? [])
  }
  return kept.status === 'split' || today.status === 'split' ? undefined : tablesOf('', kept, today)
}

function tablesOf(part: string, kept: Answer, today: Answer | undefined): Pair[] | undefined {
  if (kept.status !== 'done' || today?.status !== 'done') return undefined
  const ids = new Set([...kept.tables, ...today.tables].map(({ id }) => id))
  const named = (tables: readonly OutcomeTable[], wanted: string) => tables.find(({ id }) => id === wanted)
  return [...ids].map((id) => ({ part, before: named(kept.tables, id), after: named(today.tables, id) }))
}

const headOf = ({ head }: OutlinedTable) => head.flat().map(({ text }) => text)

function isSameShape(a: OutlinedTable, b: OutlinedTable): boolean {
  return a.rows === b.rows && headOf(a).join('\n') === headOf(b).join('\n')
}

interface Row {
  readonly a: OutlinedTable
  readonly b: OutlinedTable
  readonly k: number
}

function changedCells(part: string, { a, b, k }: Row): ChangedNumber[] {
  const columns = headOf(b)
  const [before, after] = [a.row(k).cells, b.row(k).cells]
  const table = part === '' ? b.title : `${part}: ${b.title}`
  const row = after[0]?.text ?? ''
  return after.flatMap(({ text: today }, c) => {
    const kept = before[c]?.text ?? ''
    return kept === today ? [] : [{ table, row, column: columns[c] ?? '', kept, today }]
  })
}
