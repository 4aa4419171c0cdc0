import { withDpi } from '#formats/image/png-dpi.ts'
import { type PrintSize, svgToCanvas } from './svg-to-canvas.ts'

/** An SVG of a size in mm as a PNG with the given dots per inch, also in its metadata. */
export async function svgToPng(svg: string, size: PrintSize): Promise<Blob> {
  const canvas = await svgToCanvas(svg, size)
  const plain = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!plain) throw new Error('the figure is too large for a picture on this device')
  const bytes = withDpi(new Uint8Array(await plain.arrayBuffer()), size.dpi)
  return new Blob([bytes], { type: 'image/png' })
}
