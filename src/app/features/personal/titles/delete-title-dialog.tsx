import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { StoredTitle } from '#contract/calls/rise.ts'
import { CallError, call } from '../../../api/call.ts'
import { forgetTitleDraft } from '../../../data/title-drafts.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { WriteButton, WriteReason } from '../offline-bar.tsx'

interface Props {
  readonly title: StoredTitle
  /** Reads the list again. */
  readonly onDeleted: () => Promise<void>
  readonly onClose: () => void
}

const REASON = 'deletion-needs-a-connection'

/** Asks before an invoice title is deleted. */
export function DeleteTitleDialog({ title: { id, name, is_default }, onDeleted, onClose }: Props) {
  const { t, i18n } = useLingui()
  const remove = useMutation({
    mutationFn: async () => {
      try {
        await call('Rise/delete', { id }, { idempotencyKey: crypto.randomUUID() })
      } catch (error) {
        // another tab was faster
        if (!(error instanceof CallError && error.code === 'not-found')) throw error
      }
      await forgetTitleDraft(id)
    },
    onSuccess: async () => {
      await onDeleted()
      showToast('ok', msg`“${name}” is deleted`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Delete the title “${name}”?`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button data-first onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <WriteButton look="danger" reason={REASON} disabled={remove.isPending} onClick={() => remove.mutate()}>
            <Trans>Delete</Trans>
          </WriteButton>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-ink-2">
        <p>
          {is_default ? (
            <Trans>It cannot be restored. The oldest other title becomes the default.</Trans>
          ) : (
            <Trans>It cannot be restored.</Trans>
          )}
        </p>
        <p>
          <Trans>Invoices that were asked for or issued keep their copy of it.</Trans>
        </p>
        {remove.error ? <FormError>{i18n._(wordsOfMoneyError(remove.error))}</FormError> : null}
        <WriteReason id={REASON} />
      </div>
    </Dialog>
  )
}
