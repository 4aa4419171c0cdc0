import type { IntervalCell, LevelRef, Numeric, TermCell } from '../../kit/outcome.ts'

/** What the reading speaks of. */
export interface Facts {
  readonly event: LevelRef
  readonly n: number
  readonly events: number
  readonly confidence: number
  readonly interval: 'wald' | 'profile'
  readonly squares: 'I' | 'II' | 'III'
  readonly nagelkerke: Numeric
  readonly overall: { readonly statistic: Numeric; readonly df: number; readonly p: Numeric }
  readonly ratios: readonly Ratio[]
  /** Terms whose coefficients do not speak for themselves. */
  readonly tests: readonly TermTest[]
  readonly area: { readonly value: Numeric; readonly interval: IntervalCell } | null
  readonly splines: boolean
  readonly polynomials: boolean
}

export interface Ratio {
  readonly cell: TermCell
  /** The level or the mean that it is compared with; null for a covariate. */
  readonly against: LevelRef | 'mean' | null
  readonly ratio: Numeric
  readonly interval: IntervalCell
  readonly p: Numeric
}

export interface TermTest {
  readonly cell: TermCell
  readonly statistic: Numeric
  readonly df: number
  readonly p: Numeric
}
