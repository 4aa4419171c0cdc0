import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { call } from '../../api/call.ts'
import { refreshUser } from '../../state/session.ts'
import { showToast } from '../../state/toast.ts'
import { FormError } from '../../ui/form-error.tsx'
import { useSubmit } from '../../verification/use-submit.ts'
import { WechatCode } from '../../verification/wechat-code.tsx'

/** A code whose scan binds the scanning WeChat user to the account; a refusal fetches a new one. */
export function WechatBind({ onDone }: { onDone: () => void }) {
  const { i18n } = useLingui()
  const { submit, error, round } = useSubmit()
  const bind = async (openid: string) => {
    const problem = await submit(async () => refreshUser(await call('User/officialBind', { openid })))
    if (problem) return
    showToast('ok', msg`WeChat is bound`)
    onDone()
  }
  return (
    <div className="flex flex-col gap-5">
      <WechatCode key={round} type="bind" onScanned={(openid) => void bind(openid)} />
      {error ? <FormError>{i18n._(error.words)}</FormError> : null}
    </div>
  )
}
