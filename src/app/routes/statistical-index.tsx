import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DatasetIndex } from '../features/dataset-index/dataset-index.tsx'

export const Route = createFileRoute('/_main/_own/statistical/index')({
  staticData: { title: msg`Charts` },
  component: () => <DatasetIndex to="/statistical/detail" />,
})
