import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { MersenneTwister } from '../../random/mersenne-twister.ts'
import { randomIndices } from '../../random/random-index.ts'
import type { Resampled } from '../../scatter/kernel.ts'

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
    means[b] = meanOf(sorted, drawn)
    medians[b] = medianOf(sorted, drawn)
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

/** Differences from a central value are summed, so that those of integers are exact and large ones keep their digits. */
function meanOf(sorted: Float64Array, drawn: Uint32Array): number {
  const n = sorted.length
  const origin = sorted[n >> 1] as number
  let sum = 0
  for (let k = 0; k < n; k++) sum += (drawn[k] as number) * ((sorted[k] as number) - origin)
  return origin + sum / n
}

/** The middle value, or the midpoint of the two, of a sample given by how often each value was drawn. */
function medianOf(sorted: Float64Array, drawn: Uint32Array): number {
  const n = sorted.length
  const half = (n + 1) >> 1
  let [k, below] = [0, drawn[0] as number]
  while (below < half) below += drawn[++k] as number
  const low = sorted[k] as number
  if (n % 2 === 1 || below > half) return low
  for (k++; drawn[k] === 0; ) k++
  return low / 2 + (sorted[k] as number) / 2
}
