import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { figureChart } from '../../data/datasets/analyses.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { Button } from '../../ui/button.tsx'

interface Props {
  analysis: AnalysisRecord
  /** Id in the outcome. */
  figure: string
  title: string
}

/** Leads to the chart of a figure, where its style is changed; makes the chart the first time. */
export function EditFigure({ analysis, figure, title }: Props) {
  const navigate = useNavigate()
  const edit = async () => {
    const { dataset } = analysis
    const chart = await figureChart(analysis, figure, title)
    if (chart !== undefined) await navigate({ to: '/statistical/detail', search: { dataset, chart } })
  }
  return (
    <Button size="sm" onClick={() => void edit()}>
      <Pencil size={15} aria-hidden />
      <Trans>Edit figure</Trans>
    </Button>
  )
}
