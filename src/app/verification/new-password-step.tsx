import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { AskForm } from './ask-form.tsx'
import { isWhole, NewPasswordFields, noPassword } from './new-password.tsx'
import { useSubmit } from './use-submit.ts'

/** The second of two steps: a new password, authorised by the proof of the first. */
export function NewPasswordStep({ proof, onDone }: { proof: string; onDone: () => void }) {
  const { submit, error, busy } = useSubmit()
  const [password, setPassword] = useState(noPassword)
  const [tried, setTried] = useState(false)
  const save = async () => {
    setTried(true)
    if (!isWhole(password)) return
    const problem = await submit(async () => {
      await call('User/resetPwd', { key: proof, password: password.password })
    })
    if (!problem) onDone()
  }
  return (
    <AskForm action={<Trans>Set the new password</Trans>} error={error} disabled={busy} onSubmit={() => void save()}>
      <NewPasswordFields value={password} onChange={setPassword} tried={tried} />
    </AskForm>
  )
}
