import { useLingui } from '@lingui/react/macro'
import type { Scene } from '#figure/scene.ts'
import { type FigureFormat, figureFile } from '../download/figure-file.ts'
import { saveFile } from '../download/save-file.ts'
import { useWords } from '../i18n/use-words.ts'
import { useFormatWords } from '../import/use-format-words.ts'
import { showToast } from '../state/toast.ts'
import { WorkerError } from '../workers/worker-errors.ts'

/** Saves a figure to a file; on failure a toast shows the reason. Resolves to whether it was saved. */
export function useSaveFigure(name: string): (scene: Scene, format: FigureFormat, dpi: number) => Promise<boolean> {
  const { t } = useLingui()
  const { language } = useWords()
  const reason = useFormatWords()
  return async (scene, format, dpi) => {
    try {
      saveFile(await figureFile(scene, format, dpi, language), `${name}.${format}`)
      return true
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      showToast('error', error instanceof WorkerError ? reason(error) : t`The file could not be made: ${why}`)
      return false
    }
  }
}
