import type { CountedHeights } from '#engine/methods/samples/counted-heights.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelRef, VariableRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export interface EstimationData {
  /** The measurement; null if each group is a column of its own. */
  readonly of: VariableRef | null
  readonly show: Pick<Options, 'effect' | 'interval' | 'layout'>
  readonly confidence: number
  readonly replicates: number
  readonly seed: number
  /** The values are measurements of the same cases. */
  readonly paired: boolean
  /** The control first. */
  readonly groups: readonly EstimationGroup[]
  /** Against the control, of the groups with enough values. */
  readonly contrasts: readonly EstimationContrast[]
}

export interface EstimationGroup {
  readonly name: LevelRef | VariableRef
  readonly n: number
  /** The mean, or the median if medians or ranks are compared. */
  readonly centre: number
  /** In the order of the rows, or of the cases; empty if they are counted. */
  readonly points: readonly number[]
  /** Absent if the points are drawn where they are. */
  readonly heights?: CountedHeights
}

export interface EstimationContrast {
  /** The place of the group. */
  readonly group: number
  readonly estimate: number
  /** Null if there are too few values for an interval. */
  readonly interval: { readonly lower: number; readonly upper: number } | null
  /** The interval is that of a t distribution. */
  readonly classical: boolean
  /** The measurement per unit of the effect; null if the effect has no unit of the measurement. */
  readonly unit: number | null
  /** Density of the bootstrap samples; null if none were drawn or all are the same. */
  readonly density: { readonly x: readonly number[]; readonly y: readonly number[] } | null
}
