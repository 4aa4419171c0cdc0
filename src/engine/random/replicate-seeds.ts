import { mersenneTwister } from './mersenne-twister.ts'
import { sampleIndices } from './random-index.ts'

/**
 * A seed for each replicate of a simulation, all different, so that each has a stream of random numbers of its own: what a replicate draws is the
 * same whatever is computed before it, in whatever parts and on however many threads. They are R's
 * `set.seed(seed); sample.int(.Machine$integer.max, replicates)`, and a replicate begins with `set.seed` of its own.
 *
 * The seeds are drawn, not counted, because the states that R makes of neighbouring seeds are linearly related (Matsumoto M, et al. Common defects
 * in initialization of pseudorandom number generators. ACM Trans Model Comput Simul 2007;17(4):15); that streams from drawn seeds overlap is as good as
 * impossible with a period of 2^19937 (L'Ecuyer P, et al. Random numbers for parallel computers. Math Comput Simul 2017;135:3-17).
 * Throws `seed-out-of-range`.
 */
export function replicateSeeds(seed: number, replicates: number): Int32Array {
  return sampleIndices(mersenneTwister(seed), 0x7fffffff, replicates).map((index) => index + 1)
}
