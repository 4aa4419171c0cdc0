import { StatsError } from '../stats-error.ts'
import type { Uniform } from './mersenne-twister.ts'

const increment = 0x6d2b79f5

/**
 * Mulberry32 (Ettinger T, 2017, in the public domain): a 32-bit state that is incremented by a constant, and hashed to a multiple of 2^-32
 * in [0, 1). Only for short lists that another program must be able to reproduce: it has too few states for more. Throws
 * `seed-out-of-range` unless `seed` is an integer from 0 to 2^32 - 1.
 */
export function mulberry32(seed: number): Uniform {
  if (!Number.isInteger(seed) || seed < 0 || seed >= 2 ** 32) throw new StatsError('seed-out-of-range', { seed })
  let state = seed
  return () => {
    state = (state + increment) >>> 0
    let hash = Math.imul(state ^ (state >>> 15), state | 1)
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61)
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32
  }
}
