import type { Alternative } from '#engine/alternative.ts'
import type { IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'
import type { Per } from './per.ts'

export type IntervalMethod = 'exact' | 'byar' | 'score'

/** Facts for the reading. */
export interface Facts {
  readonly variable: string
  /** Null if every row counts 1. */
  readonly exposure: string | null
  readonly confidence: number
  readonly method: IntervalMethod
  readonly alternative: Alternative
  readonly per: Per
  readonly events: number
  readonly amount: number
  readonly rate: Numeric
  readonly interval: IntervalCell
  /** Null if the rate is only estimated. */
  readonly reference: { readonly rate: number; readonly p: Numeric } | null
  /** Null if no expected events were chosen. */
  readonly ratio: {
    readonly expected: number
    readonly value: Numeric
    readonly interval: IntervalCell
    readonly p: Numeric
  } | null
}
