import type { ThresholdMeasure } from '#engine/methods/roc/threshold-measures.ts'
import type { RocFigure } from '../../kit/accuracy/roc-plot.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'

export interface ThresholdPlotData {
  readonly of: { readonly variable: string }
  /** Whether values at or above a cut-off, or at or below it, are positive. */
  readonly side: 'higher' | 'lower'
  readonly n: number
  readonly events: number
  readonly confidence: number
  /** Null for that of the data. */
  readonly prevalence: number | null
  readonly rule: RocFigure['rule']
  readonly show: { readonly band: boolean; readonly scale: 'number' | 'percent' }
  /** Observed values, ascending. */
  readonly cutOffs: readonly number[]
  readonly measures: readonly MeasureCourse[]
  /** Null if none is marked. */
  readonly cutOff: number | null
}

/** A measure at each of the cut-offs, with its limits, and at the marked one. */
export interface MeasureCourse {
  readonly name: ThresholdMeasure
  readonly y: readonly Numeric[]
  readonly lower: readonly Numeric[]
  readonly upper: readonly Numeric[]
  readonly marked: { readonly value: Numeric; readonly lower: Numeric; readonly upper: Numeric } | null
}
