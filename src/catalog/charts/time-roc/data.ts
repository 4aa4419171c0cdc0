import type { DrawnRoc } from '../../kit/accuracy/roc-plot.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'

/** Data of ROC curves of one marker at several times. */
export interface TimeRocData {
  readonly of: { readonly variable: string }
  readonly unit: CurveUnit
  readonly confidence: number
  readonly show: { readonly scale: 'number' | 'percent' }
  readonly n: number
  readonly curves: readonly TimeCurve[]
}

export interface TimeCurve extends Pick<DrawnRoc, 'falsePositive' | 'truePositive' | 'area'> {
  readonly time: number
  /** Rows with the event up to the time, and rows followed beyond it. */
  readonly counted: { readonly cases: number; readonly controls: number }
}
