import { PICTURE_PER_MM } from '#figure/raster/pictured-points.ts'
import type { Scene } from '#figure/scene.ts'
import type { DocumentFigure } from '#formats/document/document-figure.ts'
import { printedSvg } from './printed-svg.ts'
import { svgToImage } from './svg-to-image.ts'

/** A figure at its size for a Word file: vector graphics in Word 2016 and later, an image elsewhere. */
export async function documentFigure(
  scene: Scene,
  title: string,
  { dpi = 300, pointShapes = false }: { readonly dpi?: number; readonly pointShapes?: boolean } = {},
): Promise<DocumentFigure> {
  const { width, height, description } = scene
  const svg = await printedSvg(scene, pointShapes ? null : PICTURE_PER_MM)
  const png = await svgToImage(svg, 'png', { width, height, dpi })
  return { title, description, width, height, svg, png: new Uint8Array(await png.arrayBuffer()) }
}
