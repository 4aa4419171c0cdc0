import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Tabs } from '../../ui/tabs.tsx'
import { useDeliveryChannels } from '../../verification/use-delivery-channels.ts'
import { CodeRegister } from './code-register.tsx'
import { NameRegister } from './name-register.tsx'

/** The registration methods of the site. */
export function RegisterMethods({ redirect }: { redirect: string | undefined }) {
  const { t } = useLingui()
  const { sms, mail } = useDeliveryChannels()
  const [chosen, setChosen] = useState<string>()
  const tabs = [
    ...(sms ? [{ value: 'phone', label: t`Mobile`, content: <CodeRegister redirect={redirect} kind="phone" /> }] : []),
    ...(mail ? [{ value: 'email', label: t`E-mail`, content: <CodeRegister redirect={redirect} kind="email" /> }] : []),
    { value: 'name', label: t`Account name`, content: <NameRegister redirect={redirect} /> },
  ]
  const way = tabs.some(({ value }) => value === chosen) ? chosen : tabs[0]?.value
  return (
    <>
      <h1 className="mb-6 text-2xl">
        <Trans>Create your account</Trans>
      </h1>
      {tabs.length > 1 ? (
        <Tabs label={t`How to register`} tabs={tabs} value={way ?? 'name'} onValueChange={setChosen} />
      ) : (
        <NameRegister redirect={redirect} />
      )}
      <p className="mt-6 text-center text-sm text-ink-2">
        <Trans>Already registered?</Trans>{' '}
        <Link to="/login" search={redirect ? { redirect } : {}} className="text-accent underline underline-offset-3">
          <Trans>Log in</Trans>
        </Link>
      </p>
    </>
  )
}
