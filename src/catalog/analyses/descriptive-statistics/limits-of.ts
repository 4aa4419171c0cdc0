import type { Interval } from '#engine/alternative.ts'
import {
  type BootstrapInterval,
  bcaInterval,
  percentileInterval,
} from '#engine/methods/bootstrap/bootstrap-interval.ts'
import { bootstrapMeans } from '#engine/methods/bootstrap/bootstrap-means.ts'
import { accelerationOfMean, accelerationOfMedian } from '#engine/methods/bootstrap/jackknife-acceleration.ts'
import { meanInterval } from '#engine/methods/description/mean-interval.ts'
import { medianInterval } from '#engine/methods/description/median-interval.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import { repeatCases } from '#engine/methods/samples/repeat-cases.ts'
import { casesOf, countSorted } from '#engine/methods/samples/sorted-cases.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'

export type Estimated = 'mean' | 'median'

/** Limits of the mean and of the median. */
export interface Limits {
  readonly interval: Interval
  readonly medianInterval: Interval
  /** Estimates for which a limit is the most extreme bootstrap sample. */
  readonly extreme: readonly Estimated[]
}

/** Estimates that differ by less than this fraction of the largest value differ only by rounding. */
const rounding = 1e-14

interface Sample {
  readonly values: Float64Array
  /** How many cases each value represents; undefined without weights. */
  readonly weights: Float64Array | undefined
  /** The values in ascending order, with their cumulative case counts in `upTo` as in `SortedCases`. */
  readonly sorted: Float64Array
  readonly upTo: Float64Array | undefined
}

/** NaN with fewer than 2 cases. */
export async function limitsOf(
  { values, weights, sorted, upTo }: Sample,
  { limits, confidence, replicates }: OptionsOf<typeof definition>,
  context: ComputeContext,
): Promise<Limits> {
  if (limits === 'classical' || countSorted({ values: sorted, upTo }) < 2)
    return {
      interval: meanInterval(values, confidence, weights),
      medianInterval: medianInterval(sorted, confidence, upTo),
      extreme: [],
    }
  // cases are resampled; their number is limited by a refusal
  const [cases, ascending] = [repeatCases(values, weights), repeatCases(sorted, casesOf({ values: sorted, upTo }))]
  const { means, medians } = await bootstrapMeans(ascending, { replicates, seed: context.seed }, context)
  const near = rounding * Math.max(Math.abs(sorted[0] ?? 0), Math.abs(sorted.at(-1) ?? 0))
  const of = (samples: Float64Array, estimate: number, acceleration: number): BootstrapInterval =>
    limits === 'bca'
      ? bcaInterval(samples, { estimate, acceleration, rounding: near }, confidence)
      : percentileInterval(samples, confidence)
  const mean = of(means, moments(cases).mean, accelerationOfMean(cases))
  await context.checkpoint()
  const median = of(medians, quantile(ascending, 0.5, 7), accelerationOfMedian(ascending))
  const extreme = [...(mean.extreme ? (['mean'] as const) : []), ...(median.extreme ? (['median'] as const) : [])]
  return { interval: mean, medianInterval: median, extreme }
}
