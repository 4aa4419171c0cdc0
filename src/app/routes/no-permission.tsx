import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ShieldX } from 'lucide-react'
import { StatusPage } from '../ui/status-page.tsx'

export const Route = createFileRoute('/_reading/401')({
  staticData: { title: msg`You don’t have access` },
  component: () => (
    <StatusPage icon={<ShieldX size={24} aria-hidden />} title={<Trans>You don’t have access</Trans>}>
      <Trans>Log in with an account that may see this, or ask the person who sent you the link.</Trans>
    </StatusPage>
  ),
})
