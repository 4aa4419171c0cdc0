import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { refreshUser } from '../../state/session.ts'
import { showToast } from '../../state/toast.ts'
import { NextStep } from '../../ui/next-step.tsx'
import { AskForm } from '../../verification/ask-form.tsx'
import { useSubmit } from '../../verification/use-submit.ts'
import { ProofStep } from './proof-step.tsx'
import type { ViewProps } from './view-props.ts'
import { WechatBind } from './wechat-bind.tsx'

function UnbindStep({ proof, onDone }: { proof: string; onDone: () => void }) {
  const { submit, error, busy } = useSubmit()
  const unbind = async () => {
    const problem = await submit(async () => refreshUser(await call('User/officialUnbind', { key: proof })))
    if (problem) return
    showToast('ok', msg`WeChat is unbound`)
    onDone()
  }
  return (
    <AskForm
      action={<Trans>Unbind WeChat</Trans>}
      look="danger"
      error={error}
      disabled={busy}
      onSubmit={() => void unbind()}
    >
      <p className="text-base text-ink-2" tabIndex={-1} data-first>
        <Trans>Scanning with this WeChat will not log you in any more. You can bind it again at any time.</Trans>
      </p>
    </AskForm>
  )
}

/** Binds WeChat by a scanned code, or unbinds it in two steps. */
export function WechatView({ user, onDone }: ViewProps) {
  const [proof, setProof] = useState<string>()
  if (user.is_wxbind === 0) return <WechatBind onDone={onDone} />
  return proof === undefined ? (
    <ProofStep user={user} purpose="wechat" onProven={setProof} />
  ) : (
    <NextStep>
      <UnbindStep proof={proof} onDone={onDone} />
    </NextStep>
  )
}
