import type { Checkpoint } from '../../checkpoint.ts'
import type { GroupedRows } from '../../frame/grouped-rows.ts'
import { type QuantileType, quantile } from '../description/quantiles.ts'
import { meanOf, sdOf } from './group-statistics.ts'
import { eachGroup, groupedValues, sortedValues } from './grouped-values.ts'

/** Beyond which a value is an outlier of its group. Shares are from 0 to 1. */
export type LimitRule =
  | { readonly rule: 'tukey' | 'sd' | 'mad'; readonly times: number }
  | { readonly rule: 'percentiles'; readonly low: number; readonly high: number }

export interface GroupLimits {
  /** By group; NaN if it has no limits. */
  readonly low: Float64Array
  readonly high: Float64Array
  /** Groups with values, but without limits, because their values have no spread. */
  readonly without: number
}

/** As in R's `mad`. */
const MAD_FACTOR = 1.4826

/** The limits of each group, from its values that are not missing. A spread of 0 or that cannot be computed gives none. */
export async function groupLimits(
  values: Float64Array,
  groups: GroupedRows,
  { type, ...rule }: LimitRule & { readonly type: QuantileType },
  checkpoint: Checkpoint,
): Promise<GroupLimits> {
  const sorted = await sortedValues(await groupedValues(values, groups, checkpoint), checkpoint)
  const count = groups.starts.length - 1
  const [low, high] = [new Float64Array(count).fill(Number.NaN), new Float64Array(count).fill(Number.NaN)]
  let without = 0
  await eachGroup(sorted.starts, checkpoint, (g, from, to) => {
    if (from === to) return
    const limits = limitsOf(sorted.values.subarray(from, to), rule, type)
    if (limits === null) without++
    else [low[g], high[g]] = limits
  })
  return { low, high, without }
}

function limitsOf(
  sorted: Float64Array,
  rule: LimitRule,
  type: QuantileType,
): readonly [low: number, high: number] | null {
  const at = (p: number) => quantile(sorted, p, type)
  switch (rule.rule) {
    case 'percentiles':
      return [at(rule.low), at(rule.high)]
    case 'tukey': {
      const [q1, q3] = [at(0.25), at(0.75)]
      const [below] = around(q1, q3 - q1, rule.times) ?? []
      const [, above] = around(q3, q3 - q1, rule.times) ?? []
      return below === undefined || above === undefined ? null : [below, above]
    }
    case 'sd': {
      const mean = meanOf(sorted)
      return around(mean, sdOf(sorted, mean), rule.times)
    }
    case 'mad': {
      const median = quantile(sorted, 0.5, 7)
      const deviations = sorted.map((value) => Math.abs(value - median)).sort()
      return around(median, MAD_FACTOR * quantile(deviations, 0.5, 7), rule.times)
    }
  }
}

function around(centre: number, spread: number, times: number): readonly [low: number, high: number] | null {
  if (!(spread > 0 && Number.isFinite(spread) && Number.isFinite(centre))) return null
  return [centre - times * spread, centre + times * spread]
}
