import { coloursOfPicture } from '#figure/colour/colours-of-picture.ts'

/** Why a file gives no colours. */
export type PictureFault = 'too-large' | 'no-picture' | 'one-colour'

const MAX_BYTES = 2 * 1024 * 1024
const MAX_PIXELS = 65_536
const MAX_COLOURS = 8

const signatures = {
  png: [[0x89, 0x50, 0x4e, 0x47]],
  jpeg: [[0xff, 0xd8, 0xff]],
  tiff: [
    [0x49, 0x49, 0x2a, 0x00],
    [0x4d, 0x4d, 0x00, 0x2a],
  ],
} as const

type Format = keyof typeof signatures

/** By the first bytes; names are ignored. */
function formatOf(bytes: Uint8Array): Format | undefined {
  const formats = Object.keys(signatures) as Format[]
  return formats.find((format) =>
    signatures[format].some((signature) => signature.every((byte, k) => bytes[k] === byte)),
  )
}

/** The colours that stand out in a PNG, JPG or TIFF, `#rrggbb`. The picture stays on the device. */
export async function pictureColours(file: Blob): Promise<readonly string[] | PictureFault> {
  if (file.size > MAX_BYTES) return 'too-large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = formatOf(bytes)
  if (format === undefined) return 'no-picture'
  const picture = await (format === 'tiff' ? readTiff(bytes) : createImageBitmap(file)).catch(() => undefined)
  if (picture === undefined || picture.width * picture.height === 0) return 'no-picture'
  const colours = coloursOfPicture(scaledDown(picture), MAX_COLOURS)
  picture.close()
  return colours.length === 0 ? 'one-colour' : colours
}

/** Browsers do not show TIFF. */
async function readTiff(bytes: Uint8Array): Promise<ImageBitmap> {
  const { decode } = await import('tiff')
  const [page] = decode(bytes, { pages: [0] })
  if (page === undefined) throw new RangeError('a TIFF without a page')
  const { width, height, data, palette } = page
  const samples = page.samplesPerPixel
  const white = 2 ** page.bitsPerSample - 1
  const isInverted = page.type === 0
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255)
  for (let k = 0; k < width * height; k++) {
    const first = Number(data[k * samples] ?? 0)
    const colour = palette?.[first]
    for (let c = 0; c < 3; c++) {
      const sample = samples >= 3 ? Number(data[k * samples + c] ?? 0) : first
      const part = colour === undefined ? sample / white : (colour[c] ?? 0) / 65_535
      pixels[4 * k + c] = 255 * (isInverted ? 1 - part : part)
    }
    if (samples === 2 || samples === 4) pixels[4 * k + 3] = (255 * Number(data[(k + 1) * samples - 1] ?? 0)) / white
  }
  return createImageBitmap(new ImageData(pixels, width, height))
}

function scaledDown(picture: ImageBitmap) {
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.floor(side * scale))) as [
    number,
    number,
  ]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser gives no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return { pixels: context.getImageData(0, 0, width, height).data, width, height }
}
