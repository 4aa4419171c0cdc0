import type { DrawnCurve } from '#engine/methods/survival/drawn-curve.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import type { CurveUnit } from '../../kit/survival/survival-figure.ts'

/** The data of survival curves with the area up to a horizon. */
export interface MeansData {
  readonly time: string
  readonly unit: CurveUnit
  readonly confidence: number
  /** The horizon, in the unit of the axis. */
  readonly tau: number
  readonly ticks: readonly number[]
  /** The end of the time axis. */
  readonly last: number
  readonly show: {
    /** A panel for each group with the area under its curve, or one panel with the area between the curves of two groups. */
    readonly layout: 'panels' | 'between'
    readonly riskTable: 'none' | 'at-risk' | 'at-risk-events'
  }
  /** The group with which the others are compared; null without a second one. */
  readonly reference: LevelRef | null
  readonly groups: readonly MeansGroup[]
}

export interface MeansGroup extends Omit<DrawnCurve, 'lower' | 'upper'> {
  readonly group: LevelRef | null
  readonly mean: Estimate
  /** This group minus, and divided by, the reference; absent for the reference. */
  readonly contrast?: { readonly difference: Tested; readonly ratio: Tested }
}

/** Limits are null if the standard error cannot be estimated. */
export interface Estimate {
  readonly estimate: Numeric
  readonly lower: Numeric
  readonly upper: Numeric
}

export interface Tested extends Estimate {
  readonly p: Numeric
}
