import type { Checkpoint } from '../../checkpoint.ts'
import type { Column } from '../../frame/frame.ts'
import type { GroupedRows } from '../../frame/grouped-rows.ts'
import { numberCodes } from '../../frame/number-codes.ts'
import { type QuantileType, quantile } from '../description/quantiles.ts'
import { eachGroup, type GroupedValues, groupedValues, sortedValues } from './grouped-values.ts'

/** Statistics that are numbers of their own. */
export type NumberStatistic =
  | 'n'
  | 'valid'
  | 'missing'
  | 'distinct'
  | 'sum'
  | 'mean'
  | 'sd'
  | 'se'
  | 'median'
  | 'lower-quartile'
  | 'upper-quartile'
  | 'percentile'

/** Statistics that are a value of the group: of any type, with its labels. */
export type PickStatistic = 'min' | 'max' | 'first' | 'last' | 'mode'

export type GroupStatistic = NumberStatistic | PickStatistic

/** A number for each group, or the row whose value it is; NaN and -1 for none. */
export type GroupResult = { readonly values: Float64Array } | { readonly rows: Int32Array }

/** Statistics of one column in groups of rows. What several of them need is computed once. */
export class GroupStatistics {
  readonly #column: Column | null
  readonly #groups: GroupedRows
  readonly #checkpoint: Checkpoint
  #valid?: GroupedValues
  #sorted?: GroupedValues

  /** `column`: usable (`frame/usable.ts`), so that every kind of missing cell is blank; null for numbers of rows only. */
  constructor(column: Column | null, groups: GroupedRows, checkpoint: Checkpoint) {
    this.#column = column
    this.#groups = groups
    this.#checkpoint = checkpoint
  }

  /** Throws a TypeError if the statistic needs numbers and the column has texts, which is a bug of the caller. */
  async get(
    statistic: GroupStatistic,
    { percentile = 50, quantileType = 7 }: { readonly percentile?: number; readonly quantileType?: QuantileType } = {},
  ): Promise<GroupResult> {
    switch (statistic) {
      case 'n':
      case 'valid':
      case 'missing':
        return this.#counts(statistic)
      case 'distinct':
      case 'mode':
        return this.#frequencies(statistic)
      case 'first':
      case 'last':
      case 'min':
      case 'max':
        return this.#pick(statistic)
      case 'sum':
        return this.#ofSlices(await this.#values(), sumOf)
      case 'mean':
        return this.#ofSlices(await this.#values(), meanOf)
      case 'sd':
        return this.#ofSlices(await this.#values(), (values) => sdOf(values))
      case 'se':
        return this.#ofSlices(await this.#values(), (values) => sdOf(values) / Math.sqrt(values.length))
      case 'median':
      case 'lower-quartile':
      case 'upper-quartile':
      case 'percentile': {
        const p = { median: 0.5, 'lower-quartile': 0.25, 'upper-quartile': 0.75, percentile: percentile / 100 }[
          statistic
        ]
        // the median is the same by all types
        return this.#ofSlices(await this.#ascending(), (values) => quantile(values, p, quantileType))
      }
    }
  }

