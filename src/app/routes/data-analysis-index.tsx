import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DatasetIndex } from '../features/dataset-index/dataset-index.tsx'
import { toLastDataset } from './last-opened.ts'

export const Route = createFileRoute('/_main/_own/dataAnalysis/index')({
  staticData: { title: msg`Analysis` },
  beforeLoad: () => toLastDataset('/dataAnalysis/show'),
  component: () => <DatasetIndex to="/dataAnalysis/show" />,
})
