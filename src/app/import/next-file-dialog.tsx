import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Answer, Question } from '#formats/table/questions.ts'
import type { Dataset } from '../data/datasets/dataset.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { WorkStatus } from '../ui/work-cover.tsx'
import { isAllAnswered, withAnswer } from './answer-questions.ts'
import { DecisionNote } from './decision-note.tsx'
import { FileSettings } from './file-settings.tsx'
import { FindingList } from './finding-list.tsx'
import { isDecided, previewDecision } from './import-decision.ts'
import { MatchList } from './match-list.tsx'
import { PreviewTable } from './preview-table.tsx'
import { QuestionList } from './question-list.tsx'
import { useNextFile } from './use-next-file.ts'

interface Props {
  dataset: Dataset
  file: File
  onClose: () => void
  /** The data are replaced. */
  onKept: () => void
}

/** The next file of a dataset: what it has otherwise is shown first; steps, labels, analyses and charts then go on with it. */
export function NextFileDialog({ dataset, file, onClose, onKept }: Props) {
  const { t } = useLingui()
  const { choices, setChoices, preview, proposal, matches, isBusy, progress, failure, ...act } = useNextFile(
    dataset,
    file,
    onKept,
  )
  const close = () => {
    act.cancel()
    onClose()
  }
  const answer = (questions: readonly Question[], given: Answer) => {
    const next = withAnswer(choices, questions, given)
    setChoices(next)
    // other rows may have other types
    if (questions.some(({ code, taken }) => code === 'footer' && taken !== given)) void act.read(next)
  }
  const asked = preview?.question ? [preview.question] : []
  const decision = preview && previewDecision(preview, choices)
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={t`New data from ${file.name}`}
      description={
        <Trans>
          The steps, the labels, the analyses and the charts of {dataset.name} stay and are computed from this file.
          Undo brings the former file back.
        </Trans>
      }
      closeLabel={t`Close`}
      footer={
        isBusy ? null : proposal ? (
          <>
            <Button look="quiet" className="sm:mr-auto" onClick={act.back}>
              <Trans>Settings of the file …</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="primary" disabled={!isDecided(proposal, choices)} onClick={() => void act.keep()}>
              <Trans>Use this file</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              look="primary"
              disabled={!preview || !isAllAnswered(asked, choices)}
              onClick={() => void act.read()}
            >
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
          </p>
        ) : null}
        {isBusy ? (
          <WorkStatus stage={<Trans>Reading every cell …</Trans>} share={progress} onCancel={act.cancel} />
        ) : null}
        {isBusy || proposal ? null : preview ? (
          <>
            {decision === undefined ? null : <DecisionNote decision={decision} />}
            <FileSettings preview={preview} choices={choices} onChange={setChoices} />
            <QuestionList questions={asked} columns={[]} choices={choices} onAnswer={answer} />
            <PreviewTable preview={preview} />
          </>
        ) : failure ? null : (
          <WorkStatus stage={<Trans>Looking at the file …</Trans>} />
        )}
        {proposal && !isBusy ? (
          <>
            <p className="text-ink-2">
              {proposal.rowsBefore === undefined ? null : (
                <>
                  <Plural value={proposal.rowsBefore} one="# row before" other="# rows before" /> ·{' '}
                </>
              )}
              <Plural value={proposal.rows} one="# row now" other="# rows now" />
            </p>
            {proposal.switchedOff > 0 ? (
              <p className="rounded-md bg-warn-soft p-3 text-sm">
                <Trans>
                  Some corrections of cells name their row by its place in the former file. Their step is switched off,
                  since the new file may have another row there.
                </Trans>
              </p>
            ) : null}
            <MatchList proposal={proposal} matches={matches} onMatch={act.match} />
            <QuestionList
              questions={proposal.questions}
              columns={proposal.schema.columns}
              choices={choices}
              onAnswer={answer}
            />
            <FindingList
              findings={proposal.findings}
              columns={proposal.schema.columns}
              choices={choices}
              onChange={setChoices}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
