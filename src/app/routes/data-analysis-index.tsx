import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DatasetIndex } from '../features/dataset-index/dataset-index.tsx'

export const Route = createFileRoute('/_main/_own/dataAnalysis/index')({
  staticData: { title: msg`Analysis` },
  component: () => <DatasetIndex to="/dataAnalysis/show" />,
})
