import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dpiOf, withDpi } from './png-dpi.ts'

const pixel = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64'),
)

test('a picture without a resolution has none', () => {
  expect(dpiOf(pixel)).toBeNull()
})

test('300 dpi is 11811 pixels per metre, in a chunk with a valid checksum', () => {
  const marked = withDpi(pixel, 300)
  const view = new DataView(marked.buffer)
  expect(String.fromCharCode(...marked.subarray(37, 41))).toBe('pHYs')
  expect(view.getUint32(41)).toBe(11811) // 300 / 0.0254, rounded
  expect(view.getUint32(50)).toBe(crc32(marked.subarray(37, 50)))
  expect(dpiOf(marked)).toBeCloseTo(300, 1)
})

test('writing it twice keeps one, and the picture is unchanged', () => {
  const twice = withDpi(withDpi(pixel, 72), 600)
  expect(dpiOf(twice)).toBeCloseTo(600, 1)
  expect(twice.length).toBe(pixel.length + 21)
  const data = twice.subarray(-12 - 23 + 8, -12 - 4)
  expect(inflateSync(data)).toEqual(inflateSync(pixel.subarray(-12 - 23 + 8, -12 - 4)))
})

test('other bytes are refused', () => {
  expect(() => withDpi(new Uint8Array(64), 300)).toThrow(RangeError)
})

const chunk = (type: string, ...data: readonly number[]) => [
  0,
  0,
  0,
  data.length,
  ...Buffer.from(type),
  ...data,
  0,
  0,
  0,
  0,
]

test('a resolution is found after other chunks, and only in metres', () => {
  const head = [...pixel.subarray(0, 33)]
  const metres = (unit: number) => chunk('pHYs', 0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, unit)
  const picture = (...parts: number[][]) => Uint8Array.from([...head, ...parts.flat()])
  expect(dpiOf(picture(chunk('tEXt', 1, 2, 3), metres(1), chunk('IEND')))).toBeCloseTo(300, 1)
  expect(dpiOf(picture(metres(1)))).toBeCloseTo(300, 1)
  expect(dpiOf(picture(metres(0), chunk('IEND')))).toBeNull()
  expect(dpiOf(picture(chunk('pHYx', 0, 0, 0x2e, 0x23, 0, 0, 0x2e, 0x23, 1)))).toBeNull()
  expect(dpiOf(picture(metres(1).slice(0, 11)))).toBeNull()
  const marked = withDpi(picture(chunk('tEXt', 1), metres(1), chunk('IDAT', 7), chunk('IEND')), 72)
  expect(Buffer.from(marked.subarray(54))).toEqual(
    Buffer.from([...chunk('tEXt', 1), ...chunk('IDAT', 7), ...chunk('IEND')]),
  )
  expect(dpiOf(marked)).toBeCloseTo(72, 1)
})

test('a picture that ends after its header is valid, a shorter one is not', () => {
  expect(withDpi(pixel.slice(0, 33), 300)).toHaveLength(33 + 21)
  expect(() => withDpi(pixel.slice(0, 32), 300)).toThrow('not a PNG')
})

test('a view into a larger buffer is read from its own beginning', () => {
  const larger = new Uint8Array(pixel.length + 7)
  larger.set(pixel, 7)
  expect(withDpi(larger.subarray(7), 300)).toEqual(withDpi(pixel, 300))
  const marked = withDpi(pixel, 300)
  const around = new Uint8Array(marked.length + 5)
  around.set(marked, 5)
  expect(dpiOf(around.subarray(5))).toBeCloseTo(300, 1)
})
