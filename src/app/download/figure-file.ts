import type { Language } from '#catalog/kit/words.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'

export const figureFormats = ['svg', 'pdf', 'png', 'tiff'] as const
/** Word only gets flow charts: as editable shapes. */
export type FigureFormat = (typeof figureFormats)[number] | 'docx'

/** A figure in print colours: a drawing as SVG or PDF, an image at a resolution as PNG or TIFF. */
export async function figureFile(scene: Scene, format: FigureFormat, dpi: number, language: Language): Promise<Blob> {
  if (format === 'pdf') {
    const { figureToPdf } = await import('./figure-to-pdf.ts')
    return figureToPdf(scene, language)
  }
  if (format === 'docx' && scene.flow !== undefined) {
    const { writeFlowDocx } = await import('#formats/docx/write-flow-docx.ts')
    return writeFlowDocx(scene.flow, scene.description)
  }
  const svg = renderSvg(scene, { theme: 'print' })
  if (format === 'svg') return new Blob([svg], { type: 'image/svg+xml' })
  const size = { width: scene.width, height: scene.height, dpi }
  if (format === 'png') {
    const { svgToPng } = await import('./svg-to-png.ts')
    return svgToPng(svg, size)
  }
  const { svgToTiff } = await import('./svg-to-tiff.ts')
  return svgToTiff(svg, size)
}
