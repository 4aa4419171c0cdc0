import { msg } from '@lingui/core/macro'
import { use } from 'react'
import type { Scene } from '#figure/scene.ts'
import { type FigureFormat, type FigureSettings, figureFile } from '../download/figure-file.ts'
import { fileName } from '../download/save-file.ts'
import { useWords } from '../i18n/use-words.ts'
import { useFormatWords } from '../import/use-format-words.ts'
import { showToast } from '../state/toast.ts'
import { WorkerError } from '../workers/worker-errors.ts'
import { FigureOrigin, provenanceOf } from './figure-origin.ts'

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
  const { language } = useWords()
  const reason = useFormatWords()
  const origin = use(FigureOrigin)
  return async (scene, format, settings) => {
    try {
      const states = format === 'pdf' || format === 'docx'
      const provenance = origin && states ? await provenanceOf(origin, format, language) : undefined
      const blob = await figureFile(scene, format, { title, language, provenance, ...settings })
      return new File([blob], fileName(`${name}.${format}`), { type: blob.type })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      showToast('error', error instanceof WorkerError ? reason(error) : msg`The file could not be made: ${why}`)
      return undefined
    }
  }
}
