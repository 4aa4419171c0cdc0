import type { Checkpoint } from '../checkpoint.ts'
import { ascendingOrder } from './ascending-order.ts'
import { inBlocks } from './in-blocks.ts'

/** Numbers as indices into their distinct values. */
export interface NumberCodes {
  /** -1 for NaN. */
  readonly codes: Int32Array
  /** Ascending, or in the order in which they appear. */
  readonly distinct: Float64Array
}

/** Integers in a range of so many, or of four times the rows, are counted in an array instead of hashed. */
const SMALL_RANGE = 65_536
const LARGEST_RANGE = 2 ** 24

/** A table that turns out to be too small grows. */
const LARGEST_TABLE = 2 ** 21

/** With more different numbers than this part of the rows, sorting them all is faster than hashing. */
const MANY = 1 / 16

/** Codes the numbers by value; -0 is 0. Linear in their number, except for sorting few distinct ones. */
export async function numberCodes(
  values: Float64Array,
  order: 'ascending' | 'appearance',
  checkpoint: Checkpoint,
): Promise<NumberCodes> {
  const range = integerRange(values)
  const table = range === null ? new HashTable(values.length) : new RangeTable(range)
  const codes = new Int32Array(values.length)
  const most = order === 'ascending' && range === null ? SMALL_RANGE + values.length * MANY : Number.POSITIVE_INFINITY
  let areMany = false
  await inBlocks(values.length, checkpoint, (from, to) => {
    for (let i = from; i < to && !areMany; i++) {
      const value = (values[i] as number) + 0
      codes[i] = Number.isNaN(value) ? -1 : table.codeOf(value)
    }
    areMany ||= table.size > most
  })
  if (areMany) return sortedCodes(values, checkpoint)
  const distinct = table.distinct()
  return order === 'appearance' ? { codes, distinct } : ascending({ codes, distinct }, table, checkpoint)
}

async function sortedCodes(values: Float64Array, checkpoint: Checkpoint): Promise<NumberCodes> {
  const rows = await ascendingOrder(values, checkpoint)
  const codes = new Int32Array(values.length).fill(-1)
  const distinct = new Float64Array(rows.length)
  let n = 0
  await inBlocks(rows.length, checkpoint, (from, to) => {
    for (let k = from; k < to; k++) {
      const row = rows[k] as number
      const value = (values[row] as number) + 0
      if (n === 0 || distinct[n - 1] !== value) distinct[n++] = value
      codes[row] = n - 1
    }
  })
  return { codes, distinct: distinct.slice(0, n) }
}

/** Numbers with the codes 0, 1, ... in the order in which they are first asked for. */
interface Table {
  codeOf(value: number): number
  distinct(): Float64Array
  readonly size: number
}

interface Range {
  readonly low: number
  readonly size: number
}

/** The range of the values if all are integers in a small one. */
function integerRange(values: Float64Array): Range | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    if (Number.isNaN(value)) continue
    if (!Number.isInteger(value)) return null
    if (value < low) low = value
    if (value > high) high = value
  }
  const size = high - low + 1
  return size <= Math.min(LARGEST_RANGE, Math.max(SMALL_RANGE, 4 * values.length)) ? { low, size } : null
}

/** An array with a place for each integer of a range. */
class RangeTable implements Table {
  readonly #low: number
  readonly #codes: Int32Array
  readonly #values: number[] = []

  constructor({ low, size }: Range) {
    this.#low = low
    this.#codes = new Int32Array(Math.max(0, size)).fill(-1)
  }

  codeOf(value: number): number {
    const at = value - this.#low
    const known = this.#codes[at] as number
    if (known !== -1) return known
    const code = this.#values.push(value) - 1
    this.#codes[at] = code
    return code
  }

  distinct(): Float64Array {
    return Float64Array.from(this.#values)
  }

  get size(): number {
    return this.#values.length
  }
}

/** Open addressing on the bits of the numbers; a slot holds a code, and its number decides whether it is the right one. */
class HashTable implements Table {
  #values: Float64Array
  #slots: Int32Array
  #count = 0
  readonly #bits = new Float64Array(1)
  readonly #words = new Int32Array(this.#bits.buffer)

  /** For so many numbers, different or not. */
  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.min(LARGEST_TABLE, Math.max(16, most))))
    this.#values = new Float64Array(size)
    this.#slots = new Int32Array(2 * size).fill(-1)
  }

  codeOf(value: number): number {
    const slot = this.#slotOf(value)
    const known = this.#slots[slot] as number
    if (known !== -1) return known
    const code = this.#count++
    this.#slots[slot] = code
    this.#values[code] = value
    if (this.#count === this.#values.length) this.#grow()
    return code
  }

  distinct(): Float64Array {
    return this.#values.slice(0, this.#count)
  }

  get size(): number {
    return this.#count
  }

  /** The slot that holds the number, or the free one where it belongs. */
  #slotOf(value: number): number {
    this.#bits[0] = value
    const words = this.#words
    let hash = Math.imul((words[0] as number) ^ Math.imul(words[1] as number, 0x9e3779b1), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = (hash ^ (hash >>> 13)) & mask
    for (let code = slots[slot] as number; code !== -1 && this.#values[code] !== value; code = slots[slot] as number)
      slot = (slot + 1) & mask
    return slot
  }

  #grow(): void {
    const larger = new Float64Array(2 * this.#values.length)
    larger.set(this.#values)
    this.#values = larger
    this.#slots = new Int32Array(2 * this.#slots.length).fill(-1)
    for (let code = 0; code < this.#count; code++) this.#slots[this.#slotOf(larger[code] as number)] = code
  }
}

async function ascending({ codes, distinct }: NumberCodes, table: Table, checkpoint: Checkpoint): Promise<NumberCodes> {
  const sorted = distinct.toSorted()
  await checkpoint()
  const places = new Int32Array(sorted.length)
  await inBlocks(sorted.length, checkpoint, (from, to) => {
    for (let k = from; k < to; k++) places[table.codeOf(sorted[k] as number)] = k
  })
  const ranked = new Int32Array(codes.length)
  await inBlocks(codes.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const code = codes[i] as number
      ranked[i] = code < 0 ? -1 : (places[code] as number)
    }
  })
  return { codes: ranked, distinct: sorted }
}
