import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { STORAGE_GIB, STORAGE_REASON } from '#contract/calls/storage.ts'
import { call } from '../../api/call.ts'
import { connection } from '../../api/connection.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, inputLook, TextField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { CLOUD_SPACE } from './use-cloud-space.ts'

const USUAL_GIB = '10'

/** The request for more cloud space: how much, and why. */
export function ApplyDialog({ user, onClose }: { user: string; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const form = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { online } = useSnapshot(connection)
  const [amount, setAmount] = useState(USUAL_GIB)
  const [reason, setReason] = useState('')
  // sent again with the same contents it is stored once
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [wasSent, setWasSent] = useState(false)
  const apply = useMutation({
    networkMode: 'always',
    mutationFn: () => call('Storage/apply', { gib: Number(amount), reason: reason.trim() }, { idempotencyKey: key }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: [CLOUD_SPACE, user] })
      await navigate({ to: '/project/apply-success' })
    },
  })
  const amountError =
    /^\d{1,4}$/.test(amount) && Number(amount) >= 1 && Number(amount) <= STORAGE_GIB
      ? undefined
      : t`Enter a whole number from 1 to ${STORAGE_GIB}.`
  const reasonError = reason.trim() === '' ? t`Say in a few words what the space is for.` : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (!amountError && !reasonError && online && !apply.isPending) apply.mutate()
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      closeLabel={t`Close`}
      title={<Trans>Apply for more cloud space</Trans>}
      description={t`The operator of this site reads the request and decides. Do not name patients in it.`}
      footer={
        <Button look="primary" type="submit" form={form} disabled={!online || apply.isPending}>
          {apply.isPending ? <Trans>Sending …</Trans> : <Trans>Send the request</Trans>}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={<Trans>Additional space, GiB</Trans>}
          inputMode="numeric"
          value={amount}
          error={wasSent ? amountError : undefined}
          onChange={({ target }) => {
            setAmount(target.value.trim())
            setKey(crypto.randomUUID())
          }}
        />
        <Field
          label={<Trans>What is it for?</Trans>}
          error={wasSent ? reasonError : undefined}
          help={<span className="tabular-nums">{t`${reason.length} of ${STORAGE_REASON} characters`}</span>}
        >
          {(naming) => (
            <textarea
              {...naming}
              rows={4}
              maxLength={STORAGE_REASON}
              className={`${inputLook} w-full py-2`}
              value={reason}
              onChange={({ target }) => {
                setReason(target.value)
                setKey(crypto.randomUUID())
              }}
            />
          )}
        </Field>
        {apply.isError ? <FormError>{i18n._(wordsOfError(apply.error))}</FormError> : null}
        {online ? null : (
          <p aria-live="polite" className="text-sm text-warn">
            <Trans>The server cannot be reached now. What you entered stays here; send it when you are online.</Trans>
          </p>
        )}
      </form>
    </Dialog>
  )
}
