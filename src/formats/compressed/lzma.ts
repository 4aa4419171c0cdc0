import { BadStream, type Output } from './output.ts'

// Places of the probabilities: first those of decisions by state, then of lengths, distances and literals.
const STATES = 12
const POSITIONS = 16
const IS_MATCH = 0
const IS_REP = IS_MATCH + STATES * POSITIONS
const IS_REP_0 = IS_REP + STATES
const IS_REP_1 = IS_REP_0 + STATES
const IS_REP_2 = IS_REP_1 + STATES
const IS_REP_0_LONG = IS_REP_2 + STATES
/** A length coder has two choices, then low, middle (by position) and high lengths. */
const LOW = 2
const MIDDLE = LOW + POSITIONS * 8
const HIGH = MIDDLE + POSITIONS * 8
const MATCH_LENGTH = IS_REP_0_LONG + STATES * POSITIONS
const REP_LENGTH = MATCH_LENGTH + HIGH + 256
const SLOT = REP_LENGTH + HIGH + 256
const SPECIAL = SLOT + 4 * 64
const ALIGN = SPECIAL + 115
const LITERAL = ALIGN + 16
/** Probabilities of one context of literals. */
const LITERAL_SIZE = 0x300
const EVEN = 1024

const FIRST_SHORT_MATCH = 4
const LAST_SLOT = 14

/**
 * The decoder of LZMA as chunks of LZMA2 need it, from the LZMA specification (Igor Pavlov, public domain). Distances are counted within the output,
 * which is kept whole, so there is no separate dictionary.
 */
export class Lzma {
  readonly #out: Output
  readonly #probabilities = new Uint16Array(LITERAL + (LITERAL_SIZE << 4))
  #input: Uint8Array = new Uint8Array()
  #at = 0
  #end = 0
  #range = 0
  #code = 0
  #state = 0
  #rep0 = 0
  #rep1 = 0
  #rep2 = 0
  #rep3 = 0
  #lc = 0
  #lpMask = 0
  #pbMask = 0
  /** Where the dictionary begins in the output. */
  #begin = 0

  constructor(out: Output) {
    this.#out = out
  }

  /** @param property (pb * 5 + lp) * 9 + lc */
  setProperties(property: number, at: number): void {
    const lc = property % 9
    const lp = Math.trunc(property / 9) % 5
    const pb = Math.trunc(property / 45)
    if (pb > 4 || lc + lp > 4) throw new BadStream(at)
    this.#lc = lc
    this.#lpMask = (1 << lp) - 1
    this.#pbMask = (1 << pb) - 1
  }

  resetState(): void {
    this.#probabilities.fill(EVEN)
    this.#state = 0
    this.#rep0 = 0
    this.#rep1 = 0
    this.#rep2 = 0
    this.#rep3 = 0
  }

  resetDictionary(): void {
    this.#begin = this.#out.size
  }

  /** Decodes a chunk, which is packed in the bytes from `from` to `to`, and gives so many bytes. Their room is reserved. */
  decode(input: Uint8Array, from: number, to: number, count: number): void {
    this.#input = input
    this.#at = from
    this.#end = to
    if (to - from < 5 || input[from] !== 0) throw new BadStream(from)
    this.#range = 0xffffffff
    this.#code = 0
    this.#at += 1
    for (let k = 0; k < 4; k++) this.#code = ((this.#code << 8) | (input[this.#at++] as number)) >>> 0
    const out = this.#out
    const end = out.size + count
    while (out.size < end) this.#step(end)
    if (this.#at !== to || this.#code !== 0) throw new BadStream(this.#at)
  }

  #bit(place: number): 0 | 1 {
    const probability = this.#probabilities[place] as number
    const bound = (this.#range >>> 11) * probability
    let bit: 0 | 1 = 0
    if (this.#code < bound) {
      this.#range = bound
      this.#probabilities[place] = probability + ((2048 - probability) >> 5)
    } else {
      this.#range -= bound
      this.#code -= bound
      this.#probabilities[place] = probability - (probability >> 5)
      bit = 1
    }
    if (this.#range < 0x1000000) this.#refill()
    return bit
  }

  #refill(): void {
    if (this.#at >= this.#end) throw new BadStream(this.#at)
    this.#range = (this.#range << 8) >>> 0
    this.#code = ((this.#code << 8) | (this.#input[this.#at++] as number)) >>> 0
  }

  /** Bits that are as likely 0 as 1. */
  #direct(count: number): number {
    let value = 0
    for (let k = 0; k < count; k++) {
      this.#range >>>= 1
      const isOne = this.#code >= this.#range
      if (isOne) this.#code -= this.#range
      value = value * 2 + (isOne ? 1 : 0)
      if (this.#range < 0x1000000) this.#refill()
    }
    return value
  }

  #tree(place: number, bits: number): number {
    let node = 1
    for (let k = 0; k < bits; k++) node = node * 2 + this.#bit(place + node)
    return node - (1 << bits)
  }

  /** The lowest bit comes first. */
  #reverseTree(place: number, bits: number): number {
    let node = 1
    let value = 0
    for (let k = 0; k < bits; k++) {
      const bit = this.#bit(place + node)
      node = node * 2 + bit
      value += bit << k
    }
    return value
  }

