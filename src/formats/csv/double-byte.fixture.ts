type DoubleByte = 'gb18030' | 'big5' | 'shift_jis'

/** The platform's decoder of each encoding, inverted on first use. */
const tables = new Map<DoubleByte, ReadonlyMap<string, readonly number[]>>()

function inverted(encoding: DoubleByte): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(encoding)
  const table = new Map<string, readonly number[]>()
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const text = decoder.decode(Uint8Array.of(lead, trail))
      if (trail !== 0x7f && !table.has(text) && Array.from(text).length === 1) table.set(text, [lead, trail])
    }
  }
  return table
}

/** Encodes ASCII and two-byte characters; null if the text has any other. For tests. */
export function encodedIn(encoding: DoubleByte, text: string): Uint8Array<ArrayBuffer> | null {
  const table = tables.get(encoding) ?? inverted(encoding)
  tables.set(encoding, table)
  const bytes = Array.from(text, (c) => (c < '\x80' ? [c.charCodeAt(0)] : table.get(c)))
  return bytes.every((one) => one !== undefined) ? Uint8Array.from(bytes.flat()) : null
}

export function gb18030(text: string): Uint8Array<ArrayBuffer> {
  const bytes = encodedIn('gb18030', text)
  if (bytes === null) throw new Error(`${text} has a character that two bytes do not hold`)
  return bytes
}
