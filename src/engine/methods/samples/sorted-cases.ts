import type { Checkpoint } from '../../checkpoint.ts'
import { mergeSorted } from './merge-sorted.ts'
import { sortedOrder } from './sorted-order.ts'
import { sortedValues } from './sorted-values.ts'

/**
 * A sample in ascending order with case counts: order statistics and ranks take time proportional to the number of distinct values, not of
 * cases.
 */
export interface SortedCases {
  readonly values: Float64Array
  /** Cumulative case counts, with distinct values. If undefined, each value is one case. */
  readonly upTo?: Float64Array | undefined
}

/** Sorts a sample without NaN. `weights`: case counts of the values, above 0. */
export async function sortedCases(
  values: Float64Array,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<SortedCases> {
  if (weights === undefined) return { values: await sortedValues(values, checkpoint) }
  const order = await sortedOrder(values, checkpoint)
  const distinct = new Float64Array(values.length)
  const upTo = new Float64Array(values.length)
  let [size, cases] = [0, 0]
  for (const row of order) {
    const value = values[row] as number
    cases += weights[row] as number
    if (size === 0 || distinct[size - 1] !== value) distinct[size++] = value
    upTo[size - 1] = cases
  }
  await checkpoint()
  return { values: distinct.slice(0, size), upTo: upTo.slice(0, size) }
}

/** The number of cases of the first `place` values. */
export function casesBefore({ upTo }: SortedCases, place: number): number {
  if (upTo === undefined) return place
  return place === 0 ? 0 : (upTo[place - 1] as number)
}

/** The number of cases of the value with this index. */
export function casesAt(sorted: SortedCases, place: number): number {
  return sorted.upTo === undefined ? 1 : casesBefore(sorted, place + 1) - casesBefore(sorted, place)
}

/** Case counts of the values; undefined if each is one case. */
export function casesOf(sorted: SortedCases): Float64Array | undefined {
  return sorted.upTo?.map((_, k) => casesAt(sorted, k))
}

/** The total number of cases. */
export function countSorted(sorted: SortedCases): number {
  return casesBefore(sorted, sorted.values.length)
}

/** Returns a function that counts the cases with a value below a limit; its calls must have ascending limits. */
export function casesBelow(sorted: SortedCases): (limit: number) => number {
  const { values } = sorted
  let place = 0
  return (limit) => {
    while (place < values.length && (values[place] as number) < limit) place++
    return casesBefore(sorted, place)
  }
}

/** Returns a function that counts the cases with a value of at most a limit; its calls must have ascending limits. */
export function casesUpTo(sorted: SortedCases): (limit: number) => number {
  const { values } = sorted
  let place = 0
  return (limit) => {
    while (place < values.length && (values[place] as number) <= limit) place++
    return casesBefore(sorted, place)
  }
}

/** The value of the k-th case, k from 1; k outside the range gives the first or last value. NaN for an empty sample. */
export function valueOfCase({ values, upTo }: SortedCases, k: number): number {
  const last = values.length - 1
  if (upTo === undefined) return values[Math.min(Math.max(k - 1, 0), last)] ?? Number.NaN
  let [low, high] = [0, Math.max(last, 0)]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((upTo[middle] as number) < k) low = middle + 1
    else high = middle
  }
  return values[low] ?? Number.NaN
}

/** The cases whose value satisfies the condition. */
export function selectSorted(sorted: SortedCases, isWanted: (value: number) => boolean): SortedCases {
  if (sorted.upTo === undefined) return { values: sorted.values.filter(isWanted) }
  const places = [...sorted.values.keys()].filter((k) => isWanted(sorted.values[k] as number))
  let cases = 0
  const upTo = Float64Array.from(places, (k) => {
    cases += casesAt(sorted, k)
    return cases
  })
  return { values: Float64Array.from(places, (k) => sorted.values[k] as number), upTo }
}

/** One value per case, for methods that need individual cases and are used on small samples only. */
export function everyCase(sorted: SortedCases): Float64Array {
  if (sorted.upTo === undefined) return sorted.values
  return Float64Array.from({ length: countSorted(sorted) }, (_, k) => valueOfCase(sorted, k + 1))
}

/** The negated values in ascending order. */
export function mirrored(sorted: SortedCases): SortedCases {
  const values = sorted.values.map((value) => -value).reverse()
  if (sorted.upTo === undefined) return { values }
  const all = countSorted(sorted)
  return { values, upTo: sorted.upTo.map((_, k) => all - casesBefore(sorted, values.length - 1 - k)) }
}

/** Two samples merged into one; either both have case counts or neither has. */
export function mergeCases(a: SortedCases, b: SortedCases): SortedCases {
  if (a.upTo === undefined || b.upTo === undefined) return { values: mergeSorted(a.values, b.values) }
  const values = new Float64Array(a.values.length + b.values.length)
  const upTo = new Float64Array(values.length)
  let [i, j, size] = [0, 0, 0]
  while (i < a.values.length || j < b.values.length) {
    const [left = Number.POSITIVE_INFINITY, right = Number.POSITIVE_INFINITY] = [a.values[i], b.values[j]]
    const value = Math.min(left, right)
    if (left === value) i++
    if (right === value) j++
    values[size] = value
    upTo[size++] = casesBefore(a, i) + casesBefore(b, j)
  }
  return { values: values.slice(0, size), upTo: upTo.slice(0, size) }
}

/** Σ (t³ - t) over the groups of t tied values, and whether there are ties at all. */
export function tiesOf(sorted: SortedCases): { readonly sum: number; readonly tied: boolean } {
  let sum = 0
  let run = 0
  let last = Number.NaN
  for (const [k, value] of sorted.values.entries()) {
    const cases = casesAt(sorted, k)
    if (value === last) run += cases
    else {
      sum += run ** 3 - run
      run = cases
      last = value
    }
  }
  sum += run ** 3 - run
  return { sum, tied: sum > 0 }
}

/** Sum of the midranks of `of` among `all`, both in ascending order; `lead` smaller cases precede `all` without being listed. */
export function sumOfMidranks(of: SortedCases, all: SortedCases, lead = 0): number {
  const [values, among] = [of.values, all.values]
  let sum = 0
  let [below, upTo] = [0, 0]
  for (let k = 0; k < values.length; k++) {
    const value = values[k] as number
    while (below < among.length && (among[below] as number) < value) below++
    while (upTo < among.length && (among[upTo] as number) <= value) upTo++
    sum += casesAt(of, k) * (lead + (casesBefore(all, below) + 1 + casesBefore(all, upTo)) / 2)
  }
  return sum
}

/** The values from index `from` up to but not including index `to`, with their case counts. */
export function sliceSorted({ values, upTo }: SortedCases, from: number, to: number): SortedCases {
  if (upTo === undefined) return { values: values.subarray(from, to) }
  const before = casesBefore({ values, upTo }, from)
  return { values: values.subarray(from, to), upTo: upTo.subarray(from, to).map((cases) => cases - before) }
}
