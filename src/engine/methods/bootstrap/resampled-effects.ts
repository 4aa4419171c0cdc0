import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { MersenneTwister } from '../../random/mersenne-twister.ts'
import { randomIndices } from '../../random/random-index.ts'
import type { EffectData } from '../../scatter/kernel.ts'
import type { CountedSample } from './counted-sample.ts'
import { groupEffect } from './group-effect.ts'

/** Draws between two checks of the clock. */
const portion = 1 << 14
/** Operations of a draw with what is computed of it, and of a new random stream. */
const [drawCost, seedCost] = [16, 3000]

/**
 * The effect in samples drawn with replacement from each group, the first before the second: one sample for each seed, that of R's
 * `set.seed(seed); a[sample.int(n, n, TRUE)]; b[sample.int(m, m, TRUE)]`. NaN for a g of samples without variation. Throws
 * `seed-out-of-range` for the seed -2^31.
 */
export async function resampledEffects(
  { effect, first, second }: EffectData,
  seeds: Int32Array,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const pace = new Pace(checkpoint)
  const samples = [first, ...(second === null ? [] : [second])].map(
    (sorted): CountedSample => ({ sorted, drawn: new Uint32Array(sorted.length) }),
  )
  const [control, test = null] = samples
  const found = new Float64Array(seeds.length)
  for (const [b, seed] of seeds.entries()) {
    const generator = new MersenneTwister(seed)
    for (const { drawn } of samples) {
      const next = randomIndices(generator, drawn.length)
      drawn.fill(0)
      for (let from = 0; from < drawn.length; from += portion) {
        const to = Math.min(from + portion, drawn.length)
        for (let i = from; i < to; i++) {
          const at = next()
          drawn[at] = (drawn[at] as number) + 1
        }
        if (pace.due(drawCost * (to - from))) await pace.rest()
      }
    }
    found[b] = groupEffect(effect, control as CountedSample, test)
    if (pace.due(seedCost)) await pace.rest()
  }
  return found
}

/** Cost of one sample of n values in all, in operations as counted by `Pace`. */
export function effectCost(n: number): number {
  return drawCost * n + seedCost
}
