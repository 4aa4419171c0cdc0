import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { Analysis } from '#catalog/index.ts'
import type { DataDictionary, NamedColumns } from '#catalog/kit/data-dictionary.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { QuestionReading } from '#catalog/kit/options/read-question.ts'
import type { Answer, Outcome, Remedy } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings, type Preset } from '#catalog/kit/present/format.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import type { Dataset } from '../../data/datasets/dataset.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ComputationState } from '../../outcome/computation-state.tsx'
import { groupKey } from '../../outcome/group-key.ts'
import { RScriptPanel } from '../../outcome/r-check/r-script-panel.tsx'
import { ResultActions } from '../../outcome/result-actions.tsx'
import { useContentShown } from '../../outcome/use-content-shown.ts'
import type { OutcomeState } from '../../outcome/use-outcome.ts'
import { type Drawn, firstFigure, usePicture } from '../../outcome/use-picture.ts'
import { useUnfoldedPrint } from '../../outcome/use-unfolded-print.ts'
import type { ResultParts } from '../../report/add-result.ts'
import { AddToReport } from '../../report/add-to-report.tsx'
import { classNames } from '../../ui/class-names.ts'
import { smallInputLook } from '../../ui/field.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { type AnswerProps, AnswerView } from './answer-view.tsx'
import { ChangedNumbersTable } from './changed-numbers-table.tsx'
import { ExportActions } from './export-actions.tsx'
import { SplitResult } from './split-result.tsx'

interface Props {
  entry: Analysis
  analysis: AnalysisRecord
  dataset: Dataset
  dictionary: DataDictionary | undefined
  names: NamedColumns
  question: QuestionReading
  state: OutcomeState
  onRemedy: (remedy: Remedy) => void
}

const nothing: DataDictionary = { columns: [] }

/** The answer of the analysis: missing options, a refusal with its reason, or the result. */
export function ResultPanel({
  entry,
  analysis,
  dataset,
  dictionary = nothing,
  names,
  question,
  state,
  onRemedy,
}: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const [preset, setPreset] = useState<Preset>()
  const display = useMemo<Display>(
    () => ({ settings: displaySettings(language, preset ? { preset } : {}), names: namesOf(names) }),
    [language, preset, names],
  )
  const { read: answered } = question
  const draw = useCallback<Drawn>(
    (outcome, shown) => {
      const figure = firstFigure(outcome)
      return figure && entry.plots[figure.of]?.plot(figure.data, { ...shown, size: {} })
    },
    [entry],
  )
  usePicture(analysis, state, draw)
  const section = useRef<HTMLElement>(null)
  useUnfoldedPrint(section)
  const id = useId()
  const remedy = useStable((chosen: Remedy) => {
    section.current?.focus() // the pressed button disappears with the refusal, and the focus with it
    onRemedy(chosen)
  })
  const wanted = state.outcome ?? state.earlier
  const current = useMemo<Answered | undefined>(
    () => wanted && { entry, analysis, dictionary: names, display, outcome: wanted, onRemedy: remedy },
    [entry, analysis, names, display, wanted, remedy],
  )
  // rendering a result with many figures takes long: deferred, it can be interrupted, and the older result stays visible, marked as older
  const ready = useDeferredValue(current, null)
  const shown = current && (ready ?? undefined)
  const outcome = shown?.outcome
  const isOld = outcome !== state.outcome
  useContentShown(section, analysis.id, shown)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t`Result`}
      className="flex min-w-0 scroll-mt-32 flex-col gap-5 outline-none print:block"
      aria-busy={state.progress !== undefined || isOld}
    >
      <ResultActions state={state}>
        {hasResult(outcome) ? (
          <ExportActions
            entry={entry}
            analysis={analysis}
            data={state.dataVersion}
            outcome={outcome}
            display={display}
            isEnabled={!isOld}
            script={`${id}-script`}
          />
        ) : null}
        {hasResult(outcome) ? <AddToReport record={analysis} has={partsOf(outcome)} isEnabled={!isOld} /> : null}
      </ResultActions>
      <p className="hidden text-lg font-semibold print:block">{analysis.title}</p>
      <ComputationState state={state} />
      {state.newer && outcome && !isOld ? (
        <ChangedNumbersTable
          definition={entry.definition}
          kept={outcome}
          today={state.newer.outcome}
          display={display}
        />
      ) : null}
      {shown ? (
        <div
          inert={isOld}
          className={classNames('flex flex-col gap-5 transition-opacity', isOld && 'opacity-45 delay-150')}
          {...(isOld && { 'data-testid': 'older-result' })}
        >
          <ShownAnswer {...shown} />
          {hasResult(outcome) ? (
            <>
              {answered.status === 'ok' ? (
                <RScriptPanel
                  id={`${id}-script`}
                  entry={entry}
                  dataset={dataset}
                  dictionary={dictionary}
                  options={answered.options}
                  check={{
                    question: { entry, dataset: dataset.id, dictionary, options: answered.options, outcome },
                    display,
                  }}
                />
              ) : null}
              <div className="flex items-center gap-2 text-sm print:hidden">
                <label htmlFor={`${id}-preset`} className="text-ink-2">
                  <Trans>Table style</Trans>
                </label>
                <select
                  id={`${id}-preset`}
                  className={`${smallInputLook} h-11 w-auto sm:h-9`}
                  value={display.settings.preset}
                  onChange={(event) => setPreset(event.target.value as Preset)}
                >
                  <option value="chinese-journal">{t`Chinese medical journal`}</option>
                  <option value="english-journal">{t`English journal`}</option>
                </select>
              </div>
            </>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

type Answered = AnswerProps & { readonly outcome: Outcome }

/** Memoised, because progress and typing render the panel often. */
const ShownAnswer = memo(function ShownAnswer({ outcome, ...props }: Answered) {
  return outcome.status === 'split' ? (
    <SplitResult {...props} split={outcome} />
  ) : (
    <AnswerView {...props} answer={outcome} />
  )
})

/** How many tables, figures and readings there are, by group of a split. */
function partsOf(outcome: Outcome): readonly ResultParts[] {
  const countsOf = (answer: Answer): readonly ResultParts[] =>
    answer.status === 'done' ? [{ paragraphs: 1, tables: answer.tables.length, figures: answer.figures.length }] : []
  if (outcome.status !== 'split') return countsOf(outcome)
  return outcome.parts.flatMap(({ level, outcome: answer }) =>
    countsOf(answer).map((counts) => ({ ...counts, group: groupKey(level) })),
  )
}

/** Whether there is a reading, at least in one part of a split analysis. */
function hasResult(outcome: Outcome | undefined): outcome is Outcome {
  if (outcome?.status === 'split') return outcome.parts.some((part) => part.outcome.status === 'done')
  return outcome?.status === 'done'
}
