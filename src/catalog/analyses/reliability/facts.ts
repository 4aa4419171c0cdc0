import type { IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly n: number
  readonly items: number
  readonly confidence: number
  readonly alpha: Numeric
  readonly interval: IntervalCell
  readonly correlation: Numeric
  /** Null if omega was not computed or cannot be interpreted. */
  readonly omega: Numeric
  /** The factor model was requested and could be fitted. */
  readonly hasFactor: boolean
  readonly reversed: readonly string[]
  /** Items with a negative correlation with the sum of the others. */
  readonly against: readonly string[]
  /** The item whose deletion raises alpha the most, if any deletion raises it. */
  readonly better: { readonly item: string; readonly alpha: Numeric } | null
  readonly halves: 'first-last' | 'odd-even'
  readonly splitHalf: Numeric
  readonly equalHalves: boolean
}
