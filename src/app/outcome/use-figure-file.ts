import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { Language } from '#catalog/kit/words.ts'
import type { Scene } from '#figure/scene.ts'
import type { AnalysisRecord } from '../data/datasets/analysis.ts'
import { type FigureFormat, type FigureSettings, figureFile } from '../download/figure-file.ts'
import { fileName } from '../download/save-file.ts'
import { useWords } from '../i18n/use-words.ts'
import { useFormatWords } from '../import/use-format-words.ts'
import { loadPart } from '../loading/load-part.ts'
import { showToast } from '../state/toast.ts'
import { WorkerError } from '../workers/worker-errors.ts'
import { FigureRecord } from './figure-record.ts'

export interface FigureNames {
  /** Base name of the file, without an extension. */
  readonly name: string
  /** The caption in Word. */
  readonly title: string
}

/** Makes the file of a figure; on failure a toast shows the reason, and it resolves to undefined. */
export function useFigureFile({
  name,
  title,
}: FigureNames): (
  scene: Scene,
  format: FigureFormat,
  settings: Pick<FigureSettings, 'dpi' | 'pointShapes' | 'colours'>,
) => Promise<File | undefined> {
  const { t } = useLingui()
  const { language } = useWords()
  const reason = useFormatWords()
  const record = use(FigureRecord)
  return async (scene, format, settings) => {
    try {
      const provenance = record && format === 'pdf' ? await provenanceOf(record, language) : ''
      const blob = await figureFile(scene, format, { title, language, provenance, ...settings })
      return new File([blob], fileName(`${name}.${format}`), { type: blob.type })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      showToast('error', error instanceof WorkerError ? reason(error) : t`The file could not be made: ${why}`)
      return undefined
    }
  }
}

/** How the figure was computed; empty if its data cannot be opened now, which is no reason to write no file. */
async function provenanceOf(record: AnalysisRecord, language: Language): Promise<string> {
  try {
    const [{ writtenProvenance }, { provenanceText }] = await loadPart(
      () => Promise.all([import('./written-provenance.ts'), import('#formats/document/provenance.ts')]),
      'own',
    )
    return provenanceText(await writtenProvenance([{ record, hasReading: false, hasFigures: true }], { language }))
  } catch {
    return ''
  }
}
