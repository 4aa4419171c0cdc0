import { toGreys } from '#formats/image/grey.ts'
import { withJpegDpi } from '#formats/image/jpeg-dpi.ts'
import { withDpi } from '#formats/image/png-dpi.ts'
import { writeTiff } from '#formats/image/write-tiff.ts'
import { type PrintSize, svgToCanvas } from './svg-to-canvas.ts'

export type ImageFormat = 'png' | 'jpg' | 'tiff'

/** Quality of a JPEG, 0 to 1: text and thin lines have no visible fringes. */
const QUALITY = 0.95

/** An SVG of a size in mm as an image with the given dots per inch, also in its metadata; a TIFF has LZW, as journals require. */
export async function svgToImage(
  svg: string,
  format: ImageFormat,
  size: PrintSize,
  colours: 'rgb' | 'grey' = 'rgb',
): Promise<Blob> {
  const canvas = await svgToCanvas(svg, size)
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  if (format === 'tiff' || colours === 'grey') {
    const pixels = context?.getImageData(0, 0, width, height)
    if (!context || !pixels) throw tooLarge()
    if (format === 'tiff')
      return new Blob([writeTiff({ width, height, rgba: pixels.data }, size.dpi, colours)], { type: 'image/tiff' })
    toGreys(pixels.data)
    context.putImageData(pixels, 0, 0)
  }
  const type = format === 'png' ? 'image/png' : 'image/jpeg'
  const plain = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!plain) throw tooLarge()
  const bytes = new Uint8Array(await plain.arrayBuffer())
  return new Blob([format === 'png' ? withDpi(bytes, size.dpi) : withJpegDpi(bytes, size.dpi)], { type })
}

function tooLarge(): Error {
  return new Error('the figure is too large for a picture on this device')
}
