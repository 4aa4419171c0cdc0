import { Trans, useLingui } from '@lingui/react/macro'
import { analysisTitles, loadAnalysis } from '#catalog/index.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import type { OpenQuestion } from '../../questions/question-page.tsx'
import { QuestionView } from '../../questions/question-view.tsx'

/** Loads an entry with the code that renders its result, after the page. */
async function load({ type }: AnalysisRecord) {
  const [entry, { isShowable, ResultPanel }] = await Promise.all([loadAnalysis(type), import('./result.ts')])
  return entry ? { ...entry, isShowable, ResultPanel } : null
}

export function AnalysisView({ dataset, ...open }: OpenQuestion) {
  const { t } = useLingui()
  return (
    <QuestionView
      {...open}
      load={load}
      titles={analysisTitles}
      words={{
        title: t`Title of the analysis`,
        newer: <Trans>This analysis was made by a newer version. Update to open it.</Trans>,
      }}
    >
      {({ entry, change, ...shown }) => (
        <entry.ResultPanel
          {...shown}
          entry={entry}
          analysis={open.record}
          dataset={dataset}
          onRemedy={({ option, value }) => change(option, value)}
        />
      )}
    </QuestionView>
  )
}
