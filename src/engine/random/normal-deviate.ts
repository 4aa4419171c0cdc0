import { inverseNormal } from './inverse-normal.ts'
import type { Uniform } from './mersenne-twister.ts'

/**
 * A standard normal number by inversion of 59 random bits, like R's `rnorm` (`normal.kind = "Inversion"`): 27 bits come from one uniform
 * number, 32 from another.
 */
export function normalDeviate(uniform: Uniform): number {
  const high = Math.floor(uniform() * 2 ** 27)
  return inverseNormal((high + uniform()) / 2 ** 27)
}
