import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ClipboardPaste, FileUp } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }))

const ACCEPT =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file, or a table pasted from Excel or WPS. */
export function ImportButton({ project }: { project: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const paste = async () => {
    const text = await navigator.clipboard?.readText().catch(() => '')
    if (!text) showToast('warn', t`Copy a table in Excel or WPS first, and allow this page to read the clipboard.`)
    else setFile(new File([text], `${t`Pasted table`}.tsv`, { type: 'text/tab-separated-values' }))
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
        accept={ACCEPT}
        className="sr-only"
        tabIndex={-1}
        aria-label={t`File to import`}
        onChange={(event) => {
          setFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {file ? (
        <Suspense>
          <ImportDialog
            project={project}
            file={file}
            onClose={() => setFile(undefined)}
            onImported={(dataset) => void navigate({ to: '/dataHandle/show', search: { dataset } })}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
