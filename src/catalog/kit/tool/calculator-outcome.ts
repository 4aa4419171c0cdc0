import type { Classified } from './classification.ts'
import type { ReadValues } from './condition.ts'
import type { InputProblem } from './read-input.ts'

interface Common {
  /** What is shown above any score, and whether or not there is one. */
  readonly alerts: readonly InputProblem[]
  readonly answered: Answered
}

export type CalculatorOutcome = Common &
  (
    | /** Nothing is computed while an input is missing: an absent value is not a zero. */ {
        readonly status: 'incomplete'
        readonly missing: readonly string[]
      }
    /** A value that cannot be, a unit that must be confirmed first, a patient for whom the tool does not hold. */
    | { readonly status: 'rejected'; readonly problems: readonly InputProblem[] }
    | CalculatorResult
  )

export interface CalculatorResult extends Common {
  readonly status: 'done'
  readonly revision: number
  /** What was entered, as the formula got it. */
  readonly values: ReadValues
  /** Without those that are absent for these inputs. */
  readonly outputs: Readonly<Record<string, CalculatorOutput>>
  readonly bands: readonly Classified[]
  readonly warnings: readonly InputProblem[]
  /** What the tool has to say of the inputs as a whole. */
  readonly remarks: readonly InputProblem[]
}

export interface CalculatorOutput {
  /** Full precision. */
  readonly value: number
  /** As the source reports it: to its decimals, or up to the next whole number. */
  readonly rounded: number
}

export interface Answered {
  readonly of: number
  readonly count: number
}
