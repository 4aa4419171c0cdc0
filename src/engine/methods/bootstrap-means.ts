import type { Checkpoint } from '../checkpoint.ts'
import { Pace } from '../pace.ts'
import { mersenneTwister } from '../random/mersenne-twister.ts'
import { randomIndices } from '../random/random-index.ts'
import { sortedValues } from './sorted-values.ts'

export interface Resampling {
  /** B, at least 1. */
  readonly replicates: number
  /** Of the stream of random numbers. */
  readonly seed: number
}

/** What the samples drawn with replacement come to, each ascending. */
export interface BootstrapMeans {
  readonly means: Float64Array
  readonly medians: Float64Array
}

/**
 * Means and medians of bootstrap samples: n values drawn with replacement from the n that are given, B times (Efron B, Tibshirani RJ. An
 * introduction to the bootstrap. New York: Chapman & Hall; 1993, ch. 6). `sorted` ascends, so that the order of the rows does not matter; the samples are
 * those of R's `set.seed(seed); sorted[sample.int(n, n, TRUE)]`. A sample is kept as the number of times that each value was drawn: its median is
 * found by counting, without sorting. No samples of no values. Throws `seed-out-of-range`.
 */
export async function bootstrapMeans(
  sorted: Float64Array,
  { replicates, seed }: Resampling,
  checkpoint: Checkpoint,
  progress: (share: number) => void = () => undefined,
): Promise<BootstrapMeans> {
  const n = sorted.length
  if (n === 0) return { means: new Float64Array(), medians: new Float64Array() }
  const next = randomIndices(mersenneTwister(seed), n)
  const pace = new Pace(checkpoint)
  const drawn = new Uint32Array(n)
  const [means, medians] = [new Float64Array(replicates), new Float64Array(replicates)]
  for (let b = 0; b < replicates; b++) {
    drawn.fill(0)
    for (let from = 0; from < n; from += portion) {
      const to = Math.min(from + portion, n)
      for (let i = from; i < to; i++) {
        const at = next()
        drawn[at] = (drawn[at] as number) + 1
      }
      if (pace.due(cost * (to - from))) await pace.rest()
    }
    means[b] = meanOf(sorted, drawn)
    medians[b] = medianOf(sorted, drawn)
    if (pace.due(n)) await pace.rest()
    if (b % shown === 0) progress(b / replicates)
  }
  return { means: await sortedValues(means, checkpoint), medians: await sortedValues(medians, checkpoint) }
}

/** Draws between two looks at the clock. */
const portion = 1 << 14

/** Of a draw, in operations. */
const cost = 12

/** Samples between two reports of the progress. */
const shown = 50

/** Differences from a value in the middle are summed, so that those of whole numbers are exact and large ones keep their digits. */
function meanOf(sorted: Float64Array, drawn: Uint32Array): number {
  const n = sorted.length
  const origin = sorted[n >> 1] as number
  let sum = 0
  for (let k = 0; k < n; k++) sum += (drawn[k] as number) * ((sorted[k] as number) - origin)
  return origin + sum / n
}

/** The value in the middle, or half-way between the two, of a sample by how often each value was drawn. */
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
