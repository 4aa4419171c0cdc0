import type { Checkpoint } from '../checkpoint.ts'
import { Pace } from '../pace.ts'
import type { MersenneTwister, Uniform } from './mersenne-twister.ts'

/**
 * An integer drawn uniformly from [0, limit), as with R's `sample.kind = "Rejection"`: the number of random bits that distinguishes `limit`
 * values, 16 from each uniform number, drawn until they give a value below the limit. `limit` is an integer from 1 to 2^52.
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
 * Repeated `randomIndex` below one limit, like R's `sample.int(limit, size, replace = TRUE) - 1`. Faster, because the bits are counted once
 * and taken directly from the generator, whose upper 16 are those of the uniform number. `limit` is an integer from 1 to 2^30.
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
 * `size` distinct integers from [0, limit) in random order, like R's `sample.int(limit, size) - 1`. Above 10 million, R keeps no list of
 * the remaining integers but rejects duplicates; `size` must then be at most half of `limit`.
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

/** All integers from [0, limit) in random order, like R's `sample.int(limit) - 1`, for many of them; `limit` is at most 10 million. */
export async function shuffledIndices(uniform: Uniform, limit: number, checkpoint: Checkpoint): Promise<Int32Array> {
  const pace = new Pace(checkpoint)
  const left = Int32Array.from({ length: limit }, (_, i) => i)
  const drawn = new Int32Array(limit)
  for (let k = 0; k < limit; k++) {
    const at = randomIndex(uniform, limit - k)
    drawn[k] = left[at] as number
    left[at] = left[limit - k - 1] as number
    if (pace.due(operationsOfDraw)) await pace.rest()
  }
  return drawn
}

/** Operations of one draw, which needs two uniform numbers or more. */
const operationsOfDraw = 30

/** Above this limit R rejects duplicates instead of listing the remaining integers. */
const manyIndices = 1e7

function newIndices(uniform: Uniform, limit: number, size: number): Int32Array {
  const drawn = new Set<number>()
  while (drawn.size < size) drawn.add(randomIndex(uniform, limit))
  return Int32Array.from(drawn)
}
