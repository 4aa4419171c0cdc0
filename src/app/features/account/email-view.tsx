import { useState } from 'react'
import { call } from '../../api/call.ts'
import { NextStep } from '../../ui/next-step.tsx'
import { BindStep } from './bind-step.tsx'
import { ProofStep } from './proof-step.tsx'
import type { ViewProps } from './view-props.ts'

/** Binds or replaces an e-mail address in two steps. */
export function EmailView({ user, onDone }: ViewProps) {
  const [key, setKey] = useState<string>()
  if (key === undefined) return <ProofStep user={user} purpose="email" onProven={setKey} />
  return (
    <NextStep>
      <BindStep
        kind="email"
        isTaken={async (email) => (await call('User/checkemail', { email })) !== 0}
        bind={(email, answer) => call('User/bindEmail', { key, email, ...answer })}
        onDone={onDone}
      />
    </NextStep>
  )
}
