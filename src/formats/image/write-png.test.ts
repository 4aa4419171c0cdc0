import { unzlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { dpiOf, withDpi } from './png-dpi.ts'
import { pngUrl, writePng } from './write-png.ts'

const pixels = { width: 3, height: 2, rgba: Uint8ClampedArray.from({ length: 24 }, (_, k) => (k * 37) % 256) }

/** The chunks of a PNG by their type. */
function chunksOf(png: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Uint8Array> {
  const view = new DataView(png.buffer)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at))
    chunks.set(String.fromCharCode(...png.subarray(at + 4, at + 8)), png.slice(at + 8, at + 8 + view.getUint32(at)))
  return chunks
}

test('a PNG holds its pixels as they are', () => {
  const chunks = chunksOf(writePng(pixels))
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0])
  const lines = unzlibSync(chunks.get('IDAT') ?? new Uint8Array())
  expect([...lines]).toEqual([0, ...pixels.rgba.subarray(0, 12), 0, ...pixels.rgba.subarray(12)])
})

test('a PNG ends with the checksum that the specification gives for an empty end', () => {
  const end = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82)
  expect(writePng(pixels).slice(-12)).toEqual(end)
})

test('it takes a resolution, and a URL holds it', () => {
  expect(dpiOf(withDpi(writePng(pixels), 600))).toBeCloseTo(600, 0)
  const [head, data = ''] = pngUrl(pixels).split(',')
  expect(head).toBe('data:image/png;base64')
  expect(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))).toEqual(writePng(pixels))
})
