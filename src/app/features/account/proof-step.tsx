import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Purpose, UserInfo } from '#contract/calls/user.ts'
import { starred } from '#contract/starred.ts'
import { call } from '../../api/call.ts'
import { CheckField } from '../../ui/field.tsx'
import { AskForm } from '../../verification/ask-form.tsx'
import { CodeField } from '../../verification/code-field.tsx'
import { PasswordField } from '../../verification/password-field.tsx'
import { useCode } from '../../verification/use-code.ts'
import { useSubmit } from '../../verification/use-submit.ts'

type Means = 'phone' | 'email' | 'password'

interface StepProps {
  user: UserInfo
  purpose: Purpose
  /** Receives the key for the next step's call. */
  onProven: (key: string) => void
}

function ByPassword({ purpose, onProven }: StepProps) {
  const { i18n } = useLingui()
  const { submit, error, busy } = useSubmit()
  const [password, setPassword] = useState('')
  const prove = () =>
    submit(async () => {
      const { key } = await call('User/authPassword', { purpose, password })
      onProven(key)
    })
  return (
    <AskForm action={<Trans>Continue</Trans>} disabled={busy || password === ''} onSubmit={() => void prove()}>
      <PasswordField
        label={<Trans>Present password</Trans>}
        error={error ? i18n._(error.words) : undefined}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
    </AskForm>
  )
}

function ByCode({ user, purpose, onProven, by }: StepProps & { by: 'phone' | 'email' }) {
  const { t } = useLingui()
  const { submit, error, busy } = useSubmit()
  const [tried, setTried] = useState(false)
  const code = useCode({
    slot: `proof-${purpose}-${by}`,
    target: { kind: by, name: starred(user[by]) },
    send: (_, captcha) => call('User/authSendSms', { by, purpose, captcha }),
  })
  const prove = async () => {
    setTried(true)
    const { answer } = code
    if (!answer) return
    await submit(async () => {
      const { key } = await call('User/authSmsVerify', { by, purpose, ...answer })
      code.forget()
      onProven(key)
    })
  }
  return (
    <AskForm action={<Trans>Continue</Trans>} error={error} disabled={busy} onSubmit={() => void prove()}>
      <CodeField
        code={code}
        error={tried && !code.answer ? t`Enter the six digits that you received` : undefined}
        onMissingTarget={() => undefined}
      />
    </AskForm>
  )
}

/** The first of two steps: proves ownership by a code to a bound target or by the current password. */
export function ProofStep(props: StepProps) {
  const { user } = props
  const { t } = useLingui()
  const labels: Readonly<Record<Means, string>> = {
    phone: t`A code to ${starred(user.phone)}`,
    email: t`A code to ${starred(user.email)}`,
    password: t`The present password`,
  }
  const means = (['phone', 'email', 'password'] as const).filter((one) => one === 'password' || user[one] !== '')
  const [chosen, setChosen] = useState<Means>(means[0] ?? 'password')
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-2">
        <Trans>First show that it is you.</Trans>
      </p>
      {means.length > 1 ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{t`How to show that it is you`}</legend>
          {means.map((one) => (
            <CheckField
              key={one}
              type="radio"
              name="proof"
              label={labels[one]}
              checked={chosen === one}
              onChange={() => setChosen(one)}
            />
          ))}
        </fieldset>
      ) : null}
      {chosen === 'password' ? <ByPassword {...props} /> : <ByCode key={chosen} {...props} by={chosen} />}
    </div>
  )
}
