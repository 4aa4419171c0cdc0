import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ownData } from '../../data/own-data.ts'
import { cleanName, PROJECT_NAME } from '../../data/project-name.ts'
import { listProjects } from '../../data/projects.ts'
import { createFilledReport } from '../../data/reports/report.ts'
import { dateTime } from '../../i18n/dates.ts'
import { useWords } from '../../i18n/use-words.ts'
import { enterOwnData } from '../../session/enter-own-data.ts'
import type { Snapshot } from '../../share/snapshot.ts'
import { session } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { shareBlocks } from './share-blocks.ts'

interface Props {
  snapshot: Snapshot
  onClose: () => void
}

interface Place {
  readonly id: string
  readonly name: string
}

const NEW = 'new'

/** Copies a shared result or report into a new report, in one of the reader's projects or a new one. */
export default function CopyShare({ snapshot, onClose }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const navigate = useNavigate()
  const { title } = snapshot.content[language]
  const [places, setPlaces] = useState<readonly Place[]>()
  const [chosen, setChosen] = useState(NEW)
  const [name, setName] = useState(() => cleanName(title))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    void ownProjects().then((found) => isCurrent && setPlaces(found))
    return () => {
      isCurrent = false
    }
  }, [])
  const { parts, blocks = [] } = snapshot.content[language]
  const hasPictures = parts.some(({ figures }) => figures.length > 0) || blocks.some(({ kind }) => kind === 'figure')
  const time = dateTime(snapshot.asOf).slice(0, 16)
  const isMissing = chosen === NEW && !PROJECT_NAME.test(name)
  const copy = async () => {
    const source = t`From a shared link, as of ${time}`
    const copied = shareBlocks(snapshot, source, language)
    if (copied === undefined) {
      setProblem(t`This is longer than a report may be. Keep the page on this device instead.`)
      return
    }
    setBusy(true)
    try {
      const place = chosen === NEW ? { name, description: source } : chosen
      const report = await createFilledReport(place, title, copied)
      await navigate({ to: '/office', search: { id: report } })
    } catch {
      setProblem(t`This device cannot store it: its storage is full or closed. Nothing of the shared page is lost.`)
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
          <Button look="primary" disabled={!places || isBusy || isMissing} onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">
          <Trans>
            A new report gets the words and the rounded numbers as they were shared at {time}, and says that they come
            from a shared link. There are no rows in a share, so nothing in the copy can be computed again.
          </Trans>
          {hasPictures ? (
            <>
              {' '}
              <Trans>Pictures are not copied: their titles and descriptions are.</Trans>
            </>
          ) : null}
        </p>
        <fieldset className="flex flex-col">
          <legend className="mb-1 text-sm font-semibold">
            <Trans>Into the project</Trans>
          </legend>
          {[{ id: NEW, name: t`New project` }, ...(places ?? [])].map((place) => (
            <label
              key={place.id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-sunken"
            >
              <input
                type="radio"
                name="project"
                className="size-4.5 shrink-0 accent-accent"
                checked={chosen === place.id}
                onChange={() => setChosen(place.id)}
              />
              <span className="min-w-0 break-words">{place.name}</span>
            </label>
          ))}
        </fieldset>
        {chosen === NEW ? (
          <TextField
            label={<Trans>Project name</Trans>}
            error={isMissing ? t`A project name has only letters and digits, 1 to 100 of them` : undefined}
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.target.value)}
          />
        ) : null}
        {problem ? <FormError>{problem}</FormError> : null}
      </div>
    </Dialog>
  )
}

/** The reader's projects; the page of a share has not opened the database yet. */
async function ownProjects(): Promise<readonly Place[]> {
  const { user } = session
  if (!user) return []
  await enterOwnData(user.id)
  return (await listProjects(ownData().database, '')).map(({ id, name }) => ({ id, name }))
}
