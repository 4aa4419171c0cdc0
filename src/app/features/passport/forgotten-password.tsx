import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { AskForm } from '../../verification/ask-form.tsx'
import { CodeForTargetFields, type TargetKind, useCodeForTarget } from '../../verification/code-for-target.tsx'
import { NewPasswordStep } from '../../verification/new-password-step.tsx'
import { sendCode } from '../../verification/send.ts'
import { useSubmit } from '../../verification/use-submit.ts'

interface Props {
  /** Possible targets of codes on this site. */
  kind: TargetKind
}

function FirstStep({ kind, onProven }: Props & { onProven: (key: string) => void }) {
  const { submit, error, busy } = useSubmit()
  const state = useCodeForTarget({ slot: 'findPwd', kind, send: sendCode('findPwd') })
  const prove = async () => {
    state.setTried()
    if (!state.proven) return
    const { target, answer } = state.proven
    await submit(async () => {
      const { key } = await (target.kind === 'phone'
        ? call('User/findPwd', { ...answer, username: target.name })
        : call('User/findPwdEmail', { ...answer, email: target.name }))
      state.code.forget()
      onProven(key)
    })
  }
  return (
    <AskForm action={<Trans>Continue</Trans>} error={error} disabled={busy} onSubmit={() => void prove()}>
      <CodeForTargetFields state={state} />
    </AskForm>
  )
}

/** Two steps: a code verifies the user, then there is a new password. */
export function ForgottenPassword({ kind }: Props) {
  const [proof, setProof] = useState<string>()
  const [isDone, setIsDone] = useState(false)
  if (isDone) {
    return (
      <div className="flex flex-col gap-5">
        <output className="block rounded-md bg-ok-soft px-3 py-2 text-sm text-ok">
          <Trans>The new password is set. All devices have been signed out.</Trans>
        </output>
        <Button asChild look="primary" size="lg">
          <Link to="/login">
            <Trans>Log in</Trans>
          </Link>
        </Button>
      </div>
    )
  }
  return proof === undefined ? (
    <FirstStep kind={kind} onProven={setProof} />
  ) : (
    <NextStep>
      <NewPasswordStep proof={proof} onDone={() => setIsDone(true)} />
    </NextStep>
  )
}
