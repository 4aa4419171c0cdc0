import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useDeliveryChannels } from '../../verification/use-delivery-channels.ts'
import { CodeRegister } from './code-register.tsx'

interface Props {
  redirect: string | undefined
  /** The ticket of the scanned code. */
  scanned: string
  onBack: () => void
}

/** Registers a user who scanned with WeChat for the first time. */
export default function ScannedRegister({ redirect, scanned, onBack }: Props) {
  const { t } = useLingui()
  const { sms, mail } = useDeliveryChannels()
  const [way, setWay] = useState(sms ? 'phone' : 'email')
  const tabs = (['phone', 'email'] as const)
    .filter((kind) => (kind === 'phone' ? sms : mail))
    .map((kind) => ({
      value: kind,
      label: kind === 'phone' ? t`Mobile` : t`E-mail`,
      content: <CodeRegister redirect={redirect} kind={kind} scanned={scanned} />,
    }))
  return (
    <>
      <h1 className="mb-2 text-2xl">
        <Trans>Create your account</Trans>
      </h1>
      <p className="mb-6 text-sm text-ink-2">
        <Trans>
          This WeChat has no account here yet. Open one, and it is bound; or log in to your account another way and bind
          WeChat in its settings.
        </Trans>
      </p>
      <Tabs label={t`How to register`} tabs={tabs} value={way} onValueChange={setWay} />
      <div className="mt-4 text-center">
        <Button look="quiet" onClick={onBack}>
          <Trans>Back to login</Trans>
        </Button>
      </div>
    </>
  )
}
