import { expose } from 'comlink'
import type { Language } from '#catalog/kit/words.ts'
import type { Scene } from '#figure/scene.ts'
import { woffToSfnt } from '#formats/font/woff-to-sfnt.ts'
import { FormatError } from '#formats/format-error.ts'
import { fontFiles } from '#formats/pdf/font-files.ts'
import { writeFigurePdf } from '#formats/pdf/write-figure-pdf.ts'
import { marked } from './worker-errors.ts'

/** Writes a figure as PDF in its own thread, because parsing a Chinese font blocks its thread. */
async function figurePdf(
  scene: Scene,
  language: Language,
  pointShapes: boolean,
  provenance: string,
): Promise<Uint8Array> {
  try {
    const fonts = await Promise.all(
      fontFiles(scene.look).map(async (font) => ({ ...font, sfnt: woffToSfnt(await woff(font.name)) })),
    )
    return writeFigurePdf(scene, fonts, language, pointShapes ? null : undefined, provenance)
  } catch (error) {
    throw marked(error)
  }
}

async function woff(name: string): Promise<Uint8Array> {
  const response = await fetch(`/fonts/${name}.woff`).catch(() => undefined)
  if (response?.ok !== true) throw new FormatError('pdf-fonts-absent')
  return new Uint8Array(await response.arrayBuffer())
}

export type FigurePdf = typeof figurePdf

expose(figurePdf)
