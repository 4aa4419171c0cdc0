import type { Alternative } from '#engine/alternative.ts'
import type { IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'
import type { Per } from './per.ts'

export type IntervalMethod = 'exact' | 'byar' | 'score'

/** Facts for the reading. */
export interface Facts {
  readonly variable: string
  /** Null if every row counts as an exposure of 1. */
  readonly exposure: string | null
  readonly confidence: number
  readonly method: IntervalMethod
  readonly alternative: Alternative
  readonly per: Per
  readonly events: number
  readonly amount: number
  readonly rate: Numeric
  readonly interval: IntervalCell
  /** Null if there is no reference rate. */
  readonly reference: { readonly rate: number; readonly p: Numeric } | null
  /** Null if no variable of expected events was chosen. */
  readonly ratio: {
    readonly expected: number
    readonly value: Numeric
    readonly interval: IntervalCell
    readonly p: Numeric
  } | null
}
