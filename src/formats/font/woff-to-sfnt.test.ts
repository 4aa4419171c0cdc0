import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fontFiles } from '../pdf/font-files.ts'
import { woffToSfnt } from './woff-to-sfnt.ts'

const folder = resolve(import.meta.dirname, '../../../public/fonts')

/** Sum of the big-endian words of a table: its checksum by the OpenType specification. */
function checksum(bytes: Uint8Array): number {
  const padded = new Uint8Array((bytes.length + 3) & ~3)
  padded.set(bytes)
  const view = new DataView(padded.buffer)
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

test('each shipped font unpacks into tables with correct checksums, and can be used', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff'))
  const listed = (['sans', 'serif'] as const).flatMap((font) => fontFiles({ font }).map(({ name }) => `${name}.woff`))
  expect(files.toSorted()).toEqual(listed.toSorted())
  for (const name of files) {
    const sfnt = woffToSfnt(readFileSync(resolve(folder, name)))
    const view = new DataView(sfnt.buffer)
    // OpenType header: 16 times the largest power of two up to the number of tables, its exponent, and 16 times the rest
    const [count = 0, range = 0, selector, shift] = [4, 6, 8, 10].map((at) => view.getUint16(at))
    expect(range <= 16 * count && 2 * range > 16 * count, name).toBe(true)
    expect([range, shift], name).toEqual([16 * 2 ** (selector ?? 0), 16 * count - range])
    for (let i = 0; i < view.getUint16(4); i++) {
      const [tag, sum, offset, length] = [0, 4, 8, 12].map((by) => view.getUint32(12 + 16 * i + by)) as [
        number,
        number,
        number,
        number,
      ]
      // the checksum of `head` is computed with its own checksum adjustment as zero
      const table = sfnt.slice(offset, offset + length)
      if (tag === 0x68656164) table.fill(0, 8, 12)
      expect(checksum(table), `${name} table ${i}`).toBe(sum)
    }
  }
})

test('another kind of file is refused', () => {
  expect(() => woffToSfnt(new TextEncoder().encode('wOF2 and so on'))).toThrow('not a WOFF 1.0 font')
})
