import { Trans, useLingui } from '@lingui/react/macro'
import { Redo2, Undo2 } from 'lucide-react'
import { chartTitles, loadChart } from '#catalog/charts.ts'
import { styleOptions, styleSections } from '#catalog/kit/figures/figure-style.ts'
import type { OpenQuestion } from '../../questions/question-page.tsx'
import { type LookOptions, QuestionView } from '../../questions/question-view.tsx'
import { Button } from '../../ui/button.tsx'
import { ChartResult } from './chart-result.tsx'

async function load(type: string) {
  const [entry, { isShowable }] = await Promise.all([loadChart(type), import('../../outcome/is-showable.ts')])
  return entry ? { ...entry, isShowable } : null
}

const look: LookOptions = { options: styleOptions, sections: styleSections }

/** The live figure beside its options; on a phone the figure stays above the form. */
export function ChartView({ dataset, ...open }: OpenQuestion) {
  const { t } = useLingui()
  return (
    <QuestionView
      {...open}
      load={load}
      titles={chartTitles}
      look={look}
      isResultFirst
      words={{
        title: t`Title of the chart`,
        newer: <Trans>This chart was made by a newer version. Update to open it.</Trans>,
      }}
      tools={({ canUndo, canRedo, undo, redo }) => (
        <div className="mb-4 flex gap-2">
          <Button size="sm" disabled={!canUndo} onClick={undo}>
            <Undo2 size={15} aria-hidden />
            <Trans>Undo</Trans>
          </Button>
          <Button size="sm" disabled={!canRedo} onClick={redo}>
            <Redo2 size={15} aria-hidden />
            <Trans>Redo</Trans>
          </Button>
        </div>
      )}
    >
      {({ entry, question, dictionary, state }) => (
        <ChartResult
          entry={entry}
          chart={open.record}
          dataset={dataset}
          dictionary={dictionary}
          question={question}
          state={state}
        />
      )}
    </QuestionView>
  )
}
