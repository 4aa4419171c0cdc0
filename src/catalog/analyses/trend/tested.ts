import type { Interval } from '#engine/alternative.ts'
import type { Risk } from '#engine/frame/count-events.ts'
import type { ProportionTrend } from '#engine/methods/proportions/trend.ts'
import type { LinearTrend } from '#engine/methods/tables/association.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { ScoredTable } from './read-trend.ts'

/** A trend of a proportion across the groups, at full precision. */
export interface TrendTable extends ScoredTable, ProportionTrend {
  readonly event: LevelRef
  readonly risks: readonly Risk[]
  readonly linear: LinearTrend
}

/** An association between an ordered outcome and the groups. */
export interface AssociatedTable extends ScoredTable {
  readonly n: number
  readonly linear: LinearTrend
  readonly interval: Interval
}
