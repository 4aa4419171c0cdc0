import { rNumber } from './r-code.ts'

/** Lines of R that give each replicate of a simulation its own seed: `seeds`, like the engine's `replicateSeeds`. */
export function rReplicateSeeds(seed: number, replicates: number): readonly string[] {
  return [
    '# a seed for each, so that they can be computed in any order, and on several processors',
    `set.seed(${rNumber(seed)}, kind = "Mersenne-Twister", normal.kind = "Inversion", sample.kind = "Rejection")`,
    `seeds <- sample.int(.Machine$integer.max, ${rNumber(replicates)})`,
  ]
}
