import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { configQuery } from '../../api/queries.ts'
import { deviceName } from '../../device/device-name.ts'
import { AskForm } from '../../verification/ask-form.tsx'
import { CodeForTargetFields, useCodeForTarget } from '../../verification/code-for-target.tsx'
import { isWhole, NewPasswordFields, noPassword } from '../../verification/new-password.tsx'
import { sendCode } from '../../verification/send.ts'
import { AgreementField } from './agreement-field.tsx'
import { usePassport } from './use-passport.ts'

interface Props {
  redirect: string | undefined
  kind: 'phone' | 'email'
  /** The ticket of a scanned code of the official account, which binds the new account to the WeChat user. */
  scanned?: string
}

/** Registers a mobile number or an e-mail address verified by a code. */
export function CodeRegister({ redirect, kind, scanned }: Props) {
  const { i18n } = useLingui()
  const { data: site } = useQuery(configQuery())
  const { enter, error, busy } = usePassport(redirect, 'registration')
  const [password, setPassword] = useState(noPassword)
  const [agreed, setAgreed] = useState(false)
  const state = useCodeForTarget({ slot: `register-${kind}`, kind, send: sendCode('register') })
  const register = async () => {
    state.setTried()
    if (!state.proven || !isWhole(password) || !agreed || !site) return
    const { target, answer } = state.proven
    const common = { ...answer, password: password.password, agreement_id: site.agreement_id, device: deviceName() }
    const problem = await enter(() => {
      if (kind === 'phone') {
        const request = { ...common, username: target.name }
        return scanned === undefined
          ? call('User/register', request)
          : call('User/officialRegister', { ...request, openid: scanned })
      }
      const request = { ...common, email: target.name }
      return scanned === undefined
        ? call('User/registerEmail', request)
        : call('User/officialRegisterEmail', { ...request, openid: scanned })
    })
    if (!problem) state.code.forget()
  }
  const isTaken = error?.code === 'phone-taken' || error?.code === 'email-taken'
  return (
    <AskForm
      action={<Trans>Create account</Trans>}
      error={isTaken ? undefined : error}
      disabled={busy}
      onSubmit={() => void register()}
    >
      <CodeForTargetFields state={state} targetError={isTaken ? i18n._(error.words) : undefined} />
      <NewPasswordFields value={password} onChange={setPassword} tried={state.tried} />
      <AgreementField agreed={agreed} onChange={setAgreed} tried={state.tried} />
    </AskForm>
  )
}
