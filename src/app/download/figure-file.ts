import type { Language } from '#catalog/kit/words.ts'
import { PICTURE_PER_MM } from '#figure/raster/pictured-points.ts'
import type { Scene } from '#figure/scene.ts'
import type { Provenance } from '#formats/document/provenance.ts'
import { printedSvg } from './printed-svg.ts'
import type { ImageFormat } from './svg-to-image.ts'

/** In the order in which they are offered. */
export const figureFormats = ['tiff', 'png', 'jpg', 'pdf', 'svg', 'docx', 'xlsx'] as const
export type FigureFormat = (typeof figureFormats)[number]

export const figureTypes: Readonly<Record<FigureFormat, string>> = {
  tiff: 'image/tiff',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const MM_PER_INCH = 25.4

export interface FigureSettings {
  /** The caption in Word. */
  readonly title: string
  /** Of images. */
  readonly dpi: number
  readonly language: Language
  /** Each of thousands of points as a shape that drawing programs can change; pictures of them if omitted. */
  readonly pointShapes?: boolean
  /** Of images; as on the screen if omitted. */
  readonly colours?: 'rgb' | 'grey'
  /** How it was computed, for a PDF and for Word. */
  readonly provenance?: Provenance | undefined
}

/**
 * A figure in print colours: a drawing as SVG or PDF, an image at a resolution as PNG, JPEG or TIFF, a page of Word with a drawing and an image (a flow
 * chart as editable shapes), and the data behind it as a workbook.
 */
export async function figureFile(scene: Scene, format: FigureFormat, settings: FigureSettings): Promise<Blob> {
  const { dpi, language, pointShapes = false, colours, provenance } = settings
  switch (format) {
    case 'pdf': {
      const { figureToPdf } = await import('./figure-to-pdf.ts')
      return figureToPdf(scene, language, pointShapes, provenance)
    }
    case 'docx':
      return wordFile(scene, settings)
    case 'xlsx': {
      const { figureToXlsx } = await import('./figure-to-xlsx.ts')
      return figureToXlsx(scene, language)
    }
    case 'svg':
      return new Blob([await printedSvg(scene, pointShapes ? null : PICTURE_PER_MM)], { type: figureTypes.svg })
    default: {
      const { width, height } = scene
      const { svgToImage } = await import('./svg-to-image.ts')
      const transparent = format === 'png' && scene.look?.transparent === true
      const size = { width, height, dpi, transparent }
      return svgToImage(await printedSvg(scene, dpi / MM_PER_INCH), format, size, colours)
    }
  }
}

/** Whether the format contains an image, which has a resolution. */
export function hasImage(scene: Pick<Scene, 'flow'>, format: FigureFormat): boolean {
  return isImage(format) || (format === 'docx' && scene.flow === undefined)
}

/** Whether a file of this format is an image and nothing else. */
export function isImage(format: FigureFormat): format is ImageFormat {
  return format === 'png' || format === 'jpg' || format === 'tiff'
}

async function wordFile(scene: Scene, settings: FigureSettings): Promise<Blob> {
  const file = await figureDocx(scene, settings)
  if (!settings.provenance) return file
  const { embedProvenance } = await import('#formats/docx/embed-provenance.ts')
  return new Blob([embedProvenance(await file.arrayBuffer(), settings.provenance)], { type: file.type })
}

async function figureDocx(scene: Scene, { title, dpi, pointShapes = false }: FigureSettings): Promise<Blob> {
  if (scene.flow !== undefined) {
    const { writeFlowDocx } = await import('#formats/docx/write-flow-docx.ts')
    return writeFlowDocx(scene.flow, scene.description)
  }
  const { documentFigure } = await import('./document-figure.ts')
  const { writeFigureDocx } = await import('#formats/docx/write-docx.ts')
  return writeFigureDocx(await documentFigure(scene, title, { dpi, pointShapes }))
}
