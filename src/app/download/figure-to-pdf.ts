import { wrap } from 'comlink'
import type { Language } from '#catalog/kit/words.ts'
import type { Scene } from '#figure/scene.ts'
import { type Provenance, provenanceText } from '#formats/document/provenance.ts'
import type { FigurePdf } from '../workers/pdf.worker.ts'
import { restoreError } from '../workers/worker-errors.ts'

/** A figure as PDF with embedded fonts. Rejects with a coded error if a font or a character is not available. */
export async function figureToPdf(
  scene: Scene,
  language: Language,
  pointShapes: boolean,
  provenance?: Provenance,
): Promise<Blob> {
  const worker = new Worker(new URL('../workers/pdf.worker.ts', import.meta.url), { type: 'module', name: 'pdf' })
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = reject
  })
  try {
    const stated = provenance ? provenanceText(provenance) : ''
    const bytes = await Promise.race([wrap<FigurePdf>(worker)(scene, language, pointShapes, stated), broken])
    return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
  } catch (error) {
    throw restoreError(error)
  } finally {
    worker.terminate()
  }
}
