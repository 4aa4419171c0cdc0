import { useState } from 'react'
import { call } from '../../api/call.ts'
import { NextStep } from '../../ui/next-step.tsx'
import { BindStep } from './bind-step.tsx'
import { ProofStep } from './proof-step.tsx'
import type { ViewProps } from './view-props.ts'

/** Binds or replaces a mobile number in two steps. */
export function PhoneView({ user, onDone }: ViewProps) {
  const [key, setKey] = useState<string>()
  if (key === undefined) return <ProofStep user={user} purpose="phone" onProven={setKey} />
  return (
    <NextStep>
      <BindStep
        kind="phone"
        isTaken={async (username) => (await call('User/checkphone', { username })) !== 0}
        bind={(username, answer) =>
          call(user.phone === '' ? 'User/bindPhone' : 'User/changephone', { key, username, ...answer })
        }
        onDone={onDone}
      />
    </NextStep>
  )
}
