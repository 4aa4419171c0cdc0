import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Analysis } from '#catalog/index.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { displaySettings, type Preset } from '#catalog/kit/format.ts'
import type { Display } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Outcome } from '#catalog/kit/outcome.ts'
import type { StoredOptions } from '#catalog/kit/stored-options.ts'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import type { Dataset } from '../../data/datasets/dataset.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { OutcomeState } from '../../outcome/use-outcome.ts'
import { Button } from '../../ui/button.tsx'
import { inputLook } from '../../ui/field.tsx'
import { AnswerView } from './answer-view.tsx'
import { RScriptPanel } from './r-script-panel.tsx'
import { SplitResult } from './split-result.tsx'

interface Props {
  entry: Analysis
  analysis: AnalysisRecord
  dataset: Dataset
  dictionary: DataDictionary | undefined
  stored: StoredOptions
  state: OutcomeState
}

const nothing: DataDictionary = { columns: [] }

/** What the analysis answers: still missing, rejected with its reason, or the result. */
export function ResultPanel({ entry, analysis, dataset, dictionary = nothing, stored, state }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const [preset, setPreset] = useState<Preset>()
  const display = useMemo<Display>(
    () => ({ settings: displaySettings(language, preset ? { preset } : {}), names: namesOf(dictionary) }),
    [language, preset, dictionary],
  )
  const { outcome, progress, failure, newer, cancel, accept } = state
  const shown = { entry, analysis, dictionary, display }
  return (
    <section aria-label={t`Result`} className="flex min-w-0 flex-col gap-5" aria-busy={progress !== undefined}>
      {progress === undefined ? null : (
        <div className="flex items-center gap-4">
          <progress
            className="h-2 flex-1 accent-accent"
            max={1}
            value={progress}
            aria-label={t`Progress of the computation`}
          />
          <Button size="sm" onClick={cancel}>
            <Trans>Stop</Trans>
          </Button>
        </div>
      )}
      {failure ? (
        <p role="alert" className="rounded-md bg-danger-soft p-4 text-sm text-danger">
          <Trans>The computation failed. This is a fault of the program; please report it: {failure}</Trans>
        </p>
      ) : null}
      {newer ? (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft p-4 text-sm text-warn">
          <p className="min-w-60 flex-1">
            <Trans>
              A newer version of the program computes other numbers from the same data. What was kept is shown.
            </Trans>
          </p>
          <Button size="sm" onClick={accept}>
            <Trans>Take the new numbers</Trans>
          </Button>
        </div>
      ) : null}
      {hasResult(outcome) ? (
        <div className="flex items-center justify-end gap-2 text-sm">
          <label htmlFor="preset" className="text-ink-2">
            <Trans>Table style</Trans>
          </label>
          <select
            id="preset"
            className={`${inputLook} h-9 w-auto text-sm`}
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
      {hasResult(outcome) ? (
        <RScriptPanel entry={entry} dataset={dataset} dictionary={dictionary} stored={stored} />
      ) : null}
    </section>
  )
}

/** Whether there is something to read: of a split analysis, in one part at least. */
function hasResult(outcome: Outcome | undefined): boolean {
  if (outcome?.status === 'split') return outcome.parts.some((part) => part.outcome.status === 'done')
  return outcome?.status === 'done'
}
