import type { Language } from '#catalog/kit/words.ts'
import type { Scene } from '#figure/scene.ts'
import { figureSheets } from '#formats/figure-data/figure-sheets.ts'
import { framesToXlsx } from '#formats/xlsx/write-frame.ts'

/** The data behind a figure as a workbook. */
export async function figureToXlsx(scene: Scene, language: Language): Promise<Blob> {
  const { blob } = await framesToXlsx(figureSheets(scene, language))
  return blob
}
