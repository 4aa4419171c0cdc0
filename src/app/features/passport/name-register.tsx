import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { configQuery } from '../../api/queries.ts'
import { deviceName } from '../../device/device-name.ts'
import { TextField } from '../../ui/field.tsx'
import { AskForm } from '../../verification/ask-form.tsx'
import { completeCaptcha, noCaptcha } from '../../verification/captcha.ts'
import CaptchaField from '../../verification/captcha-field.tsx'
import { isWhole, NewPasswordFields, noPassword } from '../../verification/new-password.tsx'
import { AgreementField } from './agreement-field.tsx'
import { usePassport } from './use-passport.ts'

const ACCOUNT_NAME = /^\p{L}[\p{L}\p{N}_]{2,19}$/u

/** Registers an account under a chosen name. */
export function NameRegister({ redirect }: { redirect: string | undefined }) {
  const { i18n, t } = useLingui()
  const { data: site } = useQuery(configQuery())
  const { enter, error, busy, round } = usePassport(redirect, 'registration')
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState(noPassword)
  const [captcha, setCaptcha] = useState(noCaptcha)
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const isName = ACCOUNT_NAME.test(username.trim())
  const submit = async () => {
    setTried(true)
    if (!isName || !isWhole(password) || !agreed || !site) return
    const problem = await enter(async () =>
      call('User/register', {
        username: username.trim(),
        password: password.password,
        captcha: await completeCaptcha(captcha),
        agreement_id: site.agreement_id,
        device: deviceName(),
      }),
    )
    if (problem) setCaptcha(noCaptcha)
  }
  const nameProblem = tried && !isName ? t`3 to 20 letters, digits or underscores, beginning with a letter` : undefined
  const isField = error?.code === 'captcha-wrong' || error?.code === 'username-taken'
  return (
    <AskForm
      action={<Trans>Create account</Trans>}
      error={isField ? undefined : error}
      disabled={busy || captcha.code.length < 4}
      onSubmit={() => void submit()}
    >
      <TextField
        label={<Trans>Account name</Trans>}
        help={<Trans>Chinese or Latin letters, digits and underscores</Trans>}
        error={nameProblem ?? (error?.code === 'username-taken' ? i18n._(error.words) : undefined)}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        autoComplete="username"
        autoCapitalize="off"
        required
        maxLength={20}
      />
      <NewPasswordFields value={password} onChange={setPassword} tried={tried} />
      <CaptchaField
        code={captcha.code}
        round={round}
        onChange={setCaptcha}
        isAwaited={busy}
        error={error?.code === 'captcha-wrong' ? i18n._(error.words) : undefined}
      />
      <AgreementField agreed={agreed} onChange={setAgreed} tried={tried} />
    </AskForm>
  )
}
