import type { CentreError, MeanError, MedianError } from '#engine/methods/description/centre-error.ts'
import type { PAdjustment } from '#engine/methods/inference/adjust-p-values.ts'
import type { CountedHeights } from '#engine/methods/samples/counted-heights.ts'
import type { StripLayout } from '#figure/strip-marks.ts'
import type { Comparison } from '../../kit/comparison/compared-pairs.ts'
import type { QuartileRule } from '../../kit/options/quartile-type.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

/** Data of single values; a cell is one group, or one colour within a group. */
export interface StripPlotData {
  readonly of: { readonly variable: string }
  readonly groups: readonly (LevelRef | null)[]
  readonly colours: readonly (LevelRef | null)[]
  readonly confidence: number
  readonly show: {
    readonly layout: StripLayout
    /** Diameter in points; null if it depends on the number of values. */
    readonly size: number | null
    /** Whether the names of groups have their sizes. */
    readonly sizes: boolean
    readonly centre: 'mean' | 'median' | 'none'
    readonly error: MeanError | MedianError
    /** Null if the error bars are not quartiles. */
    readonly quartileType: QuartileRule | null
    readonly label: 'p' | 'stars'
    readonly test: 'none' | 'welch' | 'mann-whitney'
    readonly adjust: PAdjustment
    /** Only these comparisons have brackets; omitted for all. */
    readonly marked?: 'significant'
  }
  /** Cells group by group, with the colours of each group in order. */
  readonly cells: readonly StripCell[]
  readonly comparisons: readonly Comparison[]
}

export interface StripCell {
  readonly n: number
  /** Null if the cell is empty, or no centre was requested. */
  readonly centre: CentreError | null
  /** In the order of the rows; empty if they are counted. Of outcomes before engine revision 2 in groups of many values: evenly spaced ones in order. */
  readonly points: readonly number[]
  /** Absent if the points are drawn where they are. */
  readonly heights?: CountedHeights
}
