import { mulberry32 } from '../../random/mulberry32.ts'
import { philoxBlock } from '../../random/philox.ts'
import { StatsError } from '../../stats-error.ts'

/** Draws an integer uniformly from [0, limit); `limit` is an integer from 1 to 2^32. */
export type DrawBelow = (limit: number) => number

/** The independent random streams of a seed, numbered from 0 to 2^32 - 1. */
export interface RandomStreams {
  readonly generator: 'mulberry32' | 'philox4x32-10'
  /** Version of the algorithm that turns the generator's numbers into a list. */
  readonly version: 1
  stream(index: number): DrawBelow
}

const hexadecimal = /^[0-9a-f]{32}$/i
const whole = /^\d{1,10}$/

/**
 * The random streams of a seed: 32 hexadecimal digits (128 bits) select Philox, a decimal integer below 2^32 selects Mulberry32. Throws
 * `seed-malformed` for any other text.
 */
export function randomStreams(seed: string): RandomStreams {
  if (hexadecimal.test(seed)) {
    const words = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16))
    return { generator: 'philox4x32-10', version: 1, stream: (index) => philoxStream(words, index) }
  }
  if (!whole.test(seed) || Number(seed) >= 2 ** 32) throw new StatsError('seed-malformed', { seed })
  return { generator: 'mulberry32', version: 1, stream: (index) => mulberryStream((Number(seed) + index) % 2 ** 32) }
}

function mulberryStream(seed: number): DrawBelow {
  const uniform = mulberry32(seed)
  return (limit) => Math.floor(uniform() * limit)
}

/**
 * The first half of the seed is the key, the second half the upper half of the counter; words above the largest multiple of the limit are
 * rejected.
 */
function philoxStream([key0 = 0, key1 = 0, upper = 0, lower = 0]: readonly number[], stream: number): DrawBelow {
  const block = new Uint32Array(4)
  let index = 0
  let next = 4
  const word = () => {
    if (next === 4) {
      block.set([index++, stream, upper, lower])
      philoxBlock(block, key0, key1)
      next = 0
    }
    return block[next++] as number
  }
  return (limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit)
    for (;;) {
      const value = word()
      if (value < fair) return value % limit
    }
  }
}
