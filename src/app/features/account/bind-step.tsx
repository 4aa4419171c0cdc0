import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UserInfo } from '#contract/calls/user.ts'
import { refusal } from '../../api/call.ts'
import { refreshUser } from '../../state/session.ts'
import { showToast } from '../../state/toast.ts'
import { AskForm } from '../../verification/ask-form.tsx'
import type { CaptchaAnswer } from '../../verification/captcha.ts'
import { CodeForTargetFields, useCodeForTarget } from '../../verification/code-for-target.tsx'
import type { Target } from '../../verification/identifier.ts'
import { sendCode } from '../../verification/send.ts'
import type { CodeState } from '../../verification/use-code.ts'
import { useSubmit } from '../../verification/use-submit.ts'

interface Props {
  kind: Target['kind']
  /** Whether it belongs to an account already: checked before a code is sent. */
  isTaken: (name: string) => Promise<boolean>
  bind: (name: string, answer: NonNullable<CodeState['answer']>) => Promise<UserInfo>
  onDone: () => void
}

/** The second step: a new number or address, verified by a code. */
export function BindStep({ kind, isTaken, bind, onDone }: Props) {
  const { submit, error, busy } = useSubmit()
  const send = async (to: Target, captcha: CaptchaAnswer) => {
    if (await isTaken(to.name)) throw refusal(kind === 'phone' ? 'phone-taken' : 'email-taken')
    return sendCode('bind')(to, captcha)
  }
  const state = useCodeForTarget({ slot: `bind-${kind}`, kind, send })
  const save = async () => {
    state.setTried()
    if (!state.proven) return
    const { target, answer } = state.proven
    const problem = await submit(async () => refreshUser(await bind(target.name, answer)))
    if (problem) return
    state.code.forget()
    showToast('ok', msg`Saved`)
    onDone()
  }
  return (
    <AskForm action={<Trans>Save</Trans>} error={error} disabled={busy} onSubmit={() => void save()}>
      <CodeForTargetFields state={state} />
    </AskForm>
  )
}
