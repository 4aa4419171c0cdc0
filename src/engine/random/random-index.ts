import type { MersenneTwister, Uniform } from './mersenne-twister.ts'

/**
 * A whole number in [0, limit), each equally likely: R's `sample.kind = "Rejection"`. As many random bits as tell `limit` numbers apart, 16 of
 * each uniform, again and again until they are below the limit. `limit` is whole, from 1 to 2^52.
 */
export function randomIndex(uniform: Uniform, limit: number): number {
  let [bits, modulus] = [0, 1]
  for (; modulus < limit; modulus *= 2) bits++
  for (;;) {
    let value = 0
    for (let drawn = 0; drawn <= bits; drawn += 16)
      value = (65536 * (value % (modulus / 65536)) + Math.floor(uniform() * 65536)) % modulus
    if (value < limit) return value
  }
}

/**
 * `randomIndex` below the same limit again and again, as R's `sample.int(limit, size, replace = TRUE) - 1`, with the bits counted once and taken as they
 * are: 16 bits of a uniform are the upper ones of the generator. `limit` is whole, from 1 to 2^30.
 */
export function randomIndices(generator: MersenneTwister, limit: number): () => number {
  const count = limit === 1 ? 0 : 32 - Math.clz32(limit - 1)
  const mask = 2 ** count - 1
  return () => {
    for (;;) {
      let value = generator.bits() >>> 16
      if (count >= 16) value = (value << 16) | (generator.bits() >>> 16)
      value &= mask
      if (value < limit) return value
    }
  }
}

/**
 * `size` different whole numbers of [0, limit) in random order, as R's `sample.int(limit, size) - 1`: from above 10 million those that were drawn
 * before are drawn again, in place of a list of all; `size` is then at most half of them.
 */
export function sampleIndices(uniform: Uniform, limit: number, size: number = limit): Int32Array {
  if (limit > manyIndices) return newIndices(uniform, limit, size)
  const left = Int32Array.from({ length: limit }, (_, i) => i)
  return Int32Array.from({ length: size }, (_, k) => {
    const at = randomIndex(uniform, limit - k)
    const taken = left[at] ?? 0
    left[at] = left[limit - k - 1] ?? 0
    return taken
  })
}

/** More than R lists. */
const manyIndices = 1e7

function newIndices(uniform: Uniform, limit: number, size: number): Int32Array {
  const drawn = new Set<number>()
  while (drawn.size < size) drawn.add(randomIndex(uniform, limit))
  return Int32Array.from(drawn)
}
