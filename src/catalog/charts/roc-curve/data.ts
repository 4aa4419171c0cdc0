import type { DrawnRoc, RocFigure } from '../../kit/accuracy/roc-plot.ts'

export interface RocCurveData extends Omit<RocFigure, 'curves'> {
  readonly curves: readonly MarkerCurve[]
}

export interface MarkerCurve extends Omit<DrawnRoc, 'variable'> {
  readonly of: { readonly variable: string }
}
