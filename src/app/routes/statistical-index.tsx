import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ChartGallery } from '../features/charts/gallery/chart-gallery.tsx'

export const Route = createFileRoute('/_main/_own/statistical/index')({
  staticData: { title: msg`Charts` },
  component: ChartGallery,
})
