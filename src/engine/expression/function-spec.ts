import type { ValueType, Vector } from './vector.ts'

/** `number` also accepts a condition as 1 and 0; `date` also accepts an instant. */
export type ParameterType = 'number' | 'text' | 'logical' | 'date' | 'any'

export interface EvaluationContext {
  readonly rows: number
  /** Results that are not finite have become missing. */
  notFinite: number
  /** Among these, quotients by zero. */
  dividedByZero: number
}

export interface FunctionSpec {
  readonly parameters: readonly ParameterType[]
  /** Number of optional parameters at the end. */
  readonly optional?: number
  /** The type of further arguments. */
  readonly rest?: ParameterType
  /** A type, or that of one of the arguments: `same` is the common type of those marked `any`. */
  readonly result: Exclude<ValueType, 'missing'> | 'same'
  evaluate(args: readonly Vector[], context: EvaluationContext): Vector
}

/** The value if it is finite, otherwise NaN. `context` counts the latter, unless an operand in `from` was missing already. */
export function finite(context: EvaluationContext, value: number, ...from: readonly number[]): number {
  if (Number.isFinite(value)) return value
  if (!from.some(Number.isNaN)) context.notFinite++
  return Number.NaN
}
