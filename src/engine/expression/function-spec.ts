import type { ValueType, Vector } from './vector.ts'

/**
 * What an argument must be; NA fits everywhere. `number` also accepts a condition as 1 and 0; `date` also accepts an instant; `key` is
 * compared with the first argument, which it must be comparable with.
 */
export type ParameterType = 'number' | 'text' | 'logical' | 'date' | 'any' | 'key'

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
  /** The type of the argument k of `count`, where it depends on their number; it stands above `parameters` and `rest`. */
  readonly typeOf?: (k: number, count: number) => ParameterType
  /** Whether keys are compared by size, which texts cannot be. */
  readonly orders?: true
  /** A type, or that of arguments: `same` is the common type of those marked `any`, `first` the type of the first one. */
  readonly result: Exclude<ValueType, 'missing'> | 'same' | 'first'
  evaluate(args: readonly Vector[], context: EvaluationContext): Vector
}

/** The type that argument k of `count` arguments must have. */
export function parameterType(spec: FunctionSpec, k: number, count: number): ParameterType {
  return spec.typeOf?.(k, count) ?? spec.parameters[k] ?? spec.rest ?? 'any'
}

/** The value if it is finite, otherwise NaN. `context` counts the latter, unless an operand in `from` was missing already. */
export function finite(context: EvaluationContext, value: number, ...from: readonly number[]): number {
  if (Number.isFinite(value)) return value
  if (!from.some(Number.isNaN)) context.notFinite++
  return Number.NaN
}
