import { StatsError } from '../stats-error.ts'
import type { Uniform } from './mersenne-twister.ts'

const [multiplier0, multiplier1] = [0xd2511f53, 0xcd9e8d57]
const [weyl0, weyl1] = [0x9e3779b9, 0xbb67ae85]
const rounds = 10

/**
 * One block of Philox4x32-10 (Salmon JK, Moraes MA, Dror RO, Shaw DE. Parallel random numbers: as easy as 1, 2, 3. In: SC'11; 2011): four
 * words of 32 bits from a counter of four and a key of two. `block` is written over with the result.
 */
export function philoxBlock(block: Uint32Array, key0: number, key1: number): void {
  let [k0, k1] = [key0, key1]
  for (let round = 0; round < rounds; round++) {
    const [c0, c1, c2, c3] = block as unknown as readonly [number, number, number, number]
    block[0] = upperProduct(multiplier1, c2) ^ c1 ^ k0
    block[1] = Math.imul(multiplier1, c2)
    block[2] = upperProduct(multiplier0, c0) ^ c3 ^ k1
    block[3] = Math.imul(multiplier0, c0)
    k0 = (k0 + weyl0) >>> 0
    k1 = (k1 + weyl1) >>> 0
  }
}

/**
 * The stream of a number, of a family of streams that do not overlap: each replicate of a simulation takes the stream of its own number, so that the
 * numbers are the same whatever the number of threads and the order in which they finish. For numbers that need not be drawn again in R; those that
 * must be drawn there come from `replicateSeeds`. `seed` and `stream` are whole, from 0 to 2^53 - 1; throws `seed-out-of-range`. A stream has 2^64
 * blocks of two numbers of 53 bits.
 */
export function philox(seed: number, stream: number): Uniform {
  for (const value of [seed, stream])
    if (!Number.isSafeInteger(value) || value < 0) throw new StatsError('seed-out-of-range', { seed: value })
  const [key0, key1] = halves(seed)
  const [stream0, stream1] = halves(stream)
  const block = new Uint32Array(4)
  let index = 0
  let next = 4
  return () => {
    if (next === 4) {
      block.set([...halves(index++), stream0, stream1])
      philoxBlock(block, key0, key1)
      next = 0
    }
    const upper = (block[next] as number) >>> 5
    const lower = (block[next + 1] as number) >>> 6
    next += 2
    // the middle of one of 2^53 steps: never 0, nor 1
    return Math.min((upper * 2 ** 26 + lower + 0.5) / 2 ** 53, 1 - 2 ** -53)
  }
}

/** The lower 32 bits and those above them. */
const halves = (value: number): readonly [number, number] => [value >>> 0, Math.floor(value / 2 ** 32)]

/** The upper 32 bits of the 64 of a product. */
function upperProduct(a: number, b: number): number {
  const [aLow, aHigh] = [a & 0xffff, a >>> 16]
  const [bLow, bHigh] = [b & 0xffff, b >>> 16]
  const low = aLow * bLow
  const middle = aHigh * bLow + (low >>> 16)
  const other = aLow * bHigh + (middle % 0x10000)
  return aHigh * bHigh + Math.floor(middle / 0x10000) + Math.floor(other / 0x10000)
}
