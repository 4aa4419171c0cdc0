import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ClipboardPaste, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { DataFile } from './data-file.tsx'
import { DATA_FILES } from './data-files.ts'
import { readClipboard } from './read-clipboard.ts'

/** A file, or a table pasted from Excel or WPS. */
export function ImportButton({ project }: { project: string }) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const paste = async () => {
    const pasted = await readClipboard(t`Pasted table`)
    if (pasted) setFile(pasted)
    else showToast('warn', msg`Copy a table in Excel or WPS first, and allow this page to read the clipboard.`)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void paste()}>
        <ClipboardPaste size={16} aria-hidden />
        <Trans>Paste</Trans>
      </Button>
      <Button look="primary" onClick={() => input.current?.click()}>
        <FileUp size={16} aria-hidden />
        <Trans>Import a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept={DATA_FILES}
        className="sr-only"
        tabIndex={-1}
        aria-label={t`File to import`}
        onChange={(event) => {
          setFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {file ? <DataFile project={project} file={file} onClose={() => setFile(undefined)} /> : null}
      <FileDrop label={<Trans>Import it into this project</Trans>} onFile={setFile} />
    </div>
  )
}
