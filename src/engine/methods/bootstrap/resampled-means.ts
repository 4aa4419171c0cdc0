import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { MersenneTwister } from '../../random/mersenne-twister.ts'
import { randomIndices } from '../../random/random-index.ts'
import type { Resampled } from '../../scatter/kernel.ts'
import { countedMean, countedMedian } from './counted-sample.ts'

/**
 * Means and medians of samples of n values that are drawn with replacement from the n of `sorted`, ascending, one or more: one sample for each
 * seed, that of R's `set.seed(seed); sorted[sample.int(n, n, TRUE)]`. A sample is kept as the number of times that each value was drawn: its median
 * is found by counting, without sorting. Throws `seed-out-of-range` for the seed -2^31.
 */
export async function resampledMeans(
  sorted: Float64Array,
  seeds: Int32Array,
  checkpoint: Checkpoint,
): Promise<Resampled> {
  const n = sorted.length
  const pace = new Pace(checkpoint)
  const drawn = new Uint32Array(n)
  const sample = { sorted, drawn }
  const [means, medians] = [new Float64Array(seeds.length), new Float64Array(seeds.length)]
  for (const [b, seed] of seeds.entries()) {
    const next = randomIndices(new MersenneTwister(seed), n)
    drawn.fill(0)
    for (let from = 0; from < n; from += portion) {
      const to = Math.min(from + portion, n)
      for (let i = from; i < to; i++) {
        const at = next()
        drawn[at] = (drawn[at] as number) + 1
      }
      if (pace.due(drawCost * (to - from))) await pace.rest()
    }
    means[b] = countedMean(sample)
    medians[b] = countedMedian(sample)
    if (pace.due(n + seedCost)) await pace.rest()
  }
  return { means, medians }
}

/** Draws between two checks of the clock. */
const portion = 1 << 14

/** Cost of a draw, in operations. */
const drawCost = 12

/** Cost of a new random stream. */
const seedCost = 3000

/** Cost of one sample of n values, in operations as counted by `Pace`. */
export function sampleCost(n: number): number {
  return (drawCost + 1) * n + seedCost
}
