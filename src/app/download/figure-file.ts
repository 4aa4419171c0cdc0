import type { Language } from '#catalog/kit/words.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'

/** In the order in which they are offered. */
export const figureFormats = ['tiff', 'png', 'pdf', 'svg', 'docx', 'xlsx'] as const
export type FigureFormat = (typeof figureFormats)[number]

export const figureTypes: Readonly<Record<FigureFormat, string>> = {
  tiff: 'image/tiff',
  png: 'image/png',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export interface FigureSettings {
  /** The caption in Word. */
  readonly title: string
  /** Of images. */
  readonly dpi: number
  readonly language: Language
}

/**
 * A figure in print colours: a drawing as SVG or PDF, an image at a resolution as PNG or TIFF, a page of Word with a drawing and an image (a flow
 * chart as editable shapes), and the data behind it as a workbook.
 */
export async function figureFile(scene: Scene, format: FigureFormat, settings: FigureSettings): Promise<Blob> {
  const { title, dpi, language } = settings
  switch (format) {
    case 'pdf': {
      const { figureToPdf } = await import('./figure-to-pdf.ts')
      return figureToPdf(scene, language)
    }
    case 'docx':
      return wordFile(scene, title, dpi)
    case 'xlsx': {
      const { figureToXlsx } = await import('./figure-to-xlsx.ts')
      return figureToXlsx(scene, language)
    }
    default:
      return pictureFile(scene, format, dpi)
  }
}

/** Whether the format contains an image, which has a resolution. */
export function hasImage(scene: Pick<Scene, 'flow'>, format: FigureFormat): boolean {
  return format === 'png' || format === 'tiff' || (format === 'docx' && scene.flow === undefined)
}

async function wordFile(scene: Scene, title: string, dpi: number): Promise<Blob> {
  if (scene.flow !== undefined) {
    const { writeFlowDocx } = await import('#formats/docx/write-flow-docx.ts')
    return writeFlowDocx(scene.flow, scene.description)
  }
  const { documentFigure } = await import('./document-figure.ts')
  const { writeFigureDocx } = await import('#formats/docx/write-docx.ts')
  return writeFigureDocx(await documentFigure(scene, title, dpi))
}

async function pictureFile(scene: Scene, format: 'svg' | 'png' | 'tiff', dpi: number): Promise<Blob> {
  const svg = renderSvg(scene, { theme: 'print' })
  if (format === 'svg') return new Blob([svg], { type: figureTypes.svg })
  const size = { width: scene.width, height: scene.height, dpi }
  if (format === 'png') {
    const { svgToPng } = await import('./svg-to-png.ts')
    return svgToPng(svg, size)
  }
  const { svgToTiff } = await import('./svg-to-tiff.ts')
  return svgToTiff(svg, size)
}
