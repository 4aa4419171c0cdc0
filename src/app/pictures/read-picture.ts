import { refusal } from '../api/call.ts'

/** Pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], // PNG
  [0xff, 0xd8, 0xff], // JPG
]

/** Whether the first bytes are those of a PNG or JPG; names are ignored. */
export const isPicture = (head: Uint8Array): boolean =>
  signatures.some((signature) => signature.every((byte, index) => head[index] === byte))

/** The size within `longest`, never enlarged, in whole pixels. */
export function fitted({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The picture with its orientation applied, on white, without what the file says besides (camera, place). Throws `unsupported-media`, as the
 * server would.
 * @param longest of its sides, pixels: a larger picture is scaled down
 */
export async function readPicture(file: Blob, longest: number): Promise<HTMLCanvasElement> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (!isPicture(head)) throw refusal('unsupported-media')
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw refusal('unsupported-media')
  })
  const canvas = document.createElement('canvas')
  const { width, height } = fitted(bitmap, longest)
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return canvas
}
