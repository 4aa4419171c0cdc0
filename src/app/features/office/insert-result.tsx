import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ProjectQuestion } from '../../report/project-questions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface Props {
  questions: readonly ProjectQuestion[]
  onInsert: (chosen: readonly ProjectQuestion[]) => void
  onClose: () => void
}

/** Chooses results of the project, to be inserted into the report. */
export default function InsertResult({ questions, onInsert, onClose }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const insert = () => {
    onInsert(questions.filter(({ record }) => chosen.includes(record.id)))
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Insert results`}
      closeLabel={t`Close`}
      size="md"
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={chosen.length === 0} onClick={insert}>
            <Trans>Insert</Trans>
          </Button>
        </>
      }
    >
      {questions.length === 0 ? (
        <p className="text-ink-2">
          <Trans>This project has no results yet. Import data and run an analysis, then insert it here.</Trans>
        </p>
      ) : (
        <ul className="flex flex-col gap-1">
          {questions.map(({ record, dataset }) => (
            <li key={record.id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-x-3 rounded-md px-2 py-1 hover:bg-sunken max-sm:flex-wrap">
                <input
                  type="checkbox"
                  className="size-4.5 shrink-0 accent-accent"
                  checked={chosen.includes(record.id)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, record.id] : chosen.filter((id) => id !== record.id))
                  }
                />
                <span className="min-w-0 flex-1">{record.title}</span>
                <span className="min-w-0 text-sm break-words text-ink-3 max-sm:w-full max-sm:pl-7.5 sm:max-w-2/5 sm:text-right">
                  {dataset.name}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
