import type { Checkpoint } from '../checkpoint.ts'
import { inBlocks } from './in-blocks.ts'

/**
 * Ids of a step's rows: integers below 2^53, hashed from the step and from the row's parts, so that they are the same on all devices, in all
 * versions of the program, and when the source is read again. Edits are stored under them, so this code must never change.
 */

/** A parent row by its id, or a key by its value; null is a missing key. */
export type RowPart = number | string | null

export class RowIds {
  readonly #low: number
  readonly #high: number

  constructor(stepId: string) {
    const start = { low: 0x9747b28c, high: 0x3c6ef372 }
    takeText(start, stepId)
    this.#low = start.low
    this.#high = start.high
  }

  /**
   * The id of a row made of these parts, in order; `ordinal` distinguishes rows of the same parts. -0 is 0, and numbers differ from texts: 1
   * and '1' are two keys. Two rows can get the same id by chance: `withoutTwins`.
   */
  of(parts: readonly RowPart[], ordinal = 0): number {
    const lanes = { low: this.#low, high: this.#high }
    for (const part of parts) {
      if (typeof part === 'number') takeNumber(lanes, part)
      else if (part === null) take(lanes, 0)
      else takeText(lanes, part)
    }
    takeNumber(lanes, ordinal)
    const low = mixed(lanes.low ^ parts.length)
    const high = mixed((lanes.high ^ parts.length) + low)
    return (high >>> 11) * 0x1_0000_0000 + (mixed(low + high) >>> 0)
  }
}

/**
 * The ids without duplicates: in the order of the rows, a duplicate id becomes the next free one. `kept`: 1 for rows with the id of a parent,
 * which is never changed. Throws a TypeError if two of those are equal, which is a bug of the caller.
 */
export function withoutTwins(ids: Float64Array, kept: Uint8Array = new Uint8Array(ids.length)): Float64Array {
  const taken = new IdSet(ids.length)
  for (let i = 0; i < ids.length; i++)
    if (kept[i] === 1 && !taken.add(ids[i] as number)) throw new TypeError(`row id ${ids[i]} is kept twice`)
  return ids.map((id, i) => (kept[i] === 1 ? id : taken.addNextFree(id)))
}

/** The same where no row has the id of a parent, for many rows. */
export async function withoutTwinsInBlocks(ids: Float64Array, checkpoint: Checkpoint): Promise<Float64Array> {
  const taken = new IdSet(ids.length)
  const free = new Float64Array(ids.length)
  await inBlocks(ids.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) free[i] = taken.addNextFree(ids[i] as number)
  })
  return free
}

/** Two streams of MurmurHash3's rounds, with different seeds. */
interface Lanes {
  low: number
  high: number
}

const NUMBER = 1
const TEXT = 2

const bits = new DataView(new ArrayBuffer(8))

function takeNumber(lanes: Lanes, value: number): void {
  bits.setFloat64(0, value === 0 ? 0 : value)
  take(lanes, NUMBER)
  take(lanes, Number.isNaN(value) ? 0x7ff80000 : bits.getUint32(0)) // the bits of a NaN depend on the JavaScript engine
  take(lanes, Number.isNaN(value) ? 0 : bits.getUint32(4))
}

function takeText(lanes: Lanes, text: string): void {
  take(lanes, TEXT)
  take(lanes, text.length)
  for (let i = 0; i < text.length; i++) take(lanes, text.charCodeAt(i))
}

function take(lanes: Lanes, word: number): void {
  lanes.low = round(lanes.low, word, 0xcc9e2d51, 0x1b873593)
  lanes.high = round(lanes.high, word, 0x239b961b, 0xab0e9789)
}

function round(hash: number, word: number, first: number, second: number): number {
  const scrambled = Math.imul(rotated(Math.imul(word, first), 15), second)
  return (Math.imul(rotated(hash ^ scrambled, 13), 5) + 0xe6546b64) | 0
}

const rotated = (x: number, by: number) => (x << by) | (x >>> (32 - by))

/** The final rounds, after which each bit depends on all. */
function mixed(hash: number): number {
  let h = hash
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** For a bounded number of integers: a hash table with open addressing, three times as fast as a Set, in less memory. */
class IdSet {
  readonly #slots: Float64Array
  readonly #mask: number

  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, 2 * most)))
    this.#slots = new Float64Array(size).fill(-1)
    this.#mask = size - 1
  }

  /** Adds the id, or the first above it that is free, and returns it. */
  addNextFree(id: number): number {
    let free = id
    while (!this.add(free)) free = free >= Number.MAX_SAFE_INTEGER ? 0 : free + 1
    return free
  }

  /** False if it is already in the set. */
  add(id: number): boolean {
    const slots = this.#slots
    let at = mixed((id % 0x1_0000_0000) ^ (id / 0x1_0000_0000)) & this.#mask
    while (slots[at] !== -1) {
      if (slots[at] === id) return false
      at = (at + 1) & this.#mask
    }
    slots[at] = id
    return true
  }
}
