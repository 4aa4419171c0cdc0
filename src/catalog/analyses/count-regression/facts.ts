import type { RatioFact, TermTestFact } from '../../kit/models/ratio-facts.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly outcome: string
  readonly exposure: string | null
  readonly n: number
  readonly events: number
  readonly confidence: number
  readonly distribution: 'poisson' | 'negative-binomial'
  readonly errors: 'model' | 'robust'
  readonly squares: 'I' | 'II' | 'III'
  readonly overall: { readonly statistic: Numeric; readonly df: number; readonly p: Numeric }
  /** Pearson's chi-squared divided by its degrees of freedom; null if there are none. */
  readonly dispersion: Numeric
  readonly theta: Numeric
  readonly ratios: readonly RatioFact[]
  readonly tests: readonly TermTestFact[]
  readonly splines: boolean
  readonly polynomials: boolean
}
