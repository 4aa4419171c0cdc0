import type { CountedHeights } from '#engine/methods/samples/counted-heights.ts'
import type { StripLayout } from '#figure/strip-marks.ts'
import type { RocFigure } from '../../kit/accuracy/roc-plot.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'

export interface DotDiagramData {
  readonly of: { readonly variable: string; readonly outcome: string }
  /** Whether values at or above the cut-off, or at or below it, are positive. */
  readonly side: 'higher' | 'lower'
  readonly confidence: number
  readonly rule: RocFigure['rule']
  readonly show: {
    readonly layout: StripLayout
    /** Diameter in points; null if it depends on the number of values. */
    readonly size: number | null
    readonly axis: 'linear' | 'log'
  }
  /** Those without the event, then those with it. */
  readonly groups: readonly DotGroup[]
  /** Null if none is marked. */
  readonly cutOff: {
    readonly value: number
    readonly sensitivity: CalledShare
    readonly specificity: CalledShare
  } | null
}

export interface DotGroup {
  /** Null for several values of the state together. */
  readonly name: LevelRef | null
  readonly n: number
  /** In the order of the rows; empty if they are counted. */
  readonly points: readonly number[]
  /** Counts at heights, which are common logarithms on a logarithmic axis; absent if the points are drawn where they are. */
  readonly heights?: CountedHeights
}

/** A proportion of a group that the cut-off calls rightly, with its limits. */
export interface CalledShare {
  readonly part: number
  readonly of: number
  readonly value: number
  readonly lower: number
  readonly upper: number
}
