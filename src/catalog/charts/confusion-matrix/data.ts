import type { SequentialName } from '#figure/colour-scales.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

export interface ConfusionMatrixData {
  /** Ids of the variables with the actual and the predicted classes. */
  readonly of: readonly [actual: string, predicted: string]
  readonly n: number
  readonly confidence: number
  readonly show: { readonly cells: CellText; readonly metrics: boolean; readonly colours: SequentialName }
  readonly classes: readonly LevelRef[]
  /** Actual classes in rows, predicted ones in columns. */
  readonly counts: readonly (readonly number[])[]
  readonly recall: readonly Numeric[]
  readonly precision: readonly Numeric[]
  readonly f1: readonly Numeric[]
  readonly macroF1: Numeric
  readonly accuracy: Limited
  readonly kappa: Limited
}

export type CellText = 'count' | 'count-row' | 'row' | 'column'

export interface Limited {
  readonly value: Numeric
  readonly lower: Numeric
  readonly upper: Numeric
}
