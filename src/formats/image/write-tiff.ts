import { greyOf } from './grey.ts'
import { compressLzw } from './tiff-lzw.ts'

/** A picture as a canvas returns it: four bytes per pixel, row by row from the top. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgba: Uint8ClampedArray | Uint8Array
}

const rowsPerStrip = 64
type Entry = readonly [tag: number, type: 2 | 3 | 4 | 5, values: readonly number[]]
const sizes = { 2: 1, 3: 2, 4: 4, 5: 8 } as const

/**
 * Baseline TIFF 6.0 with LZW and a resolution, as journals require, in RGB or in shades of grey of one byte; transparent pixels become white.
 */
export function writeTiff(
  { width, height, rgba }: Pixels,
  dpi: number,
  colours: 'rgb' | 'grey' = 'rgb',
): Uint8Array<ArrayBuffer> {
  const samples = colours === 'rgb' ? 3 : 1
  const strips: Uint8Array[] = []
  for (let row = 0; row < height; row += rowsPerStrip) {
    const rgb = rgbOf(rgba, width, row, Math.min(height, row + rowsPerStrip))
    strips.push(compressLzw(colours === 'rgb' ? rgb : greysOf(rgb)))
  }
  const lengths = strips.map((strip) => strip.length)
  const dataSize = lengths.reduce((sum, length) => sum + length, 0)
  const offsets = lengths.map((_, k) => 8 + lengths.slice(0, k).reduce((sum, length) => sum + length, 0))
  const entries: readonly Entry[] = [
    [256, 4, [width]],
    [257, 4, [height]],
    [258, 3, Array.from({ length: samples }, () => 8)],
    [259, 3, [5]],
    [262, 3, [colours === 'rgb' ? 2 : 1]],
    [273, 4, offsets],
    [277, 3, [samples]],
    [278, 4, [rowsPerStrip]],
    [279, 4, lengths],
    [282, 5, [Math.round(dpi * 100), 100]],
    [283, 5, [Math.round(dpi * 100), 100]],
    [296, 3, [2]],
  ]
  const directory = 8 + dataSize + (dataSize % 2)
  const extra = entries.reduce(
    (sum, entry) => sum + (byteLength(entry) > 4 ? byteLength(entry) + (byteLength(entry) % 2) : 0),
    0,
  )
  const bytes = new Uint8Array(directory + 6 + 12 * entries.length + extra)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0x4949)
  view.setUint16(2, 42, true)
  view.setUint32(4, directory, true)
  for (const [k, strip] of strips.entries()) bytes.set(strip, offsets[k])
  writeDirectory(view, directory, entries)
  return bytes
}

function byteLength([, type, values]: Entry): number {
  return type === 5 ? 8 * (values.length / 2) : sizes[type] * values.length
}

function writeDirectory(view: DataView, start: number, entries: readonly Entry[]): void {
  let beyond = start + 6 + 12 * entries.length
  view.setUint16(start, entries.length, true)
  for (const [k, entry] of entries.entries()) {
    const [tag, type, values] = entry
    const at = start + 2 + 12 * k
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, type === 5 ? values.length / 2 : values.length, true)
    const length = byteLength(entry)
    if (length > 4) view.setUint32(at + 8, beyond, true)
    const to = length > 4 ? beyond : at + 8
    const size = type === 3 ? 2 : 4
    for (const [i, value] of values.entries()) {
      if (size === 2) view.setUint16(to + 2 * i, value, true)
      else view.setUint32(to + 4 * i, value, true)
    }
    if (length > 4) beyond += length + (length % 2)
  }
}

function greysOf(rgb: Uint8Array): Uint8Array {
  const greys = new Uint8Array(rgb.length / 3)
  for (let i = 0, o = 0; o < greys.length; i += 3, o++)
    greys[o] = greyOf(rgb[i] as number, rgb[i + 1] as number, rgb[i + 2] as number)
  return greys
}

/** The rows as RGB on white. */
function rgbOf(rgba: Uint8ClampedArray | Uint8Array, width: number, from: number, to: number): Uint8Array {
  const rgb = new Uint8Array((to - from) * width * 3)
  for (let i = from * width, o = 0; i < to * width; i++, o += 3) {
    const alpha = rgba[4 * i + 3] as number
    for (let c = 0; c < 3; c++)
      rgb[o + c] = Math.round(((rgba[4 * i + c] as number) * alpha + 255 * (255 - alpha)) / 255)
  }
  return rgb
}
