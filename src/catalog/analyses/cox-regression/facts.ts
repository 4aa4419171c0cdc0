import type { RatioFact, TermTestFact } from '../../kit/models/ratio-facts.ts'
import type { IntervalCell, LevelRef, Numeric, TermCell } from '../../kit/outcome/outcome.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'

/** Facts for the reading. */
export interface Facts {
  readonly status: string
  readonly events: readonly LevelRef[]
  readonly n: number
  readonly happened: number
  readonly confidence: number
  readonly ties: 'efron' | 'breslow' | 'exact'
  readonly squares: 'I' | 'II' | 'III'
  readonly unit: CurveUnit
  /** With delayed entry: the variables of the entry and exit times. */
  readonly entry: { readonly start: string; readonly end: string } | null
  /** The two dates from which the time was computed. */
  readonly dates: { readonly from: string; readonly to: string } | null
  readonly strata: readonly string[]
  readonly overall: { readonly statistic: Numeric; readonly df: number; readonly p: Numeric }
  readonly concordance: { readonly value: Numeric; readonly interval: IntervalCell } | null
  readonly ratios: readonly RatioFact[]
  readonly tests: readonly TermTestFact[]
  /** Global test of proportional hazards. */
  readonly hazards: {
    readonly statistic: Numeric
    readonly df: number
    readonly p: Numeric
    /** Terms with a significant test of their own. */
    readonly changing: readonly TermCell[]
  } | null
  readonly splines: boolean
  readonly polynomials: boolean
}
