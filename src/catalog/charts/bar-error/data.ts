import type { PAdjustment } from '#engine/methods/inference/adjust-p-values.ts'
import type { Comparison } from '../../kit/comparison/compared-pairs.ts'
import type { QuartileRule } from '../../kit/options/quartile-type.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

/** Data of bars and points; a cell is one group, or one colour within a group. */
export interface BarErrorData {
  readonly of: { readonly variable: string }
  /** The counted value, for a proportion. */
  readonly event: LevelRef | null
  readonly groups: readonly (LevelRef | null)[]
  readonly colours: readonly (LevelRef | null)[]
  readonly confidence: number
  readonly show: {
    readonly statistic: 'mean' | 'median' | 'proportion'
    readonly error: ErrorKind
    /** Null if the error bars are not quartiles. */
    readonly quartileType: QuartileRule | null
    readonly shape: 'bars' | 'points' | 'lines'
    readonly values: boolean
    readonly label: 'p' | 'stars'
    readonly test: TestKind
    readonly adjust: PAdjustment
    /** Only these comparisons have brackets; omitted for all. */
    readonly marked?: 'significant'
  }
  /** Cells group by group, with the colours of each group in order. */
  readonly cells: readonly BarCell[]
  readonly comparisons: readonly Comparison[]
}

export type ErrorKind = 'none' | 'sd' | 'se' | 'ci' | 'quartiles' | 'wilson' | 'exact'
export type TestKind = 'none' | 'welch' | 'mann-whitney' | 'textbook' | 'pearson' | 'fisher'

export interface BarCell {
  readonly n: number
  /** Null if the cell is empty. */
  readonly estimate: number | null
  /** Null if no error bar was requested, or there are too few values for one. */
  readonly error: { readonly lower: number; readonly upper: number } | null
  /** In the order of the rows. */
  readonly points: readonly number[]
}
