import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** Data of points and fitted curves. */
export interface ScatterData {
  readonly of: { readonly x: { readonly variable: string }; readonly y: { readonly variable: string } }
  readonly show: {
    readonly fit: 'none' | 'linear' | 'polynomial' | 'lowess'
    readonly note: 'none' | 'statistics' | 'equation' | 'both'
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
}

export interface ScatterGroup {
  readonly group: LevelRef | null
  readonly n: number
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Null if no curve was requested, or there are too few points for it. */
  readonly curve: Curve | null
  readonly statistics: {
    readonly measure: 'pearson' | 'spearman' | 'r-squared'
    readonly value: number
    readonly p: Numeric
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
