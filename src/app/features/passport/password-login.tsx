import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../api/call.ts'
import { deviceName } from '../../device/device-name.ts'
import { TextField } from '../../ui/field.tsx'
import { AskForm } from '../../verification/ask-form.tsx'
import { completeCaptcha, noCaptcha } from '../../verification/captcha.ts'
import { PasswordField } from '../../verification/password-field.tsx'
import { usePassport } from './use-passport.ts'

const CaptchaField = lazy(() => import('../../verification/captcha-field.tsx'))

/** Login with an account name, a mobile number or an e-mail address, and the password. */
export function PasswordLogin({ redirect }: { redirect: string | undefined }) {
  const { enter, error, busy, round } = usePassport(redirect)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [captcha, setCaptcha] = useState(noCaptcha)
  /** The name that was last refused: a captcha is fetched for it, and not at each keystroke. */
  const [refused, setRefused] = useState<string>()
  const [asksCaptcha, setAsksCaptcha] = useState(false)
  const needsCaptcha = asksCaptcha || error?.code === 'captcha-required' || error?.code === 'captcha-wrong'
  const login = async () => {
    setAsksCaptcha(needsCaptcha)
    const name = username.trim()
    const problem = await enter(async () => {
      const answer = needsCaptcha ? { captcha: await completeCaptcha(captcha) } : {}
      return call('User/login', { username: name, password, device: deviceName(), ...answer })
    })
    if (!problem) return
    setRefused(name)
    setCaptcha(noCaptcha)
  }
  return (
    <div className="flex flex-col gap-5">
      <AskForm
        action={<Trans>Log in</Trans>}
        error={error}
        disabled={busy || (needsCaptcha && captcha.code.length < 4)}
        onSubmit={() => void login()}
      >
        <TextField
          label={<Trans>Account</Trans>}
          help={<Trans>Account name, mobile number or e-mail address</Trans>}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          maxLength={100}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <Suspense>
          {needsCaptcha ? (
            <CaptchaField code={captcha.code} round={round} onChange={setCaptcha} isAwaited={busy} username={refused} />
          ) : null}
        </Suspense>
      </AskForm>
      <Link to="/forgotPassword" className="self-center text-sm text-ink-2 underline underline-offset-3 hover:text-ink">
        <Trans>Forgotten password</Trans>
      </Link>
    </div>
  )
}
