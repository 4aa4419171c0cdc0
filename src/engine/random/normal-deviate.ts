import { inverseNormal } from './inverse-normal.ts'
import type { Uniform } from './mersenne-twister.ts'

/** A standard normal number by inversion of 59 random bits, as R's `rnorm` (`normal.kind = "Inversion"`): two uniforms of 27 and 32 bits make one. */
export function normalDeviate(uniform: Uniform): number {
  const high = Math.floor(uniform() * 2 ** 27)
  return inverseNormal((high + uniform()) / 2 ** 27)
}
