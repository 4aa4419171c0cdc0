import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { fillTemplate } from '#formats/fill-template.ts'
import { FormatError } from '#formats/format-error.ts'
import { formatWords } from '#formats/messages.ts'
import { useWords } from '../i18n/use-words.ts'
import { isPartMissing } from '../loading/load-part.ts'
import { WorkerError } from '../workers/worker-errors.ts'

/** The message for a refused file. */
export function useFormatWords(): (error: unknown) => string {
  const { t } = useLingui()
  const { language } = useWords()
  return useCallback(
    (error: unknown) => {
      if ((error instanceof WorkerError || error instanceof FormatError) && Object.hasOwn(formatWords, error.code)) {
        return fillTemplate(formatWords[error.code as keyof typeof formatWords][language], error.params)
      }
      if (error instanceof Error && /quota/i.test(`${error.name} ${error.message}`)) {
        return t`There is not enough space on this device. Nothing was kept; delete a dataset or free some space, then import again.`
      }
      if (isPartMissing(error)) {
        return t`A part of the program did not arrive: the network is too slow or gone. Nothing is lost. Try again when you are online.`
      }
      return t`The file could not be read: ${error instanceof Error ? error.message : String(error)}`
    },
    [language, t],
  )
}
