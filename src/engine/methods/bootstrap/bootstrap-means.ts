import type { Checkpoint } from '../../checkpoint.ts'
import { replicateSeeds } from '../../random/replicate-seeds.ts'
import type { Scatter } from '../../scatter/scatter.ts'
import { seedParts } from '../../scatter/seed-parts.ts'
import { sortedValues } from '../samples/sorted-values.ts'
import { sampleCost } from './resampled-means.ts'

export interface Resampling {
  /** B, at least 1. */
  readonly replicates: number
  /** Seed from which those of the samples are derived. */
  readonly seed: number
}

/** Estimates of the samples drawn with replacement, each ascending. */
export interface BootstrapMeans {
  readonly means: Float64Array
  readonly medians: Float64Array
}

interface Given {
  readonly scatter: Scatter
  readonly checkpoint: Checkpoint
  readonly progress: (share: number) => void
}

/**
 * Means and medians of bootstrap samples: n values drawn with replacement from the n that are given, B times (Efron B, Tibshirani RJ. An
 * introduction to the bootstrap. New York: Chapman & Hall; 1993, ch. 6). `sorted` ascends, so that the order of the rows does not matter.
 * Each sample has a seed of its own (`replicateSeeds`), so that they can be drawn on several threads. Without values there are no samples.
 * Throws `seed-out-of-range`.
 */
export async function bootstrapMeans(
  sorted: Float64Array,
  { replicates, seed }: Resampling,
  { scatter, checkpoint, progress }: Given,
): Promise<BootstrapMeans> {
  if (sorted.length === 0) return { means: new Float64Array(), medians: new Float64Array() }
  const cost = sampleCost(sorted.length)
  const parts = seedParts(replicateSeeds(seed, replicates), cost)
  const bytes = 2 * sorted.byteLength // the values, and how often each was drawn
  const found = await scatter(
    { kernel: 'resampled-means', shared: sorted, parts, operations: replicates * cost, bytes },
    progress,
  )
  const [means, medians] = [found.map((one) => one.means), found.map((one) => one.medians)]
  return { means: await ascending(means, checkpoint), medians: await ascending(medians, checkpoint) }
}

function ascending(runs: readonly Float64Array[], checkpoint: Checkpoint): Promise<Float64Array> {
  return sortedValues(Float64Array.from(runs.flatMap((run) => [...run])), checkpoint)
}
