import type { WhiskerRule } from '#engine/methods/description/box-summary.ts'
import type { PAdjustment } from '#engine/methods/inference/adjust-p-values.ts'
import type { Comparison } from '../../kit/comparison/compared-pairs.ts'
import type { QuartileRule } from '../../kit/options/quartile-type.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

/** Data of boxes and violins; a cell is one group, or one colour within a group. */
export interface BoxViolinData {
  readonly of: { readonly variable: string }
  readonly groups: readonly (LevelRef | null)[]
  readonly colours: readonly (LevelRef | null)[]
  readonly show: {
    readonly shape: 'box' | 'violin' | 'both' | 'raincloud' | 'split'
    /** Absent for Tukey's. */
    readonly whiskers?: Exclude<WhiskerRule, 'tukey'>
    readonly points: PointsShown
    readonly mean: boolean
    readonly quartileType: QuartileRule
    readonly label: 'p' | 'stars'
    readonly test: 'none' | 'welch' | 'mann-whitney'
    readonly adjust: PAdjustment
    /** Only these comparisons have brackets; omitted for all. */
    readonly marked?: 'significant'
  }
  /** Cells group by group, with the colours of each group in order. */
  readonly cells: readonly BoxCell[]
  readonly comparisons: readonly Comparison[]
}

export type PointsShown = 'all' | 'outliers' | 'none'

export interface BoxCell {
  readonly n: number
  /** Null if the cell is empty. */
  readonly box: {
    readonly p25: number
    readonly median: number
    readonly p75: number
    /** Whisker ends by the rule of `show`. */
    readonly low: number
    readonly high: number
    readonly mean: number
  } | null
  readonly density: { readonly at: readonly number[]; readonly height: readonly number[] } | null
  /** In the order of the rows. */
  readonly points: readonly number[]
}
