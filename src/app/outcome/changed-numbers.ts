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
    const rows = a && b && isSameHead(a, b) ? alignedRows(a, b) : undefined
    if (!a || !b || !rows) {
      isOtherShape = true
      continue
    }
    found.push(...changedHead(part, a, b))
    for (const [k, l] of rows) {
      // equal rows are compared without formatting
      const isSame = k !== null && l !== null && JSON.stringify(before?.rows[k]) === JSON.stringify(after?.rows[l])
      if (!isSame) found.push(...changedCells(part, { a, b, k, l }))
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

/** Sizes of groups are part of heads: `male (n = 138)`. */
const withoutSize = (text: string) => text.replace(/[（(]\s*n\s*=[^)）]*[)）]/gu, '(n)')

function isSameHead(a: OutlinedTable, b: OutlinedTable): boolean {
  const heads = [a, b].map((table) => headOf(table).map(withoutSize).join('\n'))
  return heads[0] === heads[1]
}

/** Columns whose head has another number of cases. */
function changedHead(part: string, a: OutlinedTable, b: OutlinedTable): ChangedNumber[] {
  const before = headOf(a)
  return headOf(b).flatMap((today, c) => {
    const kept = before[c] ?? ''
    return kept === today ? [] : [{ table: titleIn(part, b), row: '', column: '', kept, today }]
  })
}

/** The places of a row in both tables; null: it is only in the other. */
type RowPlaces = readonly [inA: number | null, inB: number | null]

/** Cells of the table by which rows are aligned. */
const MOST_COMPARED = 4_000_000

/**
 * Pairs the rows of two tables by their first cells, in order; a level that only one of the tables has is paired with null. Undefined if the tables are too long to be
 * aligned and have different numbers of rows.
 */
function alignedRows(a: OutlinedTable, b: OutlinedTable): readonly RowPlaces[] | undefined {
  if (a.rows * b.rows > MOST_COMPARED)
    return a.rows === b.rows ? Array.from({ length: a.rows }, (_, k): RowPlaces => [k, k]) : undefined
  const [left, right] = [a, b].map((table) =>
    Array.from({ length: table.rows }, (_, k) => withoutSize(table.row(k).cells[0]?.text ?? '')),
  ) as [string[], string[]]
  return longestCommon(left, right)
}

/** Both lists in order, with the longest common subsequence side by side. */
function longestCommon(left: readonly string[], right: readonly string[]): readonly RowPlaces[] {
  const width = right.length + 1
  const longest = new Uint32Array((left.length + 1) * width)
  const at = (k: number, l: number) => longest[k * width + l] as number
  for (let k = left.length - 1; k >= 0; k--)
    for (let l = right.length - 1; l >= 0; l--)
      longest[k * width + l] = left[k] === right[l] ? at(k + 1, l + 1) + 1 : Math.max(at(k + 1, l), at(k, l + 1))
  const rows: RowPlaces[] = []
  let [k, l] = [0, 0]
  while (k < left.length || l < right.length) {
    if (k < left.length && l < right.length && left[k] === right[l]) rows.push([k++, l++])
    else if (l >= right.length || (k < left.length && at(k + 1, l) >= at(k, l + 1))) rows.push([k++, null])
    else rows.push([null, l++])
  }
  return rows
}

interface Row {
  readonly a: OutlinedTable
  readonly b: OutlinedTable
  readonly k: number | null
  readonly l: number | null
}

function changedCells(part: string, { a, b, k, l }: Row): ChangedNumber[] {
  const columns = headOf(b)
  const [before, after] = [k === null ? [] : a.row(k).cells, l === null ? [] : b.row(l).cells]
  const row = (after[0] ?? before[0])?.text ?? ''
  return columns.flatMap((column, c) => {
    const [kept, today] = [before[c]?.text ?? '', after[c]?.text ?? '']
    // the first cell names the row: of a row that is in one table only, it is not listed as a changed number
    const isName = c === 0 && (k === null || l === null)
    return kept === today || isName ? [] : [{ table: titleIn(part, b), row, column, kept, today }]
  })
}

const titleIn = (part: string, { title }: OutlinedTable) => (part === '' ? title : `${part}: ${title}`)
