import type { RatioFact, TermTestFact } from '../../kit/models/ratio-facts.ts'
import type { IntervalCell, LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly event: LevelRef
  readonly n: number
  readonly events: number
  readonly confidence: number
  readonly interval: 'wald' | 'profile'
  readonly method: 'likelihood' | 'firth'
  readonly squares: 'I' | 'II' | 'III'
  readonly nagelkerke: Numeric
  readonly overall: { readonly statistic: Numeric; readonly df: number; readonly p: Numeric }
  readonly ratios: readonly RatioFact[]
  /** Tests of terms whose coefficients cannot be interpreted on their own. */
  readonly tests: readonly TermTestFact[]
  readonly area: { readonly value: Numeric; readonly interval: IntervalCell } | null
  readonly splines: boolean
  readonly polynomials: boolean
}
