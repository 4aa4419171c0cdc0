import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Preset } from '#catalog/kit/present/format.ts'
import { keeperOf } from '../data/datasets/analysis.ts'
import { keepOutcome } from '../data/datasets/keep-outcome.ts'
import { readKept } from '../data/datasets/kept-outcome.ts'
import { ownData } from '../data/own-data.ts'
import type { Project } from '../data/projects.ts'
import { saveResult } from '../download/save-result.ts'
import { useLabelled } from '../i18n/use-labelled.ts'
import { useWords } from '../i18n/use-words.ts'
import { computeOutcome } from '../outcome/asked-question.ts'
import { isShowable } from '../outcome/is-showable.ts'
import { loadEntry } from '../outcome/load-entry.ts'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckField, SelectField } from '../ui/field.tsx'
import { WorkStatus } from '../ui/work-cover.tsx'
import { ask } from '../workers/bridge.ts'
import { answerQuestions } from './answer-questions.ts'
import { noResultReason } from './no-result-reason.ts'
import { type LeftOut, NotIncluded } from './not-included.tsx'
import type { ProjectQuestion } from './project-questions.ts'
import { writeProjectReport } from './write-project-report.ts'

/** The share of computing in the total progress; the rest is drawing and writing. */
const COMPUTING = 0.8

interface Props {
  project: Project
  questions: readonly ProjectQuestion[]
  onClose: () => void
}

/** Selection of results for the report, and its progress. */
export default function ReportDialog({ project, questions, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useWords()
  const labelled = useLabelled()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [preset, setPreset] = useState<Preset>(language === 'zh' ? 'chinese-journal' : 'english-journal')
  const [progress, setProgress] = useState<number>()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const chosen = questions.filter(({ record }) => !left.has(record.id))
  const save = async () => {
    const controller = new AbortController()
    stop.current = controller
    setProgress(0)
    setLeftOut([])
    try {
      const { results, without } = await answerQuestions(chosen, {
        asks: async (record) => (await loadEntry(record))?.definition,
        shows: async (record, kept) => isShowable(kept, await loadEntry(record)),
        open: (dataset) => ask((engine) => engine.open(ownData().user, dataset)),
        compute: (record, question, onProgress) =>
          computeOutcome(record, question, { signal: controller.signal, onProgress }),
        kept: (record) => readKept(ownData().database, keeperOf(record).id),
        keep: (record, made) => keepOutcome(keeperOf(record), made),
        labelled,
        signal: controller.signal,
        progress: (fraction) => setProgress(COMPUTING * fraction),
      })
      const reasons = await Promise.all(
        without.map(async (one) => ({ title: one.title, reason: await noResultReason(one, language, i18n, labelled) })),
      )
      if (results.length > 0) {
        const file = await writeProjectReport(project.name, results, language, preset, (fraction) =>
          setProgress(COMPUTING + (1 - COMPUTING) * fraction),
        )
        controller.signal.throwIfAborted()
        saveResult(file, `${project.name}.docx`)
      }
      if (reasons.length === 0) onClose()
      else setLeftOut(reasons)
    } catch (error) {
      if (!controller.signal.aborted)
        showToast('error', msg`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`A report of “${project.name}”`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>{leftOut.length === 0 ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}</Button>
          <Button look="primary" disabled={chosen.length === 0 || progress !== undefined} onClick={() => void save()}>
            <Trans>Save as Word</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <fieldset className="flex max-h-80 flex-col gap-1 overflow-y-auto">
          <legend className="mb-1.5 text-sm font-medium">
            <Trans>Results in the report</Trans>
          </legend>
          {questions.map(({ record: { id, title }, dataset }) => (
            <CheckField
              key={id}
              label={title}
              help={dataset.name}
              checked={!left.has(id)}
              onChange={(event) => {
                const next = new Set(left)
                if (event.target.checked) next.delete(id)
                else next.add(id)
                setLeft(next)
              }}
            />
          ))}
        </fieldset>
        <SelectField
          label={t`Table style`}
          value={preset}
          onChange={(event) =>
            setPreset(event.target.value === 'chinese-journal' ? 'chinese-journal' : 'english-journal')
          }
        >
          <option value="chinese-journal">{t`Chinese medical journal`}</option>
          <option value="english-journal">{t`English journal`}</option>
        </SelectField>
        <NotIncluded heading={<Trans>Not in the report</Trans>} leftOut={leftOut} />
        {progress === undefined ? null : <WorkStatus stage={<Trans>Writing the report …</Trans>} share={progress} />}
      </div>
    </Dialog>
  )
}
