import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { greyOf } from './grey.ts'
import { compressLzw } from './tiff-lzw.ts'
import { writeTiff } from './write-tiff.ts'

function picture(width: number, height: number, kind: 'noise' | 'plain') {
  let seed = 7
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < rgba.length; i++) {
    seed = (seed * 48_271) % 2_147_483_647
    rgba[i] = i % 4 === 3 ? 255 : kind === 'noise' ? seed & 255 : (Math.floor(i / 4 / width) * 3) & 255
  }
  return { width, height, rgba }
}

test('another reader finds every pixel and the resolution', async () => {
  for (const [width, height, kind] of [
    [1, 1, 'noise'],
    [3, 130, 'noise'],
    [300, 200, 'noise'],
    [640, 480, 'plain'],
    [1, 64, 'plain'],
  ] as const) {
    const of = picture(width, height, kind)
    const tiff = writeTiff(of, 600)
    const image = sharp(Buffer.from(tiff))
    expect(await image.metadata()).toMatchObject({ format: 'tiff', width, height, channels: 3, density: 600 })
    const raw = await image.raw().toBuffer()
    const wrong = Array.from(raw.entries()).filter(([k, value]) => of.rgba[Math.floor(k / 3) * 4 + (k % 3)] !== value)
    expect(wrong.length, `${width} x ${height} ${kind}`).toBe(0)
  }
})

test('a picture in greys has one byte per pixel, of the luminance of the colour', async () => {
  const of = picture(300, 130, 'noise')
  const image = sharp(Buffer.from(writeTiff(of, 1200, 'grey')))
  expect(await image.metadata()).toMatchObject({ channels: 1, space: 'b-w', depth: 'uchar', density: 1200 })
  const raw = await image.toColourspace('b-w').raw().toBuffer()
  const wrong = raw.filter(
    (grey, k) => grey !== greyOf(...(Array.from(of.rgba.subarray(4 * k, 4 * k + 3)) as [number, number, number])),
  )
  expect([raw.length, wrong.length]).toEqual([300 * 130, 0])
})

test('transparent pixels become white, half transparent ones are mixed with it', async () => {
  const tiff = writeTiff({ width: 2, height: 1, rgba: Uint8Array.of(0, 0, 0, 0, 100, 0, 255, 128) }, 300)
  expect(Array.from(await sharp(Buffer.from(tiff)).raw().toBuffer())).toEqual([255, 255, 255, 177, 127, 255])
})

test('a plain picture is compressed well', () => {
  expect(writeTiff(picture(1000, 1000, 'plain'), 300).length).toBeLessThan(300_000)
})

/** An LZW decoder for the test, written from the text of TIFF 6.0. */
function decompress(bytes: Uint8Array): number[] {
  const out: number[] = []
  let table: number[][] = []
  let width = 9
  let at = 0
  let previous: number[] | null = null
  const reset = () => {
    table = Array.from({ length: 258 }, (_, k) => (k < 256 ? [k] : []))
    width = 9
  }
  reset()
  for (;;) {
    if (at + width > 8 * bytes.length) throw new Error('no end code')
    let code = 0
    for (let b = 0; b < width; b++, at++) code = (code << 1) | (((bytes[at >> 3] as number) >> (7 - (at & 7))) & 1)
    if (code === 257) return out
    if (code === 256) {
      reset()
      previous = null
      continue
    }
    const entry: number[] = table[code] ?? [...(previous ?? []), (previous ?? [])[0] as number]
    out.push(...entry)
    if (previous !== null) table.push([...previous, entry[0] as number])
    previous = entry
    if (table.length >= 2 ** width - 1 && width < 12) width++
  }
}

test('compressed data is restored', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000, size: 'max' }), fc.integer({ min: 1, max: 4 }), (data, repeat) => {
      const bytes = Uint8Array.from({ length: data.length * repeat }, (_, k) => data[k % data.length] as number)
      expect(decompress(compressLzw(bytes))).toEqual(Array.from(bytes))
    }),
    { numRuns: 40 },
  )
  const long = Uint8Array.from({ length: 60_000 }, (_, k) => (k * k) >> 5)
  expect(decompress(compressLzw(long))).toEqual(Array.from(long))
})

test('the code width grows at 511, 1023 and 2047 entries and the table is reset before 4095, at any length', () => {
  let seed = 1
  const noise = Uint8Array.from({ length: 12_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed & 255
  })
  // in noise nearly every byte adds an entry: tests each length around the points where the width changes
  const near = [252, 764, 1788, 3830, 4090, 4340, 7660].flatMap((place) =>
    Array.from({ length: 8 }, (_, k) => place - 4 + k),
  )
  for (const length of [0, 1, 2, 3, ...near]) {
    const read = Uint8Array.from(decompress(compressLzw(noise.subarray(0, length))))
    expect(Buffer.compare(read, noise.subarray(0, length)), `${length} bytes`).toBe(0)
  }
})

test('the bytes of the shortest pictures are those of the standard', () => {
  expect([...compressLzw(new Uint8Array())]).toEqual([0x80, 0x40, 0x40])
  expect(decompress(compressLzw(Uint8Array.of(0)))).toEqual([0])
  // eight codes of nine bits fill nine bytes exactly
  expect(compressLzw(Uint8Array.of(6, 5, 4, 3, 2, 1))).toHaveLength(9)
  // clear, 7, 258, end: TIFF 6.0 section 13 in codes of nine bits
  expect([...compressLzw(Uint8Array.of(7, 7, 7))]).toEqual([0x80, 0x01, 0xe0, 0x50, 0x10])
})
