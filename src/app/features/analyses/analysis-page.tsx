import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { loadPart } from '../../loading/load-part.ts'
import { holdsPlans } from '../../plans/plans-dataset.ts'
import { QuestionPage } from '../../questions/question-page.tsx'

// a reader opens either the catalogue or an analysis, so each is loaded separately
const loadView = () => loadPart(() => import('./analysis-view.tsx'), 'own')
const AnalysisView = lazy(async () => ({ default: (await loadView()).AnalysisView }))
const NewAnalysis = lazy(async () => ({
  default: (await loadPart(() => import('./new-analysis.tsx'), 'own')).NewAnalysis,
}))

interface Props {
  dataset: string
  selected: string | undefined
  onSelect: (analysis: string | undefined) => void
  /** The catalogue opens with "Which test?". */
  asksWhich: boolean
}

export function AnalysisPage({ asksWhich, ...props }: Props) {
  const { t } = useLingui()
  return (
    <QuestionPage
      {...props}
      kind="analysis"
      words={{ list: t`Analyses of this dataset`, another: t`New analysis` }}
      view={AnalysisView}
      loadView={loadView}
      catalogue={(dataset, columns) => (
        <NewAnalysis
          dataset={props.dataset}
          isForPlans={dataset !== undefined && holdsPlans(dataset)}
          columns={columns}
          asksWhich={asksWhich}
          onCreated={props.onSelect}
        />
      )}
    />
  )
}
