import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Cloud, Pencil, Smartphone, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { deleteProject, type Project } from '../../data/projects.ts'
import { showDeleted } from '../../history/show-deleted.ts'
import { UndoButtons } from '../../history/undo-buttons.tsx'
import { dateOnly } from '../../i18n/dates.ts'
import { loadPart } from '../../loading/load-part.ts'
import { ReportButton } from '../../report/report-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { BackupState } from './backup-state.tsx'
import { RecycleBinButton } from './recycle-bin-button.tsx'
import { SaveProjectButton } from './save-project-button.tsx'

const EditProjectDialog = lazy(async () => ({
  default: (await loadPart(() => import('./edit-project-dialog.tsx'), 'own')).EditProjectDialog,
}))

export function ProjectHeader({ project }: { project: Project }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const remove = async () => {
    const order = await deleteProject(project.id)
    await navigate({ to: '/project/list', search: { page: 1, limit: 20, search: '' } })
    showDeleted(project.name, order)
  }
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl">{project.name}</h1>
          {project.description ? <p className="mt-1 max-w-3xl text-ink-2">{project.description}</p> : null}
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-3">
            <span>{dateOnly(project.createdAt)}</span>
            <span className="flex items-center gap-1.5">
              {project.storage === 'cloud' ? <Cloud size={15} aria-hidden /> : <Smartphone size={15} aria-hidden />}
              {project.storage === 'cloud' ? <Trans>Cloud storage</Trans> : <Trans>Only on this device</Trans>}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ReportButton project={project} />
          <SaveProjectButton project={project} />
          <Button onClick={() => setEditing(true)}>
            <Pencil size={16} aria-hidden />
            <Trans>Edit</Trans>
          </Button>
          <RecycleBinButton project={project.id} />
          <UndoButtons project={project.id} />
          <Button look="quiet" size="icon" aria-label={t`Delete the project`} onClick={() => setDeleting(true)}>
            <Trash2 size={17} aria-hidden />
          </Button>
        </div>
      </div>
      <BackupState project={project} />
      {editing ? (
        <Suspense>
          <EditProjectDialog project={project} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
      {deleting ? (
        <Dialog
          open
          onOpenChange={() => setDeleting(false)}
          title={t`Delete “${project.name}”?`}
          closeLabel={t`Close`}
          footer={
            <>
              <Button onClick={() => setDeleting(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button look="danger" onClick={() => void remove()}>
                <Trans>Delete</Trans>
              </Button>
            </>
          }
        >
          <p className="text-ink-2">
            <Trans>Its datasets and analyses disappear from all your devices. You can restore it for 30 days.</Trans>
          </p>
        </Dialog>
      ) : null}
    </header>
  )
}
