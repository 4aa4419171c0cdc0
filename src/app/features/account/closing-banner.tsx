import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { call } from '../../api/call.ts'
import { dateOnly } from '../../i18n/dates.ts'
import { refreshUser, session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { useSubmit } from '../../verification/use-submit.ts'

/** A banner above the pages of a user whose account is about to be deleted. */
export default function ClosingBanner() {
  const { i18n } = useLingui()
  const { user } = useSnapshot(session)
  const { submit, error, busy } = useSubmit()
  if (!user) return null
  const date = dateOnly(user.close_time * 1000)
  const keep = () =>
    submit(async () => refreshUser(await call('User/reopen', {}, { idempotencyKey: crypto.randomUUID() })))
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-center gap-3 bg-danger-soft px-4 py-2.5 text-sm text-danger"
    >
      <span>
        <Trans>Your account will be deleted on {date}.</Trans>
        {error ? ` ${i18n._(error.words)}` : null}
      </span>
      <Button size="sm" disabled={busy} onClick={() => void keep()}>
        <Trans>Keep my account</Trans>
      </Button>
    </div>
  )
}
