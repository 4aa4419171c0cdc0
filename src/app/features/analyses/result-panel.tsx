import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Analysis } from '#catalog/index.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { QuestionReading } from '#catalog/kit/options/read-question.ts'
import type { Outcome, Remedy } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings, type Preset } from '#catalog/kit/present/format.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import type { Dataset } from '../../data/datasets/dataset.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ComputationState } from '../../outcome/computation-state.tsx'
import { RCheck } from '../../outcome/r-check/r-check.tsx'
import { RScriptPanel } from '../../outcome/r-check/r-script-panel.tsx'
import type { OutcomeState } from '../../outcome/use-outcome.ts'
import { type Drawn, usePicture } from '../../outcome/use-picture.ts'
import { smallInputLook } from '../../ui/field.tsx'
import { AnswerView } from './answer-view.tsx'
import { ChangedNumbersTable } from './changed-numbers-table.tsx'
import { SplitResult } from './split-result.tsx'
import { ToResult } from './to-result.tsx'

interface Props {
  entry: Analysis
  analysis: AnalysisRecord
  dataset: Dataset
  dictionary: DataDictionary | undefined
  question: QuestionReading
  state: OutcomeState
  onRemedy: (remedy: Remedy) => void
}

const nothing: DataDictionary = { columns: [] }

/** The answer of the analysis: missing options, a refusal with its reason, or the result. */
export function ResultPanel({ entry, analysis, dataset, dictionary = nothing, question, state, onRemedy }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const [preset, setPreset] = useState<Preset>()
  const display = useMemo<Display>(
    () => ({ settings: displaySettings(language, preset ? { preset } : {}), names: namesOf(dictionary) }),
    [language, preset, dictionary],
  )
  const { read: answered } = question
  const draw = useCallback<Drawn>(({ of, data }, shown) => entry.plots[of]?.plot(data, { ...shown, size: {} }), [entry])
  usePicture(analysis, state, draw)
  const { progress } = state
  // a result with many figures is rendered in slices, so that the page stays responsive; until it is complete, nothing is shown, least of all
  // an older one
  const ready = useDeferredValue<Outcome | undefined | null>(state.outcome, null)
  const outcome = ready === state.outcome ? state.outcome : undefined
  const isBusy = progress !== undefined || outcome !== state.outcome
  const section = useRef<HTMLElement>(null)
  const read = () => section.current?.focus()
  const remedy = (chosen: Remedy) => {
    read() // the button disappears with the refusal
    onRemedy(chosen)
  }
  const shown = { entry, analysis, dictionary, display, onRemedy: remedy }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t`Result`}
      className="flex min-w-0 scroll-mt-20 flex-col gap-5 outline-none print:block"
      aria-busy={isBusy}
    >
      {outcome && outcome.status !== 'incomplete' ? <ToResult section={section} onGo={read} /> : null}
      <p className="hidden text-lg font-semibold print:block">{analysis.title}</p>
      <ComputationState state={state} />
      {state.newer && outcome ? (
        <ChangedNumbersTable
          definition={entry.definition}
          kept={outcome}
          today={state.newer.outcome}
          display={display}
        />
      ) : null}
      {hasResult(outcome) ? (
        <div className="flex items-center justify-end gap-2 text-sm print:hidden">
          <label htmlFor="preset" className="text-ink-2">
            <Trans>Table style</Trans>
          </label>
          <select
            id="preset"
            className={`${smallInputLook} h-9 w-auto`}
            value={display.settings.preset}
            onChange={(event) => setPreset(event.target.value as Preset)}
          >
            <option value="chinese-journal">{t`Chinese medical journal`}</option>
            <option value="english-journal">{t`English journal`}</option>
          </select>
        </div>
      ) : null}
      {outcome === undefined ? null : outcome.status === 'split' ? (
        <SplitResult {...shown} split={outcome} />
      ) : (
        <AnswerView {...shown} answer={outcome} />
      )}
      {hasResult(outcome) && answered.status === 'ok' ? (
        <RScriptPanel
          entry={entry}
          dataset={dataset}
          dictionary={dictionary}
          options={answered.options}
          check={(script) => (
            <RCheck
              question={{ entry, dataset: dataset.id, dictionary, options: answered.options, outcome }}
              script={script}
              display={display}
            />
          )}
        />
      ) : null}
    </section>
  )
}

/** Whether there is a reading, at least in one part of a split analysis. */
function hasResult(outcome: Outcome | undefined): outcome is Outcome {
  if (outcome?.status === 'split') return outcome.parts.some((part) => part.outcome.status === 'done')
  return outcome?.status === 'done'
}
