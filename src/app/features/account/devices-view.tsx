import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { call } from '../../api/call.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { dateTime } from '../../i18n/dates.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { useSubmit } from '../../verification/use-submit.ts'
import type { ViewProps } from './view-props.ts'

/** The signed-in devices, with buttons to sign them out. */
export function DevicesView({ user }: ViewProps) {
  const { i18n, t } = useLingui()
  const client = useQueryClient()
  const { submit, error: problem, busy } = useSubmit()
  const queryKey = ['User/sessions', user.id]
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('User/sessions', {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const end = async (request: { id?: string }) => {
    const failed = await submit(async () => {
      await call('User/endSessions', request, { idempotencyKey: crypto.randomUUID() })
      await client.invalidateQueries({ queryKey })
    })
    if (!failed) showToast('ok', msg`Signed out`)
  }
  const devices = data?.data ?? []
  return (
    <div className="flex flex-col gap-4">
      {error ? <FormError>{i18n._(wordsOfError(error))}</FormError> : null}
      {problem ? <FormError>{i18n._(problem.words)}</FormError> : null}
      <ul className="divide-y divide-line rounded-lg bg-surface shadow-card" aria-label={t`Signed-in devices`}>
        {devices.map(({ id, device, last_used: used, current }) => (
          <li key={id} className="flex min-h-16 items-center gap-3 px-4 py-2.5">
            <span className="text-ink-3">
              {/Android|iPhone|iPad/.test(device) ? (
                <Smartphone size={20} aria-hidden />
              ) : (
                <Monitor size={20} aria-hidden />
              )}
            </span>
            <div className="min-w-0 flex-1">
              <p className="truncate text-base">{device || t`Unknown device`}</p>
              <p className="text-sm text-ink-3">
                {current ? <Trans>This device</Trans> : <Trans>Last used {dateTime(used * 1000)}</Trans>}
              </p>
            </div>
            {current ? null : (
              <Button size="sm" disabled={busy} aria-label={t`Sign out ${device}`} onClick={() => void end({ id })}>
                <Trans>Sign out</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 ? (
        <Button look="danger" disabled={busy} data-first onClick={() => void end({})}>
          <Trans>Sign out all other devices</Trans>
        </Button>
      ) : null}
    </div>
  )
}
