import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { belowProject } from '../../data/database/below-project.ts'
import { newId } from '../../data/database/identifiers.ts'
import { announceChange, ownData } from '../../data/own-data.ts'
import { cleanName, PROJECT_NAME } from '../../data/project-name.ts'
import { dateTime } from '../../i18n/dates.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useFormatWords } from '../../import/use-format-words.ts'
import { enterOwnData } from '../../session/enter-own-data.ts'
import type { RowsOfShare, Snapshot } from '../../share/snapshot.ts'
import { session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { start } from '../../workers/bridge.ts'
import { rowsProject } from './rows-project.ts'

interface Props {
  snapshot: Snapshot
  rows: RowsOfShare
  onClose: () => void
}

/** Opens a shared result with its rows as a new project of the reader's, where it is computed again. */
export default function OpenRows({ snapshot, rows, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const say = useFormatWords()
  const navigate = useNavigate()
  const [name, setName] = useState(() => cleanName(snapshot.content[language].title))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const time = dateTime(snapshot.asOf).slice(0, 16)
  const isMissing = !PROJECT_NAME.test(name)
  const open = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const project = await opened(rows, { name, description: t`From a shared link, as of ${time}` })
      const below = await belowProject(ownData().database, project)
      const question = below.find(({ kind }) => kind === snapshot.kind)
      if (!question) await navigate({ to: '/project/show', search: { project } })
      else if (snapshot.kind === 'chart')
        await navigate({ to: '/statistical/detail', search: { dataset: question.parent, chart: question.id } })
      else await navigate({ to: '/dataAnalysis/show', search: { dataset: question.parent, analysis: question.id } })
    } catch (error) {
      setProblem(say(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={t`Open in my account`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={isBusy || isMissing} onClick={() => void open()}>
            <Trans>Open</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">
          <Plural
            value={rows.count}
            one="A new project gets # row and the result, which this device computes again."
            other="A new project gets # rows and the result, which this device computes again."
          />{' '}
          <Trans>Its description says that it comes from a shared link. The rows stay on this device.</Trans>
        </p>
        <TextField
          label={<Trans>Project name</Trans>}
          error={isMissing ? t`A project name has only letters and digits, 1 to 100 of them` : undefined}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
        />
        {problem ? <FormError>{problem}</FormError> : null}
      </div>
    </Dialog>
  )
}

/** The new project's id; the page of a share has not opened the database yet. */
async function opened(rows: RowsOfShare, about: Parameters<typeof rowsProject>[1]): Promise<string> {
  if (!session.user) throw new Error('only a user who is logged in opens a share')
  await enterOwnData(session.user.id)
  const [file, project] = [await rowsProject(rows, about), newId()]
  const { user, writer } = ownData()
  await start((engine, job, onFraction) => engine.openProject(user, writer.device, project, file, job, onFraction))
  announceChange()
  return project
}
