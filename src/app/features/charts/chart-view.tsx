import { Trans, useLingui } from '@lingui/react/macro'
import { chartTitles } from '#catalog/charts.ts'
import { styleFor } from '#catalog/kit/chart.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { loadEntry } from '../../outcome/load-entry.ts'
import type { OpenQuestion } from '../../questions/question-page.tsx'
import { QuestionView } from '../../questions/question-view.tsx'
import { ChartResult } from './chart-result.tsx'

async function load(record: AnalysisRecord) {
  const [entry, { isShowable }] = await Promise.all([loadEntry(record), import('../../outcome/is-showable.ts')])
  return entry ? { ...entry, isShowable } : null
}

/** A chart, drawn again at each change of the options beside it. */
export function ChartView({ dataset, ...open }: OpenQuestion) {
  const { t } = useLingui()
  return (
    <QuestionView
      {...open}
      load={load}
      titles={chartTitles}
      look={styleFor}
      words={{
        title: t`Title of the chart`,
        newer: <Trans>This chart was made by a newer version. Update to open it.</Trans>,
      }}
    >
      {({ entry, question, dictionary, names, state, change, reveal }) => (
        <ChartResult
          entry={entry}
          chart={open.record}
          dataset={dataset}
          dictionary={dictionary}
          names={names}
          question={question}
          state={state}
          change={change}
          reveal={reveal}
        />
      )}
    </QuestionView>
  )
}
