import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

/** What points and fitted curves are drawn from. */
export interface ScatterData {
  readonly of: { readonly x: { readonly variable: string }; readonly y: { readonly variable: string } }
  readonly show: {
    readonly fit: 'none' | 'linear' | 'polynomial' | 'lowess'
    readonly note: 'none' | 'statistics' | 'equation' | 'both'
  }
  readonly confidence: number
  /** One point in so many is drawn; the fit rests on all. */
  readonly every: number
  readonly groups: readonly ScatterGroup[]
}

export interface ScatterGroup {
  readonly group: LevelRef | null
  readonly n: number
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Null if none was requested, or where the points are too few. */
  readonly curve: Curve | null
  readonly statistics: {
    readonly measure: 'pearson' | 'spearman' | 'r-squared'
    readonly value: number
    readonly p: Numeric
  } | null
  /** Of 1, x, x² ...; none if the curve is not a polynomial. */
  readonly coefficients: readonly number[]
}

export interface Curve {
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** Pointwise, for the mean and for single values. */
  readonly confidence: Limits | null
  readonly prediction: Limits | null
}

export interface Limits {
  readonly lower: readonly number[]
  readonly upper: readonly number[]
}
