import { mersenneTwister } from './mersenne-twister.ts'
import { sampleIndices } from './random-index.ts'

/**
 * A distinct seed for each replicate of a simulation, which thus has its own stream of random numbers: its draws depend neither on earlier
 * replicates, nor on the division of the work, nor on the number of threads. The seeds are R's `set.seed(seed);
 * sample.int(.Machine$integer.max, replicates)`; each replicate begins with `set.seed` of its own seed.
 *
 * The seeds are random, not consecutive, because the states that R derives from consecutive seeds are linearly related (Matsumoto M, et al.
 * Common defects in initialization of pseudorandom number generators. ACM Trans Model Comput Simul 2007;17(4):15); with a period of 2^19937
 * it is practically impossible that streams from random seeds overlap (L'Ecuyer P, et al. Random numbers for parallel computers. Math
 * Comput Simul 2017;135:3-17). Throws `seed-out-of-range`.
 */
export function replicateSeeds(seed: number, replicates: number): Int32Array {
  return sampleIndices(mersenneTwister(seed), 0x7fffffff, replicates).map((index) => index + 1)
}
