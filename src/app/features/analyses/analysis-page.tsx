import { useLingui } from '@lingui/react/macro'
import { holdsPlans } from '../../plans/plans-dataset.ts'
import { QuestionPage } from '../../questions/question-page.tsx'
import { AnalysisView } from './analysis-view.tsx'
import { NewAnalysis } from './new-analysis.tsx'

interface Props {
  dataset: string
  selected: string | undefined
  onSelect: (analysis: string | undefined) => void
}

export function AnalysisPage(props: Props) {
  const { t } = useLingui()
  return (
    <QuestionPage
      {...props}
      kind="analysis"
      words={{ list: t`Analyses of this dataset`, another: t`New analysis` }}
      view={AnalysisView}
      catalogue={(dataset) => (
        <NewAnalysis
          dataset={props.dataset}
          isForPlans={dataset !== undefined && holdsPlans(dataset)}
          onCreated={props.onSelect}
        />
      )}
    />
  )
}
