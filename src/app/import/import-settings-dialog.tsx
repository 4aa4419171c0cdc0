import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Answer, Question } from '#formats/table/questions.ts'
import type { Dataset } from '../data/datasets/dataset.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { WorkStatus } from '../ui/work-cover.tsx'
import { withAnswer } from './answer-questions.ts'
import { ColumnList } from './column-list.tsx'
import { FindingList } from './finding-list.tsx'
import { isDecided } from './import-decision.ts'
import { QuestionList } from './question-list.tsx'
import { useImportAgain } from './use-import-again.ts'

interface Props {
  dataset: Dataset
  onClose: () => void
  /** The reader wants another sheet, encoding or header, which makes another dataset. */
  onOther: () => void
}

/** What an import found and decided, to be changed: the source is read again, and steps, variables and analyses stay. */
export function ImportSettingsDialog({ dataset, onClose, onOther }: Props) {
  const { t } = useLingui()
  const { proposal, choices, setChoices, isChanged, isBusy, progress, failure, ...act } = useImportAgain(
    dataset,
    onClose,
  )
  const close = () => {
    act.cancel()
    onClose()
  }
  const answer = (questions: readonly Question[], given: Answer) => {
    const next = withAnswer(choices, questions, given)
    setChoices(next)
    // other rows may have other types
    if (questions.some(({ code }) => code === 'footer')) void act.read(next)
  }
  // columns that were left out have no cells any more
  const left = new Set(dataset.schema.columns.filter(({ include }) => !include).map(({ id }) => id))
  const columns = proposal?.schema.columns.filter(({ id }) => !left.has(id)) ?? []
  return (
    <Dialog
      open
      onOpenChange={close}
      size="lg"
      title={t`Import settings`}
      description={
        <Trans>
          How {dataset.sourceName} was read. After a change it is read again; the steps, the labels of the variables and
          the analyses stay.
        </Trans>
      }
      closeLabel={t`Close`}
      footer={
        isBusy ? null : (
          <>
            <Button look="quiet" className="sm:mr-auto" onClick={onOther}>
              <Trans>Another sheet, encoding or header …</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              look="primary"
              disabled={!proposal || !isChanged || !isDecided(proposal, choices)}
              onClick={() => void act.keep()}
            >
              <Trans>Read it again</Trans>
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
        {isBusy ? <WorkStatus stage={<Trans>Reading every cell …</Trans>} share={progress} onCancel={close} /> : null}
        {proposal && !isBusy ? (
          <>
            <p className="text-ink-2">
              <Plural value={proposal.rows} one="# row" other="# rows" /> ·{' '}
              <Plural value={columns.length} one="# column" other="# columns" />
            </p>
            <FindingList
              findings={proposal.findings}
              columns={proposal.schema.columns}
              choices={choices}
              onChange={setChoices}
            />
            <QuestionList
              questions={proposal.questions}
              columns={proposal.schema.columns}
              choices={choices}
              onAnswer={answer}
            />
            <p className="-mb-4 text-sm text-ink-2">
              <Trans>
                The cells of columns that you leave out are deleted from this device, which cannot be undone.
              </Trans>
            </p>
            <ColumnList
              proposal={{ ...proposal, schema: { ...proposal.schema, columns } }}
              choices={choices}
              onChange={setChoices}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
