import { countSorted, valueOfCase } from '../samples/sorted-cases.ts'

/** Types of Hyndman and Fan (1996): 7 is R's and Excel's, 6 SPSS's, 2 SAS's. */
export type QuantileType = 2 | 6 | 7

/** The quantile p of ascending values without NaN; NaN for none. `upTo`: how many cases each value and all before it represent, as in `SortedCases`. */
export function quantile(sorted: Float64Array, p: number, type: QuantileType, upTo?: Float64Array): number {
  const n = countSorted({ values: sorted, upTo })
  if (n === 0) return Number.NaN
  const at = (k: number): number => valueOfCase({ values: sorted, upTo }, k)
  if (type === 2) {
    const rank = nearlyWhole(n * p)
    return Number.isInteger(rank) ? (at(rank) + at(rank + 1)) / 2 : at(Math.ceil(rank))
  }
  const rank = nearlyWhole(type === 7 ? 1 + (n - 1) * p : (n + 1) * p)
  const low = Math.floor(rank)
  const part = rank - low
  return part === 0 ? at(low) : at(low) + part * (at(low + 1) - at(low))
}

/** A rank within rounding of an integer is that integer. */
function nearlyWhole(rank: number): number {
  const whole = Math.round(rank)
  return Math.abs(rank - whole) < 4 * Number.EPSILON * rank ? whole : rank
}

export interface Quartiles {
  readonly p25: number
  readonly median: number
  readonly p75: number
}

/** The quartiles of ascending values without NaN, by `quantile`; all NaN for none. */
export function quartiles(sorted: Float64Array, type: QuantileType, upTo?: Float64Array): Quartiles {
  const at = (p: number) => quantile(sorted, p, type, upTo)
  return { p25: at(0.25), median: at(0.5), p75: at(0.75) }
}
