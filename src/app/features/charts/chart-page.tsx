import { useLingui } from '@lingui/react/macro'
import { QuestionPage } from '../../questions/question-page.tsx'
import { ChartView } from './chart-view.tsx'
import { NewChart } from './new-chart.tsx'

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
      catalogue={() => <NewChart dataset={props.dataset} onCreated={props.onSelect} />}
    />
  )
}
