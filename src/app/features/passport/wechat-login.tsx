import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '../../api/call.ts'
import { deviceName } from '../../device/device-name.ts'
import { FormError } from '../../ui/form-error.tsx'
import { WechatCode } from '../../verification/wechat-code.tsx'
import { usePassport } from './use-passport.ts'

interface Props {
  redirect: string | undefined
  /** The WeChat user has no account yet. */
  onUnbound: (openid: string) => void
}

/** Login with WeChat. A first scan continues with the registration. */
export default function WechatLogin({ redirect, onUnbound }: Props) {
  const { i18n } = useLingui()
  const { enter, error, round } = usePassport(redirect)
  const login = async (openid: string) => {
    const problem = await enter(() => call('User/officialLogin', { openid, device: deviceName() }))
    if (problem?.code === 'wechat-unbound') onUnbound(openid)
  }
  return (
    <div className="flex flex-col gap-5">
      <WechatCode key={round} type="login" onScanned={(openid) => void login(openid)} />
      {error && error.code !== 'wechat-unbound' ? <FormError>{i18n._(error.words)}</FormError> : null}
      <p className="text-center text-sm text-ink-3">
        <Trans>Who scans for the first time opens an account, or binds WeChat in the account settings.</Trans>
      </p>
    </div>
  )
}
