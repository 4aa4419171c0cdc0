import type { Interval } from '#engine/alternative.ts'
import type { NormalEllipse } from '#engine/methods/dimension-reduction/normal-ellipse.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Data of points and fitted curves. */
export interface ScatterData {
  readonly of: { readonly x: { readonly variable: string }; readonly y: { readonly variable: string } }
  readonly show: {
    readonly fit: 'none' | 'linear' | 'polynomial' | 'spline' | 'loess' | 'lowess'
    readonly note: 'none' | 'statistics' | 'equation' | 'both'
    /** The line on which both variables are equal. */
    readonly identity?: true
  }
  readonly confidence: number
  /**
   * Cells along each axis of a grid on which the points are drawn; null if they are drawn where they are. Fits use the values themselves. Absent
   * from outcomes before engine revision 1.
   */
  readonly grid?: number | null
  /** Of outcomes before engine revision 1: every how many-th point is drawn. */
  readonly every?: number
  readonly groups: readonly ScatterGroup[]
  /** A single fit to the points of all groups, which then have no own. */
  readonly overall?: Fitted
  /** P value of the test for different slopes of the groups. */
  readonly slopes?: Numeric
}

export interface ScatterGroup extends Fitted {
  readonly group: LevelRef | null
  readonly n: number
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** The ellipse of a bivariate normal population; null if there are too few points; absent if not requested. */
  readonly ellipse?: NormalEllipse | null
}

/** A curve, with what is stated about it. */
export interface Fitted {
  /** Null if no curve was requested, or there are too few points for it. */
  readonly curve: Curve | null
  readonly statistics: {
    readonly measure: 'pearson' | 'spearman' | 'r-squared'
    readonly value: number
    readonly p: Numeric
    /** The interval of a correlation. */
    readonly interval?: Interval
    /** P value of the bends of a spline. */
    readonly curvature?: Numeric
  } | null
  /** Coefficients of 1, x, x² ...; empty if the curve is not a polynomial. */
  readonly coefficients: readonly number[]
}

export interface Curve {
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Pointwise limits of the mean, and of single values. */
  readonly confidence: Limits | null
  readonly prediction: Limits | null
}

export interface Limits {
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}
