import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Invoice } from '#contract/calls/invoicing.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { WriteButton, WriteReason } from '../offline-bar.tsx'

interface Props {
  readonly invoice: Pick<Invoice, 'id' | 'replaces'>
  /** Reads the invoices again. */
  readonly onChanged: () => Promise<unknown>
  readonly onClose: () => void
}

const REASON = 'cancelling-needs-a-connection'

/** Asks before the request for an invoice is taken back. */
export function CancelInvoiceDialog({ invoice: { id, replaces }, onChanged, onClose }: Props) {
  const { t, i18n } = useLingui()
  const cancel = useMutation({
    mutationFn: () => call('Invoicing/cancel', { id }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: async () => {
      await onChanged()
      showToast('ok', msg`The request is taken back`)
      onClose()
    },
    // it may have been issued meanwhile
    onError: onChanged,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Take the request back?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button data-first onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <WriteButton look="danger" reason={REASON} disabled={cancel.isPending} onClick={() => cancel.mutate()}>
            <Trans>Take it back</Trans>
          </WriteButton>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-ink-2">
        <p>
          {replaces ? (
            <Trans>The invoice will not be issued. The former one stays valid.</Trans>
          ) : (
            <Trans>The invoice will not be issued. Its payments can be chosen again.</Trans>
          )}
        </p>
        {cancel.error ? <FormError>{i18n._(wordsOfMoneyError(cancel.error))}</FormError> : null}
        <WriteReason id={REASON} />
      </div>
    </Dialog>
  )
}
