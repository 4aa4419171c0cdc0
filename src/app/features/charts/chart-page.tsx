import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { loadPart } from '../../loading/load-part.ts'
import { QuestionPage } from '../../questions/question-page.tsx'

// a reader opens either the catalogue or a chart, so each is loaded separately
const loadView = () => loadPart(() => import('./chart-view.tsx'), 'own')
const ChartView = lazy(async () => ({ default: (await loadView()).ChartView }))
const NewChart = lazy(async () => ({
  default: (await loadPart(() => import('./gallery/new-chart.tsx'), 'own')).NewChart,
}))

interface Props {
  dataset: string
  selected: string | undefined
  onSelect: (chart: string | undefined) => void
}

export function ChartPage(props: Props) {
  const { t } = useLingui()
  return (
    <QuestionPage
      {...props}
      kind="chart"
      words={{ list: t`Charts of this dataset`, another: t`New chart` }}
      view={ChartView}
      loadView={loadView}
      catalogue={(_, columns) => <NewChart dataset={props.dataset} columns={columns} onCreated={props.onSelect} />}
    />
  )
}
