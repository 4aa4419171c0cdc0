import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Redo2, Undo2 } from 'lucide-react'
import { chartTitles, loadChart } from '#catalog/charts.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import { upgradeOptions } from '#catalog/kit/options/upgrade-options.ts'
import { changeOption } from '../../data/datasets/analyses.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import type { Dataset } from '../../data/datasets/dataset.ts'
import type { KeptOutcome } from '../../data/datasets/kept-outcome.ts'
import { OptionForm } from '../../entry/option-form.tsx'
import { useDraft } from '../../entry/use-draft.ts'
import { isPartMissing, loadPart } from '../../loading/load-part.ts'
import { ResultBoundary } from '../../outcome/result-boundary.tsx'
import { useOutcome } from '../../outcome/use-outcome.ts'
import { QuestionTitle } from '../../questions/question-title.tsx'
import { ReplacedNote } from '../../questions/replaced-note.tsx'
import { Button } from '../../ui/button.tsx'
import type { OpenedDataset } from '../../workers/open-dataset.ts'
import { chartOptions, chartSections } from './chart-options.ts'
import { ChartResult } from './chart-result.tsx'
import { useUndo } from './use-undo.ts'

interface Props {
  chart: AnalysisRecord
  kept: KeptOutcome | undefined
  dataset: Dataset
  opened: OpenedDataset | undefined
  stale: boolean
  onDeleted: () => void
}

/** The figure, live, beside what can be changed of it; on a phone the figure stays above the form. */
export function ChartView({ chart, kept, dataset, opened, stale, onDeleted }: Props) {
  const { t } = useLingui()
  const { data: entry } = useQuery({
    queryKey: ['chart', chart.type],
    queryFn: async () => {
      const load = () => Promise.all([loadChart(chart.type), import('../../outcome/is-showable.ts')])
      const [entry, showing] = await loadPart(load)
      return entry ? { ...entry, ...showing } : null
    },
    throwOnError: isPartMissing,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const asked = entry ? chartOptions(entry.definition) : {}
  const state = useOutcome(chart, kept, entry, stale || !entry ? undefined : opened)
  const { options, draft } = useDraft(chart.options)
  const { change, undo, redo, canUndo, canRedo } = useUndo((leaf, value) => {
    draft(leaf, value)
    if (entry) void changeOption(chart, { definition: entry.definition, asks: asked }, leaf, value)
  })
  if (entry === undefined) return null
  if (entry === null) {
    return (
      <p className="text-ink-2">
        <Trans>This chart was made by a newer version. Update to open it.</Trans>
      </p>
    )
  }
  const { definition } = entry
  const stored = upgradeOptions(definition, chart, options) ?? options
  const dictionary = opened?.dictionary
  const read = dictionary && readOptions({ options: asked }, stored, dictionary)
  const problems = read?.status === 'rejected' ? read.problems : []
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]">
      <div className="rounded-lg bg-surface p-5 shadow-card max-lg:order-2 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        <QuestionTitle record={chart} label={t`Title of the chart`} onDeleted={onDeleted} />
        <ReplacedNote summary={entry.summary} summaries={chartTitles} />
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
        {dictionary ? (
          <OptionForm
            options={asked}
            sections={chartSections(definition)}
            stored={stored}
            dictionary={dictionary}
            problems={problems}
            conventions={chart.conventions}
            onChange={(leaf, value) => change(leaf, stored[leaf] ?? null, value)}
          />
        ) : null}
      </div>
      <ResultBoundary of={[state.outcome, options]}>
        <ChartResult
          entry={entry}
          chart={chart}
          dataset={dataset}
          dictionary={dictionary}
          stored={stored}
          state={state}
        />
      </ResultBoundary>
    </div>
  )
}
