import { joinBytes } from './png-chunks.ts'

const START = 0xffd8
const SEGMENT = 0xffe0
/** `JFIF` and its first 0. */
const JFIF = [0x4a, 0x46, 0x49, 0x46, 0]
const VERSION = [1, 2]
const DOTS_PER_INCH = 1

/** Writes a resolution into a JPEG file, as the segment of JFIF 1.02 that comes first; replaces one. Throws if the bytes are no such file. */
export function withJpegDpi(jpeg: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  if (jpeg.length < 4 || view.getUint16(0) !== START) throw new RangeError('not a JPEG file')
  const isThere = view.getUint16(2) === SEGMENT && JFIF.every((byte, k) => jpeg[6 + k] === byte)
  const rest = jpeg.subarray(isThere ? 4 + view.getUint16(4) : 2)
  const density = [dpi >> 8, dpi & 255]
  const segment = [0xff, 0xe0, 0, 16, ...JFIF, ...VERSION, DOTS_PER_INCH, ...density, ...density, 0, 0]
  return joinBytes([Uint8Array.of(0xff, 0xd8), Uint8Array.from(segment), rest])
}
