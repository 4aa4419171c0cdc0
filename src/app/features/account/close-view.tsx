import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { dateOnly } from '../../i18n/dates.ts'
import { logOut } from '../../session/log-out.ts'
import { showToast } from '../../state/toast.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { AskForm } from '../../verification/ask-form.tsx'
import { useSubmit } from '../../verification/use-submit.ts'
import { ProofStep } from './proof-step.tsx'
import type { ViewProps } from './view-props.ts'

/** A wallet with money in it keeps its account (SPEC M18). */
const moneyOpen = msg`There is money in your wallet, or a payment is open. Spend it, have it refunded, or wait until the payment has ended.`

function LastStep({ user, proof }: { user: ViewProps['user']; proof: string }) {
  const { t } = useLingui()
  const router = useRouter()
  const { submit, error, busy } = useSubmit()
  const [typed, setTyped] = useState('')
  const [keep, setKeep] = useState(false)
  const { username } = user
  const close = () =>
    submit(async () => {
      const { close_time: time } = await call('User/close', { key: proof })
      await logOut({ user: user.id, keep, leave: () => router.navigate({ to: '/login' }) })
      const date = dateOnly(time * 1000)
      showToast('warn', msg`Your account will be deleted on ${date}. Log in before then to keep it.`)
    })
  return (
    <AskForm
      action={<Trans>Delete my account</Trans>}
      look="danger"
      error={error?.code === 'money-open' ? { ...error, words: moneyOpen } : error}
      disabled={busy || typed.trim() !== username}
      onSubmit={() => void close()}
    >
      <TextField
        label={t`Type ${username} to confirm`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <CheckField
        label={<Trans>Keep my data on this device</Trans>}
        help={<Trans>Only for a device that is yours alone. Otherwise everything of yours is removed from it.</Trans>}
        checked={keep}
        onChange={(event) => setKeep(event.target.checked)}
      />
    </AskForm>
  )
}

/** Schedules the removal of the account: shows what will be deleted, then verifies the owner, then requires the name. */
export function CloseView({ user }: ViewProps) {
  const [proof, setProof] = useState<string>()
  return (
    <div className="flex flex-col gap-5">
      <p className="rounded-md bg-danger-soft p-3 text-sm text-danger">
        <Trans>
          In 14 days everything that the server keeps of you is deleted for good: account, projects, analyses, charts,
          pictures and data files in the cloud. All devices are signed out now. Until then you can log in and keep the
          account.
        </Trans>
      </p>
      {proof === undefined ? (
        <ProofStep user={user} purpose="close" onProven={setProof} />
      ) : (
        <NextStep>
          <LastStep user={user} proof={proof} />
        </NextStep>
      )}
    </div>
  )
}
