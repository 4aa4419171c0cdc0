import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Answer, Question } from '#formats/table/questions.ts'
import { loadPart } from '../loading/load-part.ts'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { WorkCover, WorkStatus } from '../ui/work-cover.tsx'
import { isAllAnswered, withAnswer } from './answer-questions.ts'
import { ColumnList } from './column-list.tsx'
import { DecisionNote } from './decision-note.tsx'
import { FileSettings } from './file-settings.tsx'
import { FindingList } from './finding-list.tsx'
import { isDecided } from './import-decision.ts'
import { PreviewTable } from './preview-table.tsx'
import { QuestionList } from './question-list.tsx'
import { redcapFile } from './redcap-file.ts'
import { useImport } from './use-import.ts'

const AddRedcapFile = lazy(async () => ({
  default: (await loadPart(() => import('./add-redcap-file.tsx'), 'own')).AddRedcapFile,
}))

interface Props {
  project: string
  /** The name of the project if it is created with the dataset. */
  newProject?: string | undefined
  file: File
  /** The reader wants to choose the settings before anything is read. */
  isAsked?: boolean | undefined
  onClose: () => void
  onImported: (dataset: string) => void
}

/**
 * Imports a file with the detected settings. It covers the page while it takes longer, and asks if something is open: settings with
 * a preview of the first rows, then a review of the types. The dataset is stored in full or not at all; leaving the page stops the import.
 */
export function ImportDialog({ project, newProject, file: given, isAsked, onClose, onImported }: Props) {
  const { t } = useLingui()
  /** Another one if a second file was added to it. */
  const [file, setFile] = useState(given)
  const [name, setName] = useState(() => file.name.replace(/\.[^.]+$/, ''))
  const [address] = useState(addressOf)
  const isOver = useRef<'no' | 'done' | 'left'>('no')
  const sayStopped = () =>
    showToast('warn', msg`The import of ${file.name} was stopped, because you left the page. Nothing was kept.`)
  const { state, decision, preview, proposal, choices, setChoices, progress, failure, wholeRows, ...act } = useImport({
    name: name.trim(),
    project,
    newProject,
    file,
    isAsked,
    onKept: (dataset) => {
      const wasLeft = isOver.current === 'left'
      isOver.current = 'done'
      if (wasLeft) showToast('ok', msg`${file.name} was imported into the project.`)
      else onImported(dataset)
    },
    onStopped: () => {
      if (isOver.current === 'left') sayStopped()
    },
  })
  const isBusy = state === 'reading' || state === 'keeping' || state === 'kept'
  const close = () => {
    isOver.current = 'done'
    act.cancel()
    onClose()
  }
  const answer = (questions: readonly Question[], given: Answer) => {
    const next = withAnswer(choices, questions, given)
    setChoices(next)
    // other rows may have other types
    const isOtherRows = questions.some(({ code, taken }) => code === 'footer' && taken !== given)
    if (isOtherRows) void act.read(next)
  }
  const asked = state === 'reviewing' ? (proposal?.questions ?? []) : preview?.question ? [preview.question] : []
  const isAnswered = state === 'reviewing' && proposal ? isDecided(proposal, choices) : isAllAnswered(asked, choices)
  const leave = useEffectEvent(() => {
    // the button of a first import goes away with it, on the same page
    if (isOver.current !== 'no' || addressOf() === address) return
    isOver.current = 'left'
    // what was running tells how it ended: it may just have been stored
    if (!act.cancel()) sayStopped()
  })
  useEffect(() => leave, [])
  const stage =
    state === 'looking' ? (
      <Trans>Looking at the file …</Trans>
    ) : state === 'reading' ? (
      <Trans>Reading every cell …</Trans>
    ) : (
      <Trans>Keeping the dataset …</Trans>
    )
  const isAsking =
    state === 'reviewing' || failure !== undefined || (state === 'looking' && preview !== undefined && act.isAsking)
  if (!isAsking) return <WorkCover stage={stage} share={isBusy ? progress : undefined} onCancel={close} />
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={t`Import ${file.name}`}
      description={
        newProject === undefined ? undefined : (
          <Trans>It becomes the first dataset of a new project, “{newProject}”, which is only on this device.</Trans>
        )
      }
      closeLabel={t`Close`}
      footer={
        isBusy ? null : state === 'reviewing' ? (
          <>
            {isAnswered ? null : <AnswerFirst />}
            <Button onClick={act.back}>
              <Trans>Back</Trans>
            </Button>
            <Button look="primary" disabled={name.trim() === '' || !isAnswered} onClick={() => void act.keep()}>
              <Trans>Import</Trans>
            </Button>
          </>
        ) : (
          <>
            {isAnswered ? null : <AnswerFirst />}
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="primary" disabled={!preview || !isAnswered} onClick={() => void act.read()}>
              <Trans>Continue</Trans>
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {failure ? (
          <p role="alert" className="rounded-md bg-danger-soft p-3 text-sm text-danger">
            {failure}
            {wholeRows === undefined ? null : (
              <span className="mt-3 block">
                <Button size="sm" onClick={() => setChoices({ ...choices, wholeRows })}>
                  <Plural value={wholeRows} one="Import the # whole row" other="Import the # whole rows" />
                </Button>
              </span>
            )}
          </p>
        ) : null}
        {isBusy ? <WorkStatus stage={stage} share={progress} onCancel={act.cancel} /> : null}
        {state === 'looking' && preview ? (
          <>
            {decision === undefined ? null : <DecisionNote decision={decision} />}
            {decision === 'redcap' && preview.format === 'csv' ? (
              <Suspense>
                <AddRedcapFile
                  file={file}
                  isDictionary={redcapFile(preview.rows[0] ?? []) === 'dictionary'}
                  onFile={(both) => {
                    setChoices({})
                    setFile(both)
                  }}
                />
              </Suspense>
            ) : null}
            <FileSettings preview={preview} choices={choices} onChange={setChoices} />
            <QuestionList questions={asked} columns={[]} choices={choices} onAnswer={answer} />
            <PreviewTable preview={preview} />
          </>
        ) : null}
        {state === 'looking' && !preview && !failure ? <WorkStatus stage={stage} /> : null}
        {state === 'reviewing' && proposal ? (
          <>
            <TextField
              label={<Trans>Name of the dataset</Trans>}
              value={name}
              maxLength={200}
              onChange={(event) => setName(event.target.value)}
            />
            <p className="text-ink-2">
              <Plural value={proposal.rows} one="# row" other="# rows" /> ·{' '}
              <Plural value={proposal.schema.columns.length} one="# column" other="# columns" />
            </p>
            <p className="-mt-4 text-sm text-ink-2">
              <Trans>
                The types were found from every cell. Change what is not right; nothing is kept before you import.
              </Trans>
            </p>
            <QuestionList questions={asked} columns={proposal.schema.columns} choices={choices} onAnswer={answer} />
            <FindingList
              findings={proposal.findings}
              columns={proposal.schema.columns}
              choices={choices}
              onChange={setChoices}
            />
            <ColumnList proposal={proposal} choices={choices} onChange={setChoices} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

function AnswerFirst() {
  return (
    <p className="self-center text-right text-sm text-ink-2 max-sm:w-full">
      <Trans>Answer the questions first.</Trans>
    </p>
  )
}

const addressOf = () => location.pathname + location.search
