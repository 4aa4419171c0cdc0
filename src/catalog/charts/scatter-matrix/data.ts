import type { CorrelationMethod } from '#engine/methods/correlation/correlate-pairs.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'

export interface ScatterMatrixData {
  readonly of: readonly { readonly variable: string }[]
  readonly show: {
    readonly upper: 'r' | 'scatter'
    readonly diagonal: 'histogram' | 'density'
    readonly method: CorrelationMethod
  }
  /** Rows with at least two of the variables. */
  readonly n: number
  /** Every how many-th row is drawn. */
  readonly every: number
  readonly groups: readonly (LevelRef | null)[]
  readonly rows: {
    /** Index of the group of each drawn row. */
    readonly group: readonly number[]
    /** Its value of each variable; null where it is missing. */
    readonly values: readonly (readonly (number | null)[])[]
  }
  /** Coefficients of all rows, then of each of several groups; empty if they are not shown. */
  readonly correlations: readonly Coefficients[]
  readonly diagonals: readonly Diagonal[]
}

/** Lists of the pairs: of the first variable with the second, the third and so on, then of the second with the later ones. */
export interface Coefficients {
  readonly r: readonly Numeric[]
  readonly n: readonly number[]
}

/** Bars of all rows, or a curve for each group that has one. */
export interface Diagonal {
  readonly edges: readonly number[]
  readonly counts: readonly number[]
  readonly curves: readonly { readonly x: readonly number[]; readonly y: readonly number[] }[]
}
