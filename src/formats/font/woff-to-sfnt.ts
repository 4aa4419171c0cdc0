import { unzlibSync } from 'fflate'

/** Unpacks the TrueType font from a Web Open Font Format 1.0 file (W3C, 2012). */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== 0x774f_4646) throw new Error('this is not a WOFF 1.0 font')
  const count = view.getUint16(12)
  const entries = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i
    const word = (k: number) => view.getUint32(at + 4 * k)
    return { tag: word(0), offset: word(1), packed: word(2), length: word(3), checksum: word(4) }
  })
  const head = 12 + 16 * count
  const size = entries.reduce((sum, { length }) => sum + padded(length), head)
  const sfnt = new Uint8Array(size)
  const out = new DataView(sfnt.buffer)
  const power = Math.floor(Math.log2(count))
  out.setUint32(0, view.getUint32(4))
  for (const [i, value] of [count, 16 << power, power, 16 * count - (16 << power)].entries())
    out.setUint16(4 + 2 * i, value)
  let offset = head
  for (const [i, entry] of entries.entries()) {
    for (const [k, value] of [entry.tag, entry.checksum, offset, entry.length].entries())
      out.setUint32(12 + 16 * i + 4 * k, value)
    const bytes = woff.subarray(entry.offset, entry.offset + entry.packed)
    sfnt.set(entry.packed < entry.length ? unzlibSync(bytes) : bytes, offset)
    offset += padded(entry.length)
  }
  return sfnt
}

function padded(length: number): number {
  return (length + 3) & ~3
}
