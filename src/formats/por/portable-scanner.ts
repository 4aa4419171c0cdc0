import { damaged } from '../typed/byte-view.ts'
import { base30 } from './base-30.ts'

export const PORTABLE = 'SPSS portable'

const MAX_DIGITS = 400
/** Longest text: SPSS has none above 32 767 bytes. */
const MAX_TEXT = 65_535

const [BLANK, STAR, SLASH, DOT, MINUS, PLUS] = [0x20, 0x2a, 0x2f, 0x2e, 0x2d, 0x2b]

/** Reads numbers to the base 30 and texts one after the other. If the bytes end before, `isShort` is set. */
export class PortableScanner {
  bytes: Uint8Array
  at = 0
  isShort = false
  /** Where the last text is. */
  from = 0
  to = 0
  /** Of `bytes` in the file, for errors. */
  readonly offset: number
  readonly #digits: number[] = []

  constructor(bytes: Uint8Array, offset = 0) {
    this.bytes = bytes
    this.offset = offset
  }

  sign(): number {
    if (this.at >= this.bytes.length) {
      this.isShort = true
      return SLASH
    }
    return this.bytes[this.at++] as number
  }

  /** NaN for a missing value. Throws FormatError `damaged-data-file`. */
  number(): number {
    let sign = this.sign()
    while (sign === BLANK) sign = this.sign()
    if (sign === STAR) {
      this.sign()
      return Number.NaN
    }
    const isNegative = sign === MINUS
    if (isNegative) sign = this.sign()
    const digits = this.#digits
    digits.length = 0
    let power = 0
    let isFraction = false
    for (; ; sign = this.sign()) {
      const digit = digitOf(sign)
      if (digit >= 0) {
        digits.push(digit)
        if (isFraction) power -= 1
        if (digits.length > MAX_DIGITS) throw this.damage()
      } else if (sign === DOT && !isFraction) isFraction = true
      else break
    }
    if (sign === PLUS || sign === MINUS) {
      const exponent = this.#exponent()
      power += sign === PLUS ? exponent : -exponent
    } else if (sign !== SLASH) throw this.damage()
    if (digits.length === 0 && !this.isShort) throw this.damage()
    const value = base30(digits, power)
    return isNegative ? -value : value
  }

  #exponent(): number {
    let exponent = 0
    for (;;) {
      const sign = this.sign()
      const digit = digitOf(sign)
      if (digit < 0) {
        if (sign !== SLASH) throw this.damage()
        return exponent
      }
      exponent = Math.min(100_000, exponent * 30 + digit)
    }
  }

  integer(): number {
    const value = this.number()
    if (!Number.isInteger(value) && !this.isShort) throw this.damage()
    return value
  }

  /** Sets `from` and `to`. */
  text(): void {
    const length = this.integer()
    if (this.isShort) return
    if (length < 0 || length > MAX_TEXT) throw this.damage()
    this.from = this.at
    this.at += length
    this.to = this.at
    if (this.at > this.bytes.length) this.isShort = true
  }

  damage() {
    return damaged(PORTABLE, this.offset + this.at)
  }
}

/** 0 to 9, A to T. */
function digitOf(sign: number): number {
  if (sign >= 0x30 && sign <= 0x39) return sign - 0x30
  return sign >= 0x41 && sign <= 0x54 ? sign - 0x41 + 10 : -1
}
