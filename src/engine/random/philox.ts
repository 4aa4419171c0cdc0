import { StatsError } from '../stats-error.ts'
import type { Uniform } from './mersenne-twister.ts'

const [multiplier0, multiplier1] = [0xd2511f53, 0xcd9e8d57]
const [weyl0, weyl1] = [0x9e3779b9, 0xbb67ae85]
const rounds = 10

/**
 * One block of Philox4x32-10 (Salmon JK, Moraes MA, Dror RO, Shaw DE. Parallel random numbers: as easy as 1, 2, 3. In: SC'11; 2011): four
 * words of 32 bits from a counter of four words and a key of two. `block` holds the counter and is overwritten with the result.
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
 * One of a family of streams that do not overlap. Each replicate of a simulation uses the stream with its own index, so the numbers do not
 * depend on the number of threads or the order in which they finish. For numbers that need not be reproduced in R; `replicateSeeds` is for
 * those that must. A stream has 2^64 blocks of two numbers of 53 bits. Throws `seed-out-of-range` unless `seed` and `stream` are integers
 * from 0 to 2^53 - 1.
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
    // the midpoint of one of 2^53 intervals, so neither 0 nor 1
    return Math.min((upper * 2 ** 26 + lower + 0.5) / 2 ** 53, 1 - 2 ** -53)
  }
}

/** The lower 32 bits, and the bits above them. */
const halves = (value: number): readonly [number, number] => [value >>> 0, Math.floor(value / 2 ** 32)]

/** The upper 32 bits of a 64-bit product. */
function upperProduct(a: number, b: number): number {
  const [aLow, aHigh] = [a & 0xffff, a >>> 16]
  const [bLow, bHigh] = [b & 0xffff, b >>> 16]
  const low = aLow * bLow
  const middle = aHigh * bLow + (low >>> 16)
  const other = aLow * bHigh + (middle % 0x10000)
  return aHigh * bHigh + Math.floor(middle / 0x10000) + Math.floor(other / 0x10000)
}
