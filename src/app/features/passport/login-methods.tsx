import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Tabs } from '../../ui/tabs.tsx'
import { codeKind, useDeliveryChannels } from '../../verification/use-delivery-channels.ts'
import { aboveLogin, closeDialog } from './device-limit.ts'
import { PasswordLogin } from './password-login.tsx'

const CodeLogin = lazy(async () => ({ default: (await import('./code-login.tsx')).CodeLogin }))
const ScannedRegister = lazy(() => import('./scanned-register.tsx'))
const WechatLogin = lazy(() => import('./wechat-login.tsx'))

/** The login methods of the site. */
export function LoginMethods({ redirect }: { redirect: string | undefined }) {
  const { t } = useLingui()
  const { dialog } = useSnapshot(aboveLogin)
  useEffect(() => closeDialog, []) // who leaves the page has chosen no device
  const ways = useDeliveryChannels()
  const kind = codeKind(ways)
  const [way, setWay] = useState('password')
  const [scanned, setScanned] = useState<string>()
  if (scanned !== undefined) {
    return (
      <Suspense>
        <ScannedRegister redirect={redirect} scanned={scanned} onBack={() => setScanned(undefined)} />
      </Suspense>
    )
  }
  const tabs = [
    { value: 'password', label: t`With a password`, content: <PasswordLogin redirect={redirect} /> },
    ...(kind
      ? [
          {
            value: 'code',
            label: t`With a code`,
            content: (
              <Suspense>
                <CodeLogin redirect={redirect} kind={kind} />
              </Suspense>
            ),
          },
        ]
      : []),
    ...(ways.wechat
      ? [
          {
            value: 'wechat',
            label: t`WeChat`,
            content: (
              <Suspense>
                <WechatLogin redirect={redirect} onUnbound={setScanned} />
              </Suspense>
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <h1 className="mb-6 text-2xl">
        <Trans>Welcome back</Trans>
      </h1>
      <Tabs label={t`How to log in`} tabs={tabs} value={way} onValueChange={setWay} />
      <p className="mt-6 text-center text-sm text-ink-2">
        <Trans>No account yet?</Trans>{' '}
        <Link to="/register" search={redirect ? { redirect } : {}} className="text-accent underline underline-offset-3">
          <Trans>Register</Trans>
        </Link>
      </p>
      {dialog}
    </>
  )
}
