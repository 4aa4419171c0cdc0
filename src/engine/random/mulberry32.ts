import { StatsError } from '../stats-error.ts'
import type { Uniform } from './mersenne-twister.ts'

const increment = 0x6d2b79f5

/**
 * Mulberry32 (Ettinger T, 2017, in the public domain): a state of 32 bits that goes up by a constant, and its hash as a multiple of 2^-32 in [0, 1). For
 * short lists that another program has to make again; it has too few states for more. `seed` is whole, from 0 to 2^32 - 1; throws `seed-out-of-range`.
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
