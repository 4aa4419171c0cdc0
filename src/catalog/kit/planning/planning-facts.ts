import type { Numeric } from '../outcome/outcome.ts'
import type { SolveFor } from './planning-options.ts'
import type { CountedUnit } from './planning-tables.ts'

/** Facts for the reading of a plan; `about` is the entry's own. */
export interface PlanFacts<About extends object> {
  readonly solveFor: SolveFor
  readonly sizes: readonly { readonly counted: CountedUnit; readonly needed: number; readonly enrolled: number }[]
  readonly groups: number
  readonly total: { readonly needed: number; readonly enrolled: number }
  /** Set if the test counts events. */
  readonly events: number | null
  readonly effect: Numeric
  /** With the rounded numbers of persons. */
  readonly power: Numeric
  /** The requested power, unless the power was solved for. */
  readonly target: number
  readonly alpha: number
  readonly dropout: number
  readonly clusters: {
    readonly size: number
    readonly icc: number
    readonly designEffect: number
    readonly number: number
  } | null
  readonly about: About
}
