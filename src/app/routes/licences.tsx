import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Document } from '../features/reading/document.tsx'

export const Route = createFileRoute('/_reading/agreement/licences')({
  staticData: { title: msg`Open-source licences` },
  component: () => <Document name="licences" />,
})