  async #values(): Promise<GroupedValues> {
    const column = this.#column
    if (column === null || column.type === 'text') throw new TypeError('the statistic needs numbers')
    this.#valid ??= await groupedValues(column.values, this.#groups, this.#checkpoint)
    return this.#valid
  }

  async #ascending(): Promise<GroupedValues> {
    this.#sorted ??= await sortedValues(await this.#values(), this.#checkpoint)
    return this.#sorted
  }

  async #ofSlices({ values, starts }: GroupedValues, f: (values: Float64Array) => number): Promise<GroupResult> {
    const results = new Float64Array(starts.length - 1)
    await eachGroup(starts, this.#checkpoint, (g, from, to) => {
      results[g] = f(values.subarray(from, to))
    })
    return { values: results }
  }

  async #counts(statistic: 'n' | 'valid' | 'missing'): Promise<GroupResult> {
    const { rows, starts } = this.#groups
    const isThere = statistic === 'n' ? () => true : isThereIn(this.#column)
    const counts = new Float64Array(starts.length - 1)
    await eachGroup(starts, this.#checkpoint, (g, from, to) => {
      let n = 0
      if (statistic === 'n') n = to - from
      else for (let k = from; k < to; k++) if (isThere(rows[k] as number)) n++
      counts[g] = statistic === 'missing' ? to - from - n : n
    })
    return { values: counts }
  }

  /** The row of the first, last, smallest or largest value; of equal ones the first row. */
  async #pick(statistic: 'first' | 'last' | 'min' | 'max'): Promise<GroupResult> {
    const column = this.#column
    const { rows, starts } = this.#groups
    const isThere = isThereIn(column)
    const values = column?.type === 'text' ? null : column?.values
    if (values === null && (statistic === 'min' || statistic === 'max')) throw new TypeError('texts have no order')
    const isBetter = (row: number, best: number): boolean => {
      if (statistic === 'first') return false
      if (statistic === 'last') return true
      const [value, other] = [values?.[row] as number, values?.[best] as number]
      return statistic === 'min' ? value < other : value > other
    }
    const picked = new Int32Array(starts.length - 1)
    await eachGroup(starts, this.#checkpoint, (g, from, to) => {
      let best = -1
      for (let k = from; k < to; k++) {
        const row = rows[k] as number
        if (isThere(row) && (best < 0 || isBetter(row, best))) best = row
      }
      picked[g] = best
    })
    return { rows: picked }
  }

  /** The number of different values, or the row of the most frequent one; of equally frequent ones the first. */
  async #frequencies(statistic: 'distinct' | 'mode'): Promise<GroupResult> {
    const column = this.#column
    if (column === null) throw new TypeError('the statistic needs a column')
    const codes =
      column.type === 'text' ? column.codes : (await numberCodes(column.values, 'appearance', this.#checkpoint)).codes
    const { rows, starts } = this.#groups
    const seen = new Int32Array(codes.reduce((most, code) => Math.max(most, code), -1) + 1)
    const distinct = new Float64Array(starts.length - 1)
    const modes = new Int32Array(starts.length - 1).fill(-1)
    await eachGroup(starts, this.#checkpoint, (g, from, to) => {
      let different = 0
      for (let k = from; k < to; k++) {
        const code = codes[rows[k] as number] as number
        if (code < 0) continue
        seen[code] = (seen[code] as number) + 1
        if (seen[code] === 1) different++
      }
      let most = 0
      for (let k = from; k < to; k++) {
        const code = codes[rows[k] as number] as number
        if (code < 0 || (seen[code] as number) <= most) continue
        most = seen[code] as number
        modes[g] = rows[k] as number
      }
      for (let k = from; k < to; k++) {
        const code = codes[rows[k] as number] as number
        if (code >= 0) seen[code] = 0
      }
      distinct[g] = different
    })
    return statistic === 'mode' ? { rows: modes } : { values: distinct }
  }
}

function isThereIn(column: Column | null): (row: number) => boolean {
  if (column === null) throw new TypeError('the statistic needs a column')
  if (column.type === 'text') return (row) => (column.codes[row] as number) >= 0
  return (row) => !Number.isNaN(column.values[row])
}

/** Numbers that are added one after the other. */
const FEW = 128

/** Pairwise summation: its rounding error grows with the logarithm of the number of values. */
export function sumOf(values: Float64Array): number {
  if (values.length <= FEW) {
    let sum = 0
    for (let k = 0; k < values.length; k++) sum += values[k] as number
    return sum
  }
  const half = values.length >> 1
  return sumOf(values.subarray(0, half)) + sumOf(values.subarray(half))
}

/** In two passes: the second removes the rounding error of the first. NaN for none. */
export function meanOf(values: Float64Array): number {
  const mean = sumOf(values) / values.length
  if (!Number.isFinite(mean)) return mean
  let rest = 0
  for (let k = 0; k < values.length; k++) rest += (values[k] as number) - mean
  return mean + rest / values.length
}

/** NaN for fewer than two values. */
export function sdOf(values: Float64Array, mean = meanOf(values)): number {
  if (values.length < 2) return Number.NaN
  let squares = 0
  for (let k = 0; k < values.length; k++) squares += ((values[k] as number) - mean) ** 2
  return Math.sqrt(squares / (values.length - 1))
}
