import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { Download } from 'lucide-react'
import { useId } from 'react'
import type { Invoice, InvoiceFile } from '#contract/calls/invoicing.ts'
import { keptInvoiceFiles, readInvoiceFile } from '../../../data/invoice-files.ts'
import { saveFile } from '../../../download/save-file.ts'
import { fileSize } from '../../../i18n/file-size.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { WriteReason } from '../offline-bar.tsx'
import { useCanWrite } from '../use-stored-reply.ts'

/** The files of an issued invoice. Those that were opened once can be opened without a connection. */
export function InvoiceFiles({ invoice: { id, files } }: { readonly invoice: Invoice }) {
  const { t, i18n } = useLingui()
  const reason = useId()
  const canAsk = useCanWrite()
  const kept = useLiveQuery(keptInvoiceFiles, [])
  const open = useMutation({
    mutationFn: async ({ file, tab }: { readonly file: InvoiceFile; readonly tab: Window | null }) => {
      try {
        const blob = await readInvoiceFile(id, file)
        if (tab === null) saveFile(blob, file.name)
        else tab.location.replace(URL.createObjectURL(blob))
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  })
  const isHere = (file: InvoiceFile) => kept?.has(file.id) ?? false
  const canOpen = (file: InvoiceFile) => (canAsk || isHere(file)) && !open.isPending
  const hasMissing = kept !== undefined && files.some((file) => !isHere(file))
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-3">
            <div className="min-w-40 flex-1">
              <p className="font-medium break-all">{file.name}</p>
              <p className="text-sm text-ink-2">
                {file.format.toUpperCase()} · {fileSize(file.size)}
                {isHere(file) ? (
                  <>
                    {' · '}
                    <Trans>kept on this device</Trans>
                  </>
                ) : null}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              {file.format === 'pdf' ? (
                <Button
                  aria-label={t`Open: ${file.name}`}
                  disabled={!canOpen(file)}
                  aria-describedby={canOpen(file) ? undefined : reason}
                  // opened at once: after a download the browser would refuse it
                  onClick={() => open.mutate({ file, tab: globalThis.open('', '_blank') })}
                >
                  <Trans>Open</Trans>
                </Button>
              ) : null}
              <Button
                aria-label={t`Save: ${file.name}`}
                disabled={!canOpen(file)}
                aria-describedby={canOpen(file) ? undefined : reason}
                onClick={() => open.mutate({ file, tab: null })}
              >
                <Download size={16} aria-hidden />
                <Trans>Save</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {hasMissing ? <WriteReason id={reason} /> : null}
      {open.error ? <FormError>{i18n._(wordsOfMoneyError(open.error))}</FormError> : null}
    </div>
  )
}
