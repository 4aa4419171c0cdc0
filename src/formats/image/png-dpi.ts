import { joinBytes, pngChunk } from './png-chunks.ts'

/** PNG states resolution in pixels per metre (PNG specification, 11.3.4.3, chunk pHYs). */
const INCHES_PER_METRE = 1000 / 25.4
const SIGNATURE_AND_HEADER = 8 + 25

/** Writes a resolution into a PNG, replacing an existing one. Throws if the bytes are no PNG. */
export function withDpi(png: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  if (png.length < SIGNATURE_AND_HEADER || view.getUint32(0) !== 0x89504e47) throw new RangeError('not a PNG')
  const chunk = physicalChunk(Math.round(dpi * INCHES_PER_METRE))
  const parts: Uint8Array<ArrayBuffer>[] = [png.slice(0, SIGNATURE_AND_HEADER), chunk]
  for (let at = SIGNATURE_AND_HEADER; at + 12 <= png.length; ) {
    const length = 12 + view.getUint32(at)
    if (textAt(png, at + 4) !== 'pHYs') parts.push(png.slice(at, at + length))
    at += length
  }
  return joinBytes(parts)
}

/** Dots per inch of a PNG; null if it has no resolution. */
export function dpiOf(png: Uint8Array<ArrayBuffer>): number | null {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  for (let at = SIGNATURE_AND_HEADER; at + 12 <= png.length; at += 12 + view.getUint32(at)) {
    if (textAt(png, at + 4) === 'pHYs' && png[at + 16] === 1) return view.getUint32(at + 8) / INCHES_PER_METRE
  }
  return null
}

function physicalChunk(pixelsPerMetre: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(9)
  const view = new DataView(data.buffer)
  view.setUint32(0, pixelsPerMetre)
  view.setUint32(4, pixelsPerMetre)
  data[8] = 1 // the unit is the metre
  return pngChunk('pHYs', data)
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
