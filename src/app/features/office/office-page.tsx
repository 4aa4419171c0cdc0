import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { FileText, Plus, Printer, Share2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { announceChange, ownData } from '../../data/own-data.ts'
import { listProjects } from '../../data/projects.ts'
import {
  createReport,
  deleteReport,
  listReports,
  type Report,
  readBlocks,
  readReport,
  renameReport,
} from '../../data/reports/report.ts'
import { keepLostTexts } from '../../data/reports/write-blocks.ts'
import { sync } from '../../data/sync.ts'
import { showDeleted } from '../../history/show-deleted.ts'
import { UndoButtons } from '../../history/undo-buttons.tsx'
import { loadPart } from '../../loading/load-part.ts'
import { useTrail } from '../../opened/use-trail.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { smallInputLook } from '../../ui/field.tsx'
import { useStable } from '../../ui/use-stable.ts'

const ReportEditor = lazy(() => loadPart(() => import('./report-editor.tsx'), 'own'))

/** The reports of a project, or of all. */
export function ReportList({ project }: { project: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const projects = useLiveQuery(async () => {
    const { database } = ownData()
    const all = (await listProjects(database, '')).filter(({ id }) => project === undefined || id === project)
    return Promise.all(all.map(async ({ id, name }) => ({ id, name, reports: await listReports(database, id) })))
  }, [project])
  if (!projects) return null
  const create = async (of: string, count: number) => {
    const id = await createReport(of, t`Report ${count + 1}`)
    await navigate({ to: '/office', search: { id } })
  }
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl">
        <Trans>Reports</Trans>
      </h1>
      {projects.length === 0 ? (
        <EmptyState icon={<FileText size={26} aria-hidden />} title={<Trans>No project yet</Trans>}>
          <Trans>A report belongs to a project and shows its results. Make a project first.</Trans>
        </EmptyState>
      ) : (
        projects.map(({ id, name, reports }) => (
          <section key={id} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="min-w-0 text-lg break-words">{name}</h2>
              <Button size="sm" className="max-sm:h-11" onClick={() => void create(id, reports.length)}>
                <Plus size={15} aria-hidden />
                <Trans>New report</Trans>
              </Button>
            </div>
            {reports.length === 0 ? (
              <p className="text-sm text-ink-3">
                <Trans>No report yet</Trans>
              </p>
            ) : (
              <ul className="flex flex-col gap-2">
                {reports.map((report) => (
                  <li key={report.id}>
                    <Link
                      to="/office"
                      search={{ id: report.id }}
                      className="flex min-h-12 items-center gap-3 rounded-lg bg-surface px-4 py-2 shadow-card hover:bg-sunken"
                    >
                      <FileText size={18} className="shrink-0 text-accent" aria-hidden />
                      <span className="min-w-0 break-words">{report.title}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))
      )}
    </div>
  )
}

/** A report that is open. */
export function ReportPage({ id }: { id: string }) {
  const report = useLiveQuery(async () => (await readReport(ownData().database, id)) ?? null, [id])
  const opened = useOnce(() => readBlocks(ownData().database, id))
  const [isSharing, setSharing] = useState(false)
  const endSharing = useStable(() => setSharing(false))
  if (report === undefined || !opened) return null
  if (report === null)
    return (
      <EmptyState
        heading="h1"
        icon={<FileText size={26} aria-hidden />}
        title={<Trans>This report is not here</Trans>}
        actions={
          <Button asChild look="primary">
            <Link to="/office">
              <Trans>To my reports</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>It was deleted, or it belongs to another account, or this device has not synced yet.</Trans>
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-4">
      <ReportHead report={report} onShare={() => setSharing(true)} />
      <LostTexts />
      <Suspense>
        <ReportEditor report={report} blocks={opened} isSharing={isSharing} onShared={endSharing} />
      </Suspense>
    </div>
  )
}

/** Makes blocks of the texts that a sync found to have lost against another device's. Apart from the editor, which no sync has to render again. */
function LostTexts() {
  const { running } = useSnapshot(sync)
  useEffect(() => {
    if (!running) void keepLostTexts(ownData().writer).then((isMade) => isMade && announceChange())
  }, [running])
  return null
}

/** What is read when the page opens: the editor reads all later changes itself. */
function useOnce<T>(read: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<T>()
  const [reading] = useState(() => read)
  useEffect(() => {
    let isCurrent = true
    void reading().then((value) => isCurrent && setFound(value))
    return () => {
      isCurrent = false
    }
  }, [reading])
  return found
}

function ReportHead({ report, onShare }: { report: Report; onShare: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string>()
  useTrail({ project: report.project, title: report.title })
  const rename = () => {
    const title = typed?.trim().slice(0, 200)
    if (title !== undefined && title !== '' && title !== report.title) void renameReport(report.id, title)
    setTyped(undefined)
  }
  const remove = async () => {
    const order = await deleteReport(report.id)
    await navigate({ to: '/office', search: { project: report.project } })
    showDeleted(report.title, order)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h1 className="sr-only print:not-sr-only print:text-2xl">{report.title}</h1>
      <input
        aria-label={t`Title of the report`}
        className={`${smallInputLook} h-10 max-w-xl min-w-0 flex-1 basis-60 font-semibold max-sm:h-11 print:hidden`}
        maxLength={200}
        value={typed ?? report.title}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={rename}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <span className="flex items-center gap-1 print:hidden">
        <UndoButtons project={report.project} />
        <Button onClick={() => print()}>
          <Printer size={16} aria-hidden />
          <Trans>Print or PDF</Trans>
        </Button>
        <Button onClick={onShare}>
          <Share2 size={16} aria-hidden />
          <span className="max-sm:sr-only">
            <Trans>Share</Trans>
          </span>
        </Button>
        <Button look="quiet" size="icon" aria-label={t`Delete ${report.title}`} onClick={() => void remove()}>
          <Trash2 size={16} aria-hidden />
        </Button>
      </span>
    </div>
  )
}
