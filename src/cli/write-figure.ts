import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Language } from '#catalog/kit/words.ts'
import { hasPicturedPoints, PICTURE_PER_MM } from '#figure/raster/pictured-points.ts'
import { renderPicturedSvg } from '#figure/raster/render-pictured.ts'
import { renderSvg } from '#figure/render-svg.ts'
import type { Scene } from '#figure/scene.ts'
import { woffToSfnt } from '#formats/font/woff-to-sfnt.ts'
import { pngUrl } from '#formats/image/write-png.ts'
import { fontFiles } from '#formats/pdf/font-files.ts'
import { UsageError } from './usage-error.ts'
import { writeFiles } from './write-files.ts'

export const figureFormats = ['svg', 'pdf'] as const
export type FigureFormat = (typeof figureFormats)[number]

/** Writes a figure in print colours, in the format of the file's extension. */
export async function writeFigure(file: string, scene: Scene, language: Language): Promise<void> {
  const format = extname(file).slice(1).toLowerCase()
  if (format === 'svg') return writeFiles({ path: file, content: svgOf(scene) })
  if (format !== 'pdf') throw new UsageError(`${file}: a figure is written as ${figureFormats.join(' or ')}`)
  const { writeFigurePdf } = await import('#formats/pdf/write-figure-pdf.ts')
  const fonts = fontFiles(scene.look).map((font) => {
    const woff = readFileSync(new URL(`../../public/fonts/${font.name}.woff`, import.meta.url))
    return { ...font, sfnt: woffToSfnt(woff) }
  })
  writeFiles({ path: file, content: writeFigurePdf(scene, fonts, language) })
}

function svgOf(scene: Scene): string {
  if (!hasPicturedPoints(scene)) return renderSvg(scene, { theme: 'print' })
  return renderPicturedSvg(scene, { theme: 'print', perMm: PICTURE_PER_MM, urlOf: pngUrl })
}
