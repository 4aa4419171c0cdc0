import type { NumericColumn } from './frame.ts'

export interface GroupValues {
  /** The finite values of each group, in the order of the rows. */
  readonly values: readonly Float64Array[]
  /** How many cases each of these values represents; undefined if each is one. */
  readonly weights?: readonly Float64Array[] | undefined
  /** Missing cases of each group. */
  readonly missing: readonly number[]
  readonly infinite: readonly number[]
}

/**
 * Splits a usable column by the code of each row (-1: in no group). `keep` is 0 for excluded rows; `weights`: how many cases each row
 * represents.
 */
export function groupValues(
  column: NumericColumn,
  codes: Int32Array,
  groups: number,
  keep?: Uint8Array,
  weights?: Float64Array,
): GroupValues {
  const counts = new Int32Array(groups)
  const missing = new Float64Array(groups)
  const infinite = new Float64Array(groups)
  const { values } = column
  const groupOf = keep === undefined ? codes : codes.map((code, i) => (keep[i] === 1 ? code : -1))
  for (let i = 0; i < values.length; i++) {
    const g = groupOf[i] ?? -1
    if (g < 0) continue
    const value = values[i] as number
    if (Number.isFinite(value)) counts[g] = (counts[g] as number) + 1
    else {
      const tally = Number.isNaN(value) ? missing : infinite
      tally[g] = (tally[g] as number) + (weights?.[i] ?? 1)
    }
  }
  const split = Array.from(counts, (n) => new Float64Array(n))
  const cases = weights && split.map(({ length }) => new Float64Array(length))
  counts.fill(0)
  for (let i = 0; i < values.length; i++) {
    const g = groupOf[i] ?? -1
    const value = values[i] as number
    if (g < 0 || !Number.isFinite(value)) continue
    const at = counts[g] as number
    ;(split[g] as Float64Array)[at] = value
    const of = cases?.[g]
    if (of !== undefined) of[at] = weights?.[i] ?? 1
    counts[g] = at + 1
  }
  return { values: split, weights: cases, missing: Array.from(missing), infinite: Array.from(infinite) }
}
