import { damaged } from '../typed/byte-view.ts'

/** Reads the numbers and bytes of a serialised stream, in one of R's three encodings of them. Lengths are checked before anything is allocated. */
export interface RInput {
  readonly integer: () => number
  readonly integers: (count: number) => Int32Array
  /** With the bits as they are in the file: R tells kinds of NA apart by them. */
  readonly doubles: (count: number) => Float64Array
  readonly bytes: (count: number) => Uint8Array
  /** Passes over a string of bytes: it is in `source`, from the returned place on, until the next call. */
  readonly string: (count: number) => number
  readonly source: Uint8Array
  /** Throws if fewer items than these can follow: each takes at least one byte. */
  readonly expect: (items: number) => void
  readonly at: () => number
}

const FORMAT = 'R'

/** `X`: big-endian, `B`: little-endian (R writes the order of the machine; all that run it now are little-endian). */
export function binaryInput(bytes: Uint8Array, from: number, isLittle: boolean): RInput {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = from
  const step = (count: number) => {
    if (!(count >= 0) || count > bytes.length - at) throw damaged(FORMAT, at)
    const here = at
    at += count
    return here
  }
  /** The next items in the order of this machine. */
  const words = (count: number, size: 4 | 8): ArrayBuffer => {
    const here = step(count * size)
    const { buffer } = bytes.slice(here, here + count * size)
    if (isLittle !== IS_LITTLE) turn(new Uint32Array(buffer), size)
    return buffer
  }
  return {
    integer: () => view.getInt32(step(4), isLittle),
    integers: (count) => new Int32Array(words(count, 4)),
    doubles: (count) => new Float64Array(words(count, 8)),
    bytes: (count) => bytes.subarray(step(count), at),
    string: step,
    source: bytes,
    expect(items) {
      if (!(items >= 0) || items > bytes.length - at) throw damaged(FORMAT, at)
    },
    at: () => at,
  }
}

/** Turns the order of the bytes of each number, without reading it as one: that could change the bits of NA. */
function turn(words: Uint32Array, size: 4 | 8): void {
  for (let k = 0; k < words.length; k++) {
    const word = words[k] as number
    words[k] = (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)
  }
  if (size === 4) return
  for (let k = 0; k + 1 < words.length; k += 2) {
    const word = words[k] as number
    words[k] = words[k + 1] as number
    words[k + 1] = word
  }
}

const IS_LITTLE = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

const LINE_FEED = 10
const BACKSLASH = 92
const escapes: Readonly<Record<string, number>> = {
  n: 10,
  t: 9,
  v: 11,
  b: 8,
  r: 13,
  f: 12,
  a: 7,
  '\\': 92,
  '?': 63,
  "'": 39,
  '"': 34,
}

/** `A`: one token per line; strings have the escapes of C. */
export function asciiInput(bytes: Uint8Array, from: number): RInput & { source: Uint8Array } {
  let at = from
  const isBlank = (byte: number | undefined) => byte === 32 || byte === LINE_FEED || byte === 13 || byte === 9
  const token = () => {
    while (at < bytes.length && isBlank(bytes[at])) at += 1
    const start = at
    while (at < bytes.length && !isBlank(bytes[at])) at += 1
    if (start === at || at - start > 40) throw damaged(FORMAT, start)
    return String.fromCharCode(...bytes.subarray(start, at))
  }
  const number = (text: string) => {
    if (text === 'Inf') return Number.POSITIVE_INFINITY
    if (text === '-Inf') return Number.NEGATIVE_INFINITY
    if (text === 'NA' || text === 'NaN') return Number.NaN
    if (!/^[-+]?\d/.test(text)) throw damaged(FORMAT, at)
    return Number(text)
  }
  return {
    integer() {
      const text = token()
      const value = text === 'NA' ? -2147483648 : Number(text)
      if (!Number.isInteger(value) || Math.abs(value) > 2147483648) throw damaged(FORMAT, at)
      return value
    },
    integers(count) {
      expectItems(count)
      return Int32Array.from({ length: count }, () => this.integer())
    },
    doubles(count) {
      expectItems(count)
      return Float64Array.from({ length: count }, () => number(token()))
    },
    bytes(count) {
      while (at < bytes.length && isBlank(bytes[at])) at += 1
      if (!(count >= 0) || count > bytes.length - at) throw damaged(FORMAT, at)
      const found = new Uint8Array(count)
      for (let k = 0; k < count; k++) {
        const byte = bytes[at++]
        if (byte === undefined) throw damaged(FORMAT, at)
        found[k] = byte === BACKSLASH ? escaped() : byte
      }
      return found
    },
    string(count) {
      this.source = this.bytes(count)
      return 0
    },
    source: bytes,
    expect: expectItems,
    at: () => at,
  }

  function expectItems(items: number): void {
    if (!(items >= 0) || items > bytes.length - at) throw damaged(FORMAT, at)
  }

  function escaped(): number {
    const octal = /^[0-7]{1,3}/.exec(String.fromCharCode(...bytes.subarray(at, at + 3)))?.[0]
    if (octal !== undefined) {
      at += octal.length
      return Number.parseInt(octal, 8) & 255
    }
    const code = escapes[String.fromCharCode(bytes[at] ?? 0)]
    if (code === undefined) throw damaged(FORMAT, at)
    at += 1
    return code
  }
}
