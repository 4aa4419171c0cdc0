import type { CentreError } from '#engine/methods/description/centre-error.ts'
import type { PAdjustment } from '#engine/methods/inference/adjust-p-values.ts'
import type { PairedTest } from '#engine/methods/means/compare-paired.ts'
import type { Comparison } from '../../kit/comparison/compared-pairs.ts'
import type { QuartileRule } from '../../kit/options/quartile-type.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

/** Data of measurements of the same cases. */
export interface PairedLinesData {
  readonly variables: readonly string[]
  readonly confidence: number
  readonly show: {
    readonly lines: 'direction' | 'grey' | 'group'
    readonly summary: 'box' | 'mean' | 'none'
    readonly points: boolean
    readonly quartileType: QuartileRule
    readonly label: 'p' | 'stars'
    readonly test: 'none' | PairedTest
    readonly adjust: PAdjustment
    /** Only these comparisons have brackets; omitted for all. */
    readonly marked?: 'significant'
  }
  /** By group. */
  readonly parts: readonly PairedPart[]
  /** Of measurements within each part: part by part, with the measurements of each in order. */
  readonly comparisons: readonly Comparison[]
}

export interface PairedPart {
  readonly group: LevelRef | null
  readonly n: number
  /** One for each measurement. */
  readonly places: readonly PairedPlace[]
  /** The mean of the second of two measurements minus the first; null if it was not requested. */
  readonly change: CentreError | null
}

export interface PairedPlace {
  /** In the order of the cases; empty if quantiles represent them. */
  readonly values: readonly number[]
  /** The 5th, 25th, 50th, 75th and 95th percentiles, if there are too many cases for lines. */
  readonly quantiles: readonly number[] | null
  readonly box: Record<'p25' | 'median' | 'p75' | 'low' | 'high', number> | null
  readonly mean: CentreError | null
}
