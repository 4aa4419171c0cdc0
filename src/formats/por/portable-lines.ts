const LINE = 80
const [CR, LF, BLANK] = [0x0d, 0x0a, 0x20]

/**
 * Characters of a portable file without its line ends: a line shorter than 80 characters has lost its blanks at the end. Bytes can be added in
 * pieces.
 */
export class PortableLines {
  #column = 0
  #isAfterReturn = false

  push(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
    let out = new Uint8Array(bytes.length + LINE)
    let length = 0
    for (const byte of bytes) {
      const isEnd = byte === CR || (byte === LF && !this.#isAfterReturn)
      const added = isEnd ? Math.max(0, LINE - this.#column) : byte === LF ? 0 : 1
      if (length + added > out.length) {
        const larger = new Uint8Array(out.length * 2)
        larger.set(out)
        out = larger
      }
      if (isEnd) out.fill(BLANK, length, length + added)
      else if (added > 0) out[length] = byte
      length += added
      this.#column = isEnd ? 0 : this.#column + added
      this.#isAfterReturn = byte === CR
    }
    return out.subarray(0, length)
  }
}

/** Characters of the portable set from its place 64 on; blanks have none. */
const set = `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .<(+|&[]!$*);^-/\0,%_>?\0:\0@'="`
const FIRST = 64

/** ASCII by the file's own codes; null if they are ASCII, so that other bytes can be of any encoding. @param table 256 codes */
export function characterTable(table: Uint8Array): Uint8Array | null {
  const zero = table[FIRST]
  if (zero === 0x30 && table[FIRST + 10] === 0x41) return null
  const ascii = new Uint8Array(256).fill(0x3f)
  for (let k = set.length - 1; k >= 0; k--) {
    const code = table[FIRST + k] as number
    // characters that the file's computer lacks have the code of 0
    if (set[k] !== '\0' && (code !== zero || k === 0)) ascii[code] = set.charCodeAt(k)
  }
  return ascii
}

export function translate(bytes: Uint8Array, table: Uint8Array | null): void {
  if (table) for (let k = 0; k < bytes.length; k++) bytes[k] = table[bytes[k] as number] as number
}
