import { Trans } from '@lingui/react/macro'
import { call } from '../../api/call.ts'
import { deviceName } from '../../device/device-name.ts'
import { AskForm } from '../../verification/ask-form.tsx'
import { CodeForTargetFields, type TargetKind, useCodeForTarget } from '../../verification/code-for-target.tsx'
import { sendCode } from '../../verification/send.ts'
import { usePassport } from './use-passport.ts'

interface Props {
  redirect: string | undefined
  /** Possible targets of codes on this site. */
  kind: TargetKind
}

/** Login with a code sent to a mobile number or an e-mail address. */
export function CodeLogin({ redirect, kind }: Props) {
  const { enter, error, busy } = usePassport(redirect)
  const state = useCodeForTarget({ slot: 'login', kind, send: sendCode('login') })
  const login = async () => {
    state.setTried()
    if (!state.proven) return
    const { target, answer } = state.proven
    const device = deviceName()
    const problem = await enter(() =>
      target.kind === 'phone'
        ? call('User/smslogin', { ...answer, username: target.name, device })
        : call('User/emaillogin', { ...answer, email: target.name, device }),
    )
    if (!problem) state.code.forget()
  }
  return (
    <AskForm action={<Trans>Log in</Trans>} error={error} disabled={busy} onSubmit={() => void login()}>
      <CodeForTargetFields state={state} />
    </AskForm>
  )
}
