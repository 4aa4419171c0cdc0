import type { Checkpoint } from '../../checkpoint.ts'
import { replicateSeeds } from '../../random/replicate-seeds.ts'
import type { EffectData } from '../../scatter/kernel.ts'
import type { Scatter } from '../../scatter/scatter.ts'
import { seedParts } from '../../scatter/seed-parts.ts'
import { sortedValues } from '../samples/sorted-values.ts'
import type { Resampling } from './bootstrap-means.ts'
import { effectCost } from './resampled-effects.ts'

interface Given {
  readonly scatter: Scatter
  readonly checkpoint: Checkpoint
  readonly progress: (share: number) => void
}

/**
 * The effect in bootstrap samples, ascending: values drawn with replacement from each group, as many as it has, B times (Efron B, Tibshirani
 * RJ. An introduction to the bootstrap. New York: Chapman & Hall; 1993, ch. 8). Samples of a g without variation are left out. Each sample has
 * a seed of its own (`replicateSeeds`), so that they can be drawn on several threads. Groups of one value or more. Throws `seed-out-of-range`.
 */
export async function bootstrapEffects(
  data: EffectData,
  { replicates, seed }: Resampling,
  { scatter, checkpoint, progress }: Given,
): Promise<Float64Array> {
  const n = data.first.length + (data.second?.length ?? 0)
  const parts = seedParts(replicateSeeds(seed, replicates), effectCost(n))
  const found = await scatter(
    { kernel: 'resampled-effects', shared: data, parts, operations: replicates * effectCost(n), bytes: 12 * n },
    progress,
  )
  const samples = Float64Array.from(found.flatMap((part) => [...part].filter((value) => !Number.isNaN(value))))
  return sortedValues(samples, checkpoint)
}
