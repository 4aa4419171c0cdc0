import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ownData } from '../data/own-data.ts'
import { listProjects } from '../data/projects.ts'
import { MAX_BLOCKS } from '../data/reports/block-text.ts'
import { appendBlocks, createReport, listReports, type NewBlock, readBlocks } from '../data/reports/report.ts'
import { enterOwnData } from '../session/enter-own-data.ts'
import { session } from '../state/session.ts'
import { showToast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface Props {
  /** What is added, and what becomes of it. */
  about: ReactNode
  blocks: () => readonly NewBlock[]
  /** The only project whose reports may have them, because they quote its data (SPEC R6). */
  project?: string | undefined
  /** Shows the report, where this page is not the one that shows it. */
  onOpen?: (report: string) => void
  onClose: () => void
}

interface Place {
  readonly project: string
  readonly name: string
  readonly reports: readonly { readonly id: string; readonly title: string }[]
}

/** Adds blocks to a report of one of the reader's projects, or to a new one. */
export function ChooseReport({ about, blocks, project: only, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [places, setPlaces] = useState<readonly Place[]>()
  const [chosen, setChosen] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void listPlaces().then((all) => {
      if (!isCurrent) return
      const found = all.filter(({ project }) => only === undefined || project === only)
      setPlaces(found)
      const first = found.find(({ reports }) => reports.length > 0) ?? found[0]
      if (first) setChosen(first.reports.at(-1)?.id ?? first.project)
    })
    return () => {
      isCurrent = false
    }
  }, [only])
  const add = async () => {
    const place = places?.find(({ project, reports }) => project === chosen || reports.some(({ id }) => id === chosen))
    if (!place) return
    setBusy(true)
    try {
      const known = place.reports.find(({ id }) => id === chosen)
      const added = blocks()
      const before = known ? await readBlocks(ownData().database, known.id) : []
      if (before.length + added.length > MAX_BLOCKS) {
        showToast('warn', msg`A report holds at most ${MAX_BLOCKS} blocks.`)
        return
      }
      const title = t`Report ${place.reports.length + 1}`
      const report = known ?? { id: await createReport(place.project, title), title }
      await appendBlocks(report.id, added)
      showToast('ok', msg`Added to “${report.title}”`, {
        label: msg`Open the report`,
        run: () => (onOpen ? onOpen(report.id) : void navigate({ to: '/office', search: { id: report.id } })),
      })
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Add to report`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={chosen === '' || isBusy} onClick={() => void add()}>
            <Trans>Add</Trans>
          </Button>
        </>
      }
    >
      {places === undefined ? null : places.length === 0 ? (
        <p className="text-ink-2">
          <Trans>A report belongs to a project. Make a project first, then add it here.</Trans>
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-2">{about}</p>
          {places.map(({ project, name, reports }) => (
            <fieldset key={project} className="flex flex-col">
              <legend className="mb-1 text-sm font-semibold break-words">{name}</legend>
              {[...reports, { id: project, title: t`New report` }].map(({ id, title }) => (
                <label
                  key={id}
                  className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 hover:bg-sunken"
                >
                  <input
                    type="radio"
                    name="report"
                    className="size-4.5 shrink-0 accent-accent"
                    checked={chosen === id}
                    onChange={() => setChosen(id)}
                  />
                  <span className="min-w-0 break-words">{title}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </Dialog>
  )
}

/** The reader's projects with their reports; a page of the tools has not opened the database yet. */
async function listPlaces(): Promise<readonly Place[]> {
  const { user } = session
  if (!user) return []
  await enterOwnData(user.id)
  const { database } = ownData()
  const projects = await listProjects(database, '')
  return Promise.all(
    projects.map(async ({ id, name }) => ({ project: id, name, reports: await listReports(database, id) })),
  )
}
