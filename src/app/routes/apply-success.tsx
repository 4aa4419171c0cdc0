import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ApplySuccess } from '../features/storage/apply-success.tsx'

export const Route = createFileRoute('/_main/_own/project/apply-success')({
  // the title of the page that the request is made on: every page loads the titles of all
  staticData: { title: msg`Storage and sync` },
  component: ApplySuccess,
})
