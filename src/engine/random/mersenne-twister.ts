import { StatsError } from '../stats-error.ts'

/** Gives the next number of a stream, uniform in the open interval (0, 1). */
export type Uniform = () => number

const length = 624
const distance = 397

/**
 * The generator MT19937 of Matsumoto and Nishimura (ACM Trans. Model. Comput. Simul. 8 (1998) 3), seeded like R's `set.seed(seed)`. Throws
 * `seed-out-of-range` unless `seed` is an integer from -2147483647 to 2147483647.
 */
export class MersenneTwister {
  readonly #state: Int32Array
  #next = length

  constructor(seed: number) {
    if (!Number.isInteger(seed) || Math.abs(seed) > 0x7fffffff) throw new StatsError('seed-out-of-range', { seed })
    this.#state = initialState(seed)
  }

  /** The next 32 random bits, signed. */
  bits(): number {
    if (this.#next === length) {
      twist(this.#state)
      this.#next = 0
    }
    return tempered(this.#state[this.#next++] as number)
  }

  /** The next number of R's `runif`. */
  uniform(): number {
    const bits = this.bits() >>> 0
    return bits === 0 ? 0.5 / 0xffffffff : bits / 0x100000000
  }
}

/** The stream of R's `runif` after `set.seed(seed)`. Throws `seed-out-of-range`. */
export function mersenneTwister(seed: number): Uniform {
  const generator = new MersenneTwister(seed)
  return () => generator.uniform()
}

/** R's initialisation, as `.Random.seed` shows it: a linear congruential generator whose first 51 numbers are skipped. */
function initialState(seed: number): Int32Array {
  const state = new Int32Array(length)
  let word = seed
  for (let k = -51; k < length; k++) {
    word = Math.imul(69069, word) + 1
    if (k >= 0) state[k] = word
  }
  return state
}

/**
 * The recurrence x(k + 624) = x(k + 397) + (upper bit of x(k) | lower bits of x(k + 1)) A, for all words at once. Words are signed, like
 * the results of bit operations.
 */
function twist(state: Int32Array): void {
  const rest = length - distance
  for (let k = 0; k < rest; k++)
    state[k] = (state[k + distance] as number) ^ timesA(state[k] as number, state[k + 1] as number)
  for (let k = rest; k < length - 1; k++)
    state[k] = (state[k - rest] as number) ^ timesA(state[k] as number, state[k + 1] as number)
  state[length - 1] = (state[distance - 1] as number) ^ timesA(state[length - 1] as number, state[0] as number)
}

function timesA(upper: number, lower: number): number {
  const joined = (upper & 0x80000000) | (lower & 0x7fffffff)
  return (joined >>> 1) ^ (-(joined & 1) & 0x9908b0df)
}

function tempered(word: number): number {
  let bits = word
  bits ^= bits >>> 11
  bits ^= (bits << 7) & 0x9d2c5680
  bits ^= (bits << 15) & 0xefc60000
  return bits ^ (bits >>> 18)
}
