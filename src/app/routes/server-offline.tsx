import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { StatusPage } from '../ui/status-page.tsx'

export const Route = createFileRoute('/_reading/638')({
  staticData: { title: msg`The server is offline now` },
  component: () => (
    <StatusPage icon={<CloudOff size={24} aria-hidden />} title={<Trans>The server is offline now</Trans>}>
      <Trans>
        Your projects, data, analyses and all clinical tools go on working on this device. What you change is sent when
        the server is back.
      </Trans>
    </StatusPage>
  ),
})
