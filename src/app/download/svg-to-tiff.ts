import { writeTiff } from '#formats/image/write-tiff.ts'
import { type PrintSize, svgToCanvas } from './svg-to-canvas.ts'

/** An SVG of a size in mm as a TIFF with LZW, as journals require. */
export async function svgToTiff(svg: string, size: PrintSize): Promise<Blob> {
  const canvas = await svgToCanvas(svg, size)
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height)
  if (!pixels) throw new Error('the figure is too large for a picture on this device')
  return new Blob([writeTiff({ width, height, rgba: pixels.data }, size.dpi)], { type: 'image/tiff' })
}