  #step(end: number): void {
    const position = (this.#out.size - this.#begin) & this.#pbMask
    const state = this.#state
    if (this.#bit(IS_MATCH + state * POSITIONS + position) === 0) this.#literal()
    else this.#copy(this.#matchLength(position, state), end)
  }

  /** Decodes the distance too, which is `rep0` then. */
  #matchLength(position: number, state: number): number {
    if (this.#bit(IS_REP + state) === 0) {
      this.#rep3 = this.#rep2
      this.#rep2 = this.#rep1
      this.#rep1 = this.#rep0
      const length = this.#length(MATCH_LENGTH, position)
      this.#state = state < 7 ? 7 : 10
      this.#rep0 = this.#distance(length)
      return length
    }
    if (this.#bit(IS_REP_0 + state) === 1) this.#takeRep(state)
    else if (this.#bit(IS_REP_0_LONG + state * POSITIONS + position) === 0) {
      this.#state = state < 7 ? 9 : 11
      return 1
    }
    this.#state = state < 7 ? 8 : 11
    return this.#length(REP_LENGTH, position)
  }

  /** The second, third or fourth last distance comes first. */
  #takeRep(state: number): void {
    let distance = this.#rep1
    if (this.#bit(IS_REP_1 + state) === 1) {
      distance = this.#rep2
      if (this.#bit(IS_REP_2 + state) === 1) {
        distance = this.#rep3
        this.#rep3 = this.#rep2
      }
      this.#rep2 = this.#rep1
    }
    this.#rep1 = this.#rep0
    this.#rep0 = distance
  }

  #literal(): void {
    const out = this.#out
    const used = out.size - this.#begin
    const before = used > 0 ? (out.bytes[out.size - 1] as number) : 0
    const context = ((used & this.#lpMask) << this.#lc) + (before >> (8 - this.#lc))
    const place = LITERAL + context * LITERAL_SIZE
    let node = 1
    if (this.#state >= 7) {
      if (this.#rep0 >= used) throw new BadStream(this.#at)
      let match = out.bytes[out.size - this.#rep0 - 1] as number
      while (node < 256) {
        const expected = (match >> 7) & 1
        match <<= 1
        const bit = this.#bit(place + ((1 + expected) << 8) + node)
        node = node * 2 + bit
        if (bit !== expected) break
      }
    }
    while (node < 256) node = node * 2 + this.#bit(place + node)
    out.bytes[out.size++] = node & 255
    this.#state = this.#state < 4 ? 0 : this.#state < 10 ? this.#state - 3 : this.#state - 6
  }

  #length(place: number, position: number): number {
    if (this.#bit(place) === 0) return 2 + this.#tree(place + LOW + position * 8, 3)
    if (this.#bit(place + 1) === 0) return 10 + this.#tree(place + MIDDLE + position * 8, 3)
    return 18 + this.#tree(place + HIGH, 8)
  }

  #distance(length: number): number {
    const slot = this.#tree(SLOT + Math.min(length - 2, 3) * 64, 6)
    if (slot < FIRST_SHORT_MATCH) return slot
    const bits = (slot >> 1) - 1
    const base = (2 | (slot & 1)) * 2 ** bits
    if (slot < LAST_SLOT) return base + this.#reverseTree(SPECIAL + base - slot, bits)
    return base + this.#direct(bits - 4) * 16 + this.#reverseTree(ALIGN, 4)
  }

  #copy(length: number, end: number): void {
    const out = this.#out
    if (this.#rep0 >= out.size - this.#begin || out.size + length > end) throw new BadStream(this.#at)
    const { bytes } = out
    let to = out.size
    let from = to - this.#rep0 - 1
    for (let k = 0; k < length; k++) bytes[to++] = bytes[from++] as number
    out.size = to
  }
}
