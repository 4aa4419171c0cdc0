import type { Numeric } from '../outcome/outcome.ts'
import type { SolveFor } from './planning-options.ts'
import type { CountedUnit } from './planning-tables.ts'

/** What the reading of a plan speaks of; `about` is the entry's own. */
export interface PlanFacts<About extends object> {
  readonly solveFor: SolveFor
  readonly sizes: readonly { readonly counted: CountedUnit; readonly needed: number; readonly enrolled: number }[]
  readonly groups: number
  readonly total: { readonly needed: number; readonly enrolled: number }
  /** Where the test counts them. */
  readonly events: number | null
  readonly effect: Numeric
  /** With the whole numbers of persons. */
  readonly power: Numeric
  /** Asked for, unless the power is what was solved for. */
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
