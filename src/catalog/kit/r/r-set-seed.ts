import { rNumber } from './r-code.ts'

/** The line that begins the random numbers that the engine draws as well, whatever generators the reader's R is set to. */
export function rSetSeed(seed: number): string {
  return `set.seed(${rNumber(seed)}, kind = "Mersenne-Twister", normal.kind = "Inversion", sample.kind = "Rejection")`
}
