import type { Checkpoint } from '../checkpoint.ts'
import type { MersenneTwister } from './mersenne-twister.ts'

interface Draw {
  /** From the integers in [0, limit); at most 2^30. */
  readonly limit: number
  /** Without replacement at most `limit`. */
  readonly size: number
  readonly replace?: boolean
}

/** Draws between two checkpoints. */
const BLOCK = 65_536

/** Above this limit R rejects integers that it had already, unless more than half are drawn. */
const MANY = 1e7

/** Integers in the order in which R's `sample.int(limit, size, replace) - 1` draws them, for any number of them. */
export async function drawIndices(
  generator: MersenneTwister,
  { limit, size, replace = false }: Draw,
  checkpoint: Checkpoint,
): Promise<Int32Array> {
  const drawn = new Int32Array(size)
  const rejectsTwins = !replace && limit > MANY && size <= limit / 2
  const left = replace || rejectsTwins ? undefined : counting(limit)
  const seen = rejectsTwins ? new Uint8Array(limit) : undefined
  for (let k = 0; k < size; k++) {
    if (left === undefined) {
      let index = nextIndex(generator, limit)
      while (seen?.[index] === 1) index = nextIndex(generator, limit)
      drawn[k] = index
      if (seen !== undefined) seen[index] = 1
    } else {
      const last = limit - k - 1
      const at = nextIndex(generator, last + 1)
      drawn[k] = left[at] as number
      left[at] = left[last] as number
    }
    if (k % BLOCK === BLOCK - 1) await checkpoint()
  }
  return drawn
}

/** As `randomIndex`, but directly from the generator, whose upper 16 bits are those of the uniform number. */
function nextIndex(generator: MersenneTwister, limit: number): number {
  const count = limit === 1 ? 0 : 32 - Math.clz32(limit - 1)
  const mask = 2 ** count - 1
  for (;;) {
    let value = generator.bits() >>> 16
    if (count >= 16) value = (value << 16) | (generator.bits() >>> 16)
    value &= mask
    if (value < limit) return value
  }
}

function counting(limit: number): Int32Array {
  const integers = new Int32Array(limit)
  for (let i = 0; i < limit; i++) integers[i] = i
  return integers
}
