import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import { meanError, medianError } from '#engine/methods/description/centre-error.ts'
import type { EventCount } from '#engine/methods/proportions/compare-proportions.ts'
import { clopperPearsonInterval, wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import { repeatCases } from '#engine/methods/samples/repeat-cases.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
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
  const described =
    options.statistic === 'mean'
      ? meanError(values, options.meanError, options.confidence, weights)
      : medianError(await sortedCases(values, checkpoint, weights), options.medianError, {
          quartileType: quartileTypes[options.quartileType],
          confidence: options.confidence,
        })
  return { n, ...described, points: points ? Array.from(repeatCases(values, weights)) : [] }
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
