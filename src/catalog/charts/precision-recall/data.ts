import type { PrecisionRecallCurve, PrecisionRule } from '#engine/methods/roc/precision-recall.ts'

export interface PrecisionRecallData {
  readonly rule: PrecisionRule
  readonly show: { readonly isoF1: boolean; readonly baseline: boolean; readonly scale: 'number' | 'percent' }
  readonly curves: readonly MarkerPrecision[]
}

export interface MarkerPrecision extends PrecisionRecallCurve {
  readonly of: { readonly variable: string }
  readonly n: number
  readonly events: number
  /** Average precision, or the area under the interpolated curve. */
  readonly area: number
}
