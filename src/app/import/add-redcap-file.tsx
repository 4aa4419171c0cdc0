import { Trans, useLingui } from '@lingui/react/macro'
import { FilePlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { fillTemplate } from '#formats/fill-template.ts'
import { FormatError } from '#formats/format-error.ts'
import { formatWords } from '#formats/messages.ts'
import { useWords } from '../i18n/use-words.ts'
import { Button } from '../ui/button.tsx'
import { useFormatWords } from './use-format-words.ts'

interface Props {
  file: File
  /** The file is the dictionary, and the data are wanted. */
  isDictionary: boolean
  /** Gets one file of both, which is then imported. */
  onFile: (file: File) => void
}

/** An export of REDCap says what its columns mean in a second file. */
export function AddRedcapFile({ file, isDictionary, onFile }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const words = useFormatWords()
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string>()
  const add = async (other: File) => {
    try {
      const { redcapArchive } = await import('#formats/redcap/redcap-archive.ts')
      onFile(await redcapArchive([file, other]))
    } catch (error) {
      setFailure(
        error instanceof FormatError ? fillTemplate(formatWords[error.code][language], error.params) : words(error),
      )
    }
  }
  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-accent-soft p-3 text-sm text-ink">
      <p>
        {isDictionary ? (
          <Trans>This is the data dictionary of a REDCap project. Add the exported data (CSV, raw values).</Trans>
        ) : (
          <Trans>
            This seems to be an export of REDCap. With its data dictionary, the columns get labels, types and checkboxes
            that belong together. Without it, the table is imported as it is.
          </Trans>
        )}
      </p>
      <Button size="sm" onClick={() => input.current?.click()}>
        <FilePlus size={16} aria-hidden />
        {isDictionary ? <Trans>Add the data</Trans> : <Trans>Add the data dictionary</Trans>}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        className="sr-only"
        tabIndex={-1}
        aria-label={t`Second file of REDCap`}
        onChange={(event) => {
          const [other] = event.target.files ?? []
          event.target.value = ''
          if (other) void add(other)
        }}
      />
      {failure ? (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      ) : null}
    </div>
  )
}
