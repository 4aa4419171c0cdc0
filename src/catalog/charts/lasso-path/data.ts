import type { PenalisedFamily } from '#engine/methods/penalised/penalised-path.ts'
import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'

export interface LassoPathData {
  readonly of: { readonly outcome: VariableRef | LevelRef }
  readonly family: PenalisedFamily
  readonly n: number
  /** 0 for a measurement. */
  readonly events: number
  readonly show: {
    readonly panels: 'both' | 'path' | 'validation'
    readonly x: 'lambda' | 'norm' | 'deviance'
    readonly scale: 'standardised' | 'original'
    readonly labels: number
    readonly folds: number
    readonly seed: number
  }
  /** Falling penalties; the lists below have a value for each. */
  readonly lambda: readonly number[]
  /** Coefficients that are not 0. */
  readonly count: readonly number[]
  /** Share of the deviance that is explained. */
  readonly explained: readonly number[]
  readonly paths: readonly { readonly of: VariableRef | LevelRef; readonly values: readonly number[] }[]
  readonly validation: {
    readonly mean: readonly number[]
    readonly error: readonly number[]
    /** Index of lambda.min. */
    readonly lowest: number
    /** Index of lambda.1se. */
    readonly oneError: number
  }
}
