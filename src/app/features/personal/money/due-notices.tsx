import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { call } from '../../../api/call.ts'
import { CheckField } from '../../../ui/field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { wordsOfMoneyError } from '../money-words.ts'
import { WriteReason } from '../offline-bar.tsx'
import { useCanWrite } from '../use-stored-reply.ts'

/** Turns the messages before the end of a membership on or off. */
export function DueNotices({ on }: { readonly on: boolean }) {
  const { i18n } = useLingui()
  const reason = useId()
  const canWrite = useCanWrite()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (wanted: boolean) => call('Member/notices', { on: wanted }, { idempotencyKey: crypto.randomUUID() }),
    onSettled: () => client.invalidateQueries({ queryKey: ['Member/index'] }),
  })
  return (
    <>
      <CheckField
        label={<Trans>Tell me 7 days and 1 day before it ends</Trans>}
        checked={change.isPending ? change.variables : on}
        disabled={!canWrite || change.isPending}
        aria-describedby={canWrite ? undefined : reason}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      <WriteReason id={reason} />
      {change.error ? <FormError>{i18n._(wordsOfMoneyError(change.error))}</FormError> : null}
    </>
  )
}
