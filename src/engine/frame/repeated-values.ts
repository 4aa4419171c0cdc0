import type { Checkpoint } from '../checkpoint.ts'
import { allCases } from './case-weights.ts'
import { factor } from './factor.ts'
import { columnById, type Frame } from './frame.ts'
import { numericColumn } from './numeric-column.ts'
import { usable } from './usable.ts'

/** One outcome of each subject under several conditions: a column for each, or a row for each. */
export type RepeatedLayout =
  | {
      readonly layout: 'wide'
      readonly factors: readonly { readonly levels: readonly string[] }[]
      readonly columns: readonly string[]
    }
  | { readonly layout: 'long'; readonly outcome: string; readonly subject: string; readonly within: readonly string[] }

/** The name of a condition: the reader's own, or a level of a variable. */
export type Condition = { readonly text: string } | { readonly variable: string; readonly level: number | string }

export interface RepeatedValues {
  readonly conditions: readonly Condition[]
  /** For each condition the values of the complete subjects, subject by subject. */
  readonly values: readonly Float64Array[]
  /** How many subjects each of those represents; undefined if each is one. */
  readonly weights: Float64Array | undefined
  /** Subjects that have all conditions. */
  readonly n: number
  readonly subjects: number
  /** Subjects that lack a condition. */
  readonly incomplete: number
  readonly infinite: number
  /** Cases without a subject or a condition; 0 if conditions are columns. */
  readonly unplaced: number
  /** Subjects with more than one case of a condition: if there are any, the rest is invalid. */
  readonly repeated: number
}

/** Rows between two checkpoints. */
const portion = 1 << 16

/**
 * Measurements of each subject under the levels of one factor, for subjects with a finite value under all of them. `weights`: how many cases
 * each row of the frame represents; in a long layout, more than one case is more than one row of a condition. Throws an Error if a column does
 * not exist or is not numeric: options are validated before.
 */
export async function repeatedValues(
  frame: Frame,
  layout: RepeatedLayout,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<RepeatedValues> {
  if (layout.layout === 'wide') {
    const columns = layout.columns.map((id) => numericColumn(frame, id).values)
    const levels = layout.factors[0]?.levels ?? []
    await checkpoint()
    return completed(
      levels.map((text) => ({ text })),
      columns,
      { unplaced: 0, repeated: 0 },
      checkpoint,
      weights,
    )
  }
  const [within = ''] = layout.within
  const [by, subject] = [columnById(frame, within), columnById(frame, layout.subject)]
  if (by === undefined || subject === undefined) throw new Error('The columns of the subjects are missing')
  const { levels, codes } = factor(by)
  await checkpoint()
  const { values } = numericColumn(frame, layout.outcome)
  const seen = usable(subject)
  const keys: ArrayLike<number> = seen.type === 'text' ? seen.codes : seen.values
  const isBlank = seen.type === 'text' ? (key: number) => key < 0 : Number.isNaN
  const places = new Map<number, number>()
  const columns = levels.map(() => new Float64Array(frame.rows).fill(Number.NaN))
  const taken = levels.map(() => new Uint8Array(frame.rows))
  await checkpoint()
  const repeated = new Set<number>()
  let unplaced = 0
  for (let i = 0; i < codes.length; i++) {
    if (i % portion === 0) await checkpoint()
    const [code, key] = [codes[i] ?? -1, keys[i] ?? Number.NaN]
    const cases = weights?.[i] ?? 1
    if (code < 0 || isBlank(key)) {
      unplaced += cases
      continue
    }
    const place = places.get(key) ?? places.size
    places.set(key, place)
    const [column, filled] = [columns[code], taken[code]]
    if (column === undefined || filled === undefined) continue
    if (filled[place] === 1 || cases > 1) repeated.add(place)
    filled[place] = 1
    column[place] = values[i] ?? Number.NaN
  }
  return completed(
    levels.map(({ value }) => ({ variable: within, level: value })),
    columns.map((column) => column.subarray(0, places.size)),
    { unplaced, repeated: repeated.size },
    checkpoint,
  )
}

/** Only the subjects with a finite value in every column. */
async function completed(
  conditions: readonly Condition[],
  columns: readonly Float64Array[],
  rows: { readonly unplaced: number; readonly repeated: number },
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<RepeatedValues> {
  const length = columns[0]?.length ?? 0
  const complete = new Uint8Array(length).fill(1)
  let infinite = 0
  for (const column of columns) {
    for (let i = 0; i < length; i++) {
      const value = column[i] ?? Number.NaN
      if (Number.isFinite(value)) continue
      complete[i] = 0
      if (!Number.isNaN(value)) infinite += weights?.[i] ?? 1
    }
    await checkpoint()
  }
  const values: Float64Array[] = []
  for (const column of columns) {
    values.push(column.filter((_, i) => complete[i] === 1))
    await checkpoint()
  }
  const own = weights?.filter((_, i) => complete[i] === 1)
  const subjects = allCases(length, weights)
  const n = allCases(values[0]?.length ?? 0, own)
  return { conditions, values, weights: own, n, subjects, incomplete: subjects - n, infinite, ...rows }
}
