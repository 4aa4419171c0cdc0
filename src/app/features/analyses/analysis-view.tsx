import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { analysisTitles, loadAnalysis } from '#catalog/index.ts'
import type { Json } from '#catalog/kit/json.ts'
import { allOptions, allSections } from '#catalog/kit/options/common-options.ts'
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
import type { OpenedDataset } from '../../workers/open-dataset.ts'

interface Props {
  analysis: AnalysisRecord
  kept: KeptOutcome | undefined
  dataset: Dataset
  opened: OpenedDataset | undefined
  stale: boolean
  onDeleted: () => void
}

/** Form and result side by side; on a phone one below the other. */
export function AnalysisView({ analysis, kept, dataset, opened, stale, onDeleted }: Props) {
  const { t } = useLingui()
  const { data: entry } = useQuery({
    queryKey: ['entry', analysis.type],
    queryFn: async () => {
      const load = () => Promise.all([loadAnalysis(analysis.type), import('./result.ts')])
      const [entry, showing] = await loadPart(load)
      return entry ? { ...entry, ...showing } : null
    },
    throwOnError: isPartMissing,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  const outcome = useOutcome(analysis, kept, entry, stale || !entry ? undefined : opened)
  const { options, draft } = useDraft(analysis.options)
  if (entry === undefined) return null
  if (entry === null) {
    return (
      <p className="text-ink-2">
        <Trans>This analysis was made by a newer version. Update to open it.</Trans>
      </p>
    )
  }
  const { definition, ResultPanel } = entry
  const asked = allOptions(definition)
  const stored = upgradeOptions(definition, analysis, options) ?? options
  const dictionary = opened?.dictionary
  const read = dictionary && readOptions({ options: asked }, stored, dictionary)
  const change = (leaf: string, value: Json) => {
    draft(leaf, value)
    void changeOption(analysis, { definition, asks: asked }, leaf, value)
  }
  const problems = !read || read.status === 'ok' ? [] : read.status === 'incomplete' ? [] : read.problems
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]">
      <div className="rounded-lg bg-surface p-5 shadow-card print:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        <QuestionTitle record={analysis} label={t`Title of the analysis`} onDeleted={onDeleted} />
        <ReplacedNote summary={entry.summary} summaries={analysisTitles} />
        {dictionary ? (
          <OptionForm
            options={asked}
            sections={allSections(definition)}
            stored={stored}
            dictionary={dictionary}
            problems={problems}
            conventions={analysis.conventions}
            onChange={change}
          />
        ) : null}
      </div>
      <ResultBoundary of={[outcome.outcome, options]}>
        <ResultPanel
          entry={entry}
          analysis={analysis}
          dataset={dataset}
          dictionary={dictionary}
          state={outcome}
          stored={stored}
          onRemedy={({ option, value }) => change(option, value)}
        />
      </ResultBoundary>
    </div>
  )
}
