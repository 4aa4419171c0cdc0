import type { RobustKind } from '#engine/methods/regression/robust-covariance.ts'
import type { IntervalCell, LevelRef, Numeric, TermCell } from '../../kit/outcome/outcome.ts'

/** Facts for the reading. */
export interface Facts {
  readonly outcome: string
  readonly n: number
  readonly confidence: number
  readonly errors: 'model' | RobustKind
  readonly weighted: boolean
  readonly squares: 'I' | 'II' | 'III'
  readonly rSquared: Numeric
  readonly adjusted: Numeric
  readonly overall: { readonly statistic: Numeric; readonly df: readonly [number, number]; readonly p: Numeric }
  readonly slopes: readonly Slope[]
  /** Tests of terms whose coefficients cannot be interpreted on their own: curves, interactions and factors in interactions. */
  readonly tests: readonly TermTest[]
  readonly splines: boolean
  readonly polynomials: boolean
}

export interface Slope {
  readonly cell: TermCell
  /** The level, or the mean, that it is compared with; null for a covariate. */
  readonly against: LevelRef | 'mean' | null
  readonly estimate: Numeric
  readonly interval: IntervalCell
  readonly p: Numeric
}

export interface TermTest {
  readonly cell: TermCell
  readonly statistic: Numeric
  readonly df: readonly [number, number]
  readonly p: Numeric
  readonly eta: Numeric
}
