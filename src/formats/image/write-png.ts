import { zlibSync } from 'fflate'
import { joinBytes, pngChunk, SIGNATURE } from './png-chunks.ts'
import type { Pixels } from './write-tiff.ts'

/** A PNG of eight bits a channel with transparency (PNG specification, third edition), the same bytes on every machine. */
export function writePng({ width, height, rgba }: Pixels): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  // bit depth 8, colour type 6: red, green, blue and alpha
  header.set([8, 6], 8)
  const stride = width * 4
  // each line begins with its filter: none
  const lines = new Uint8Array(height * (stride + 1))
  for (let row = 0; row < height; row++)
    lines.set(rgba.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1)
  const data = zlibSync(lines, { level: 6 })
  return joinBytes([SIGNATURE, pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', new Uint8Array())])
}

/** A picture as a URL that holds it. */
export function pngUrl(pixels: Pixels): string {
  return pngBytesUrl(writePng(pixels))
}

/** The bytes of a PNG as a URL that holds them. */
export function pngBytesUrl(bytes: Uint8Array): string {
  let binary = ''
  for (let from = 0; from < bytes.length; from += 8192)
    binary += String.fromCharCode(...bytes.subarray(from, from + 8192))
  return `data:image/png;base64,${btoa(binary)}`
}
