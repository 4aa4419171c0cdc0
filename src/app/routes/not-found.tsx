import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FileQuestion } from 'lucide-react'
import { StatusPage } from '../ui/status-page.tsx'

export const Route = createFileRoute('/_reading/404')({
  staticData: { title: msg`This page does not exist` },
  component: () => (
    <StatusPage icon={<FileQuestion size={24} aria-hidden />} title={<Trans>This page does not exist</Trans>}>
      <Trans>The address may be mistyped, or the page may have moved.</Trans>
    </StatusPage>
  ),
})
