import type { Checkpoint } from '../checkpoint.ts'
import { inBlocks } from './in-blocks.ts'

const DIGITS = 65_536

/** Positions of the numbers in ascending order, equal ones in their order; -0 is 0, and NaN are left out. A radix sort of their bits. */
export function ascendingOrder(values: Float64Array, checkpoint: Checkpoint): Promise<Int32Array> {
  return sortedByBits(values, undefined, checkpoint)
}

/**
 * These positions by their numbers in ascending order, equal ones in the order that they have, NaN last. Sorting by several keys sorts by the last of them first.
 */
export async function stableOrder(
  values: Float64Array,
  among: Int32Array,
  checkpoint: Checkpoint,
): Promise<Int32Array> {
  const sorted = await sortedByBits(values, among, checkpoint)
  if (sorted.length === among.length) return sorted
  const order = new Int32Array(among.length)
  order.set(sorted)
  let end = sorted.length
  for (const position of among) if (Number.isNaN(values[position] as number)) order[end++] = position
  return order
}

async function sortedByBits(
  values: Float64Array,
  among: Int32Array | undefined,
  checkpoint: Checkpoint,
): Promise<Int32Array> {
  const bits = new Float64Array(1)
  const words = new Uint32Array(bits.buffer) // the low word first: all machines that run browsers are little-endian
  const rows = among?.length ?? values.length
  let [low, high, at] = [new Uint32Array(rows), new Uint32Array(rows), new Int32Array(rows)]
  let n = 0
  const counts = Array.from({ length: 4 }, () => new Int32Array(DIGITS))
  const [first, second, third, fourth] = counts as [Int32Array, Int32Array, Int32Array, Int32Array]
  await inBlocks(rows, checkpoint, (from, to) => {
    for (let k = from; k < to; k++) {
      const i = among === undefined ? k : (among[k] as number)
      const value = (values[i] as number) + 0
      if (Number.isNaN(value)) continue
      bits[0] = value
      // as integers, the bits of negative numbers descend, and are above those of positive ones
      const isNegative = (words[1] as number) >>> 31 === 1
      const lower = isNegative ? ~(words[0] as number) >>> 0 : (words[0] as number)
      const upper = isNegative ? ~(words[1] as number) >>> 0 : ((words[1] as number) | 0x80000000) >>> 0
      low[n] = lower
      high[n] = upper
      at[n] = i
      n++
      first[lower & 0xffff] = (first[lower & 0xffff] as number) + 1
      second[lower >>> 16] = (second[lower >>> 16] as number) + 1
      third[upper & 0xffff] = (third[upper & 0xffff] as number) + 1
      fourth[upper >>> 16] = (fourth[upper >>> 16] as number) + 1
    }
  })
  let [nextLow, nextHigh, nextAt] = [new Uint32Array(n), new Uint32Array(n), new Int32Array(n)]
  for (const [digit, count] of counts.entries()) {
    if (n === 0 || count.includes(n)) continue // the same digit everywhere
    let start = 0
    for (let d = 0; d < DIGITS; d++) {
      const size = count[d] as number
      count[d] = start
      start += size
    }
    const [fromLow, fromHigh, fromAt, toLow, toHigh, toAt] = [low, high, at, nextLow, nextHigh, nextAt]
    const shift = digit % 2 === 0 ? 0 : 16
    const of = digit < 2 ? fromLow : fromHigh
    await inBlocks(n, checkpoint, (from, to) => {
      for (let k = from; k < to; k++) {
        const d = ((of[k] as number) >>> shift) & 0xffff
        const place = count[d] as number
        count[d] = place + 1
        toLow[place] = fromLow[k] as number
        toHigh[place] = fromHigh[k] as number
        toAt[place] = fromAt[k] as number
      }
    })
    ;[low, high, at, nextLow, nextHigh, nextAt] = [toLow, toHigh, toAt, fromLow, fromHigh, fromAt]
  }
  return at.subarray(0, n)
}
