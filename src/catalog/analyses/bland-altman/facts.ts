import type { DifferenceScale } from '#engine/methods/agreement/bland-altman.ts'
import type { IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'

export interface Limit {
  readonly estimate: Numeric
  readonly interval: IntervalCell
}

/** Facts for the reading; ratios are back-transformed. */
export interface Facts {
  readonly first: string
  readonly second: string
  readonly n: number
  readonly scale: DifferenceScale
  readonly against: 'mean' | 'second'
  readonly coverage: number
  readonly confidence: number
  readonly bias: Limit
  readonly lower: Limit
  readonly upper: Limit
  readonly p: Numeric
  /** Null if the averages do not vary. */
  readonly slope: Limit | null
  readonly slopeP: Numeric
  readonly allowed: number | null
  /** Whether the limits of agreement lie within the acceptable difference: with their intervals, without them, or not at all. */
  readonly acceptable: 'surely' | 'barely' | 'no' | null
}
