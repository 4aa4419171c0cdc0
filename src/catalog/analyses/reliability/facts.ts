import type { IntervalCell, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly n: number
  readonly items: number
  readonly confidence: number
  readonly alpha: Numeric
  readonly interval: IntervalCell
  readonly correlation: Numeric
  /** Null if there is none, or none to be interpreted. */
  readonly omega: Numeric
  /** It was requested and could be computed. */
  readonly hasFactor: boolean
  readonly reversed: readonly string[]
  /** Items that correlate negatively with the sum of the others. */
  readonly against: readonly string[]
  /** The item without which alpha would be highest, where it would be higher than now. */
  readonly better: { readonly item: string; readonly alpha: Numeric } | null
  readonly halves: 'first-last' | 'odd-even'
  readonly splitHalf: Numeric
  readonly equalHalves: boolean
}
