import type { Classified } from './classification.ts'
import type { ReadValues } from './condition.ts'
import type { InputProblem } from './read-input.ts'

interface Common {
  /** Alerts shown above any score, and also without one. */
  readonly alerts: readonly InputProblem[]
  readonly answered: Answered
}

export type CalculatorOutcome = Common &
  (
    | /** Nothing is computed while an input is missing: an absent value is not zero. */ {
        readonly status: 'incomplete'
        readonly missing: readonly string[]
      }
    /** An impossible value, a unit to be confirmed first, a patient to whom the tool does not apply. */
    | { readonly status: 'rejected'; readonly problems: readonly InputProblem[] }
    | CalculatorResult
  )

export interface CalculatorResult extends Common {
  readonly status: 'done'
  readonly revision: number
  /** The inputs as passed to the formula. */
  readonly values: ReadValues
  /** Without those absent for these inputs. */
  readonly outputs: Readonly<Record<string, CalculatorOutput>>
  readonly bands: readonly Classified[]
  readonly warnings: readonly InputProblem[]
  /** Remarks on the inputs as a whole. */
  readonly remarks: readonly InputProblem[]
}

export interface CalculatorOutput {
  /** Full precision. */
  readonly value: number
  /** As the source reports it: rounded to its decimals, or up to an integer. */
  readonly rounded: number
}

export interface Answered {
  readonly of: number
  readonly count: number
}
