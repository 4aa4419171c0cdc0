const clear = 256
const end = 257
/** The table is reset before the last 12-bit code. */
const full = 4094

/**
 * LZW as in TIFF 6.0, section 13: codes of 9 to 12 bits, most significant bit first, with the width increased one code early. The table maps
 * (string, next byte) to string.
 */
export function compressLzw(data: Uint8Array): Uint8Array {
  const out = new BitWriter(data.length)
  let table = new Map<number, number>()
  let next = 258
  let width = 9
  out.write(clear, width)
  let current = -1
  for (const byte of data) {
    if (current < 0) {
      current = byte
      continue
    }
    const key = current * 256 + byte
    const known = table.get(key)
    if (known !== undefined) {
      current = known
      continue
    }
    out.write(current, width)
    table.set(key, next++)
    current = byte
    if (next === full) {
      out.write(clear, width)
      table = new Map()
      next = 258
      width = 9
    } else if (next === 2 ** width) width++
  }
  if (current >= 0) {
    out.write(current, width)
    // The reader also adds an entry for this code.
    next++
    if (next === full) {
      out.write(clear, width)
      width = 9
    } else if (next === 2 ** width) width++
  }
  out.write(end, width)
  return out.finish()
}

class BitWriter {
  private bytes: Uint8Array
  private used = 0
  private held = 0
  private bits = 0

  constructor(expected: number) {
    this.bytes = new Uint8Array(Math.max(64, expected))
  }

  write(code: number, width: number): void {
    this.held = (this.held << width) | code
    this.bits += width
    while (this.bits >= 8) {
      this.bits -= 8
      this.push((this.held >>> this.bits) & 255)
    }
    this.held &= (1 << this.bits) - 1
  }

  private push(byte: number): void {
    if (this.used === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2)
      larger.set(this.bytes)
      this.bytes = larger
    }
    this.bytes[this.used++] = byte
  }

  finish(): Uint8Array {
    if (this.bits > 0) this.push((this.held << (8 - this.bits)) & 255)
    return this.bytes.slice(0, this.used)
  }
}
