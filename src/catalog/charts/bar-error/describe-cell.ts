import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import { meanInterval } from '#engine/methods/description/mean-interval.ts'
import { medianInterval } from '#engine/methods/description/median-interval.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { quartiles } from '#engine/methods/description/quantiles.ts'
import type { EventCount } from '#engine/methods/proportions/compare-proportions.ts'
import { clopperPearsonInterval, wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import { repeatCases } from '#engine/methods/samples/repeat-cases.ts'
import { type SortedCases, sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { BarCell } from './data.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** The mean or the median of one cell; `points`: whether single values are shown. `weights`: how many cases each value represents. */
export async function describeValues(
  values: Float64Array,
  options: Options,
  points: boolean,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<BarCell> {
  const n = allCases(values.length, weights)
  if (n === 0) return { n, estimate: null, error: null, points: [] }
  const { estimate, error } =
    options.statistic === 'mean'
      ? meanOf(values, options, weights)
      : medianOf(await sortedCases(values, checkpoint, weights), options)
  return { n, estimate, error: finite(error), points: points ? Array.from(repeatCases(values, weights)) : [] }
}

function meanOf(values: Float64Array, { meanError, confidence }: Options, weights?: Float64Array) {
  const { n, mean, sd } = moments(values, values[0], weights)
  if (meanError === 'ci') return { estimate: mean, error: meanInterval(values, confidence, weights) }
  const half = { sd, se: sd / Math.sqrt(n), none: Number.NaN }[meanError]
  return { estimate: mean, error: around(mean, half) }
}

function medianOf({ values, upTo }: SortedCases, { medianError, quartileType, confidence }: Options) {
  const { p25, median, p75 } = quartiles(values, quartileTypes[quartileType], upTo)
  const error = {
    quartiles: () => ({ lower: p25, upper: p75 }),
    ci: () => medianInterval(values, confidence, upTo),
    none: () => around(median, Number.NaN),
  }[medianError]()
  return { estimate: median, error }
}

/** The proportion of one cell. */
export function describeProportion(
  { events, n }: EventCount,
  { proportionError, confidence }: Pick<Options, 'proportionError' | 'confidence'>,
): BarCell {
  if (n === 0) return { n, estimate: null, error: null, points: [] }
  const p = events / n
  const error = {
    wilson: () => wilsonInterval(events, n, confidence),
    exact: () => clopperPearsonInterval(events, n, confidence),
    se: () => around(p, Math.sqrt((p * (1 - p)) / n)),
    none: () => around(p, Number.NaN),
  }[proportionError]()
  return { n, estimate: p, error: finite(error), points: [] }
}

function around(centre: number, half: number): Interval {
  return { lower: centre - half, upper: centre + half }
}

function finite({ lower, upper }: Interval): BarCell['error'] {
  return Number.isFinite(lower) && Number.isFinite(upper) ? { lower, upper } : null
}
