import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Cloud, Pencil, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PROJECT_NAME } from '../../data/project-name.ts'
import { changeProject, deleteProject, moveRows, type Project, type Storage } from '../../data/projects.ts'
import { showDeleted } from '../../history/show-deleted.ts'
import { UndoButtons } from '../../history/undo-buttons.tsx'
import { dateOnly } from '../../i18n/dates.ts'
import { ReportButton } from '../../report/report-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { BackupState } from './backup-state.tsx'
import { ConventionFields } from './convention-fields.tsx'
import { ProjectNameField } from './project-name-field.tsx'
import { RecycleBinButton } from './recycle-bin-button.tsx'
import { SaveProjectButton } from './save-project-button.tsx'
import { StorageChoice } from './storage-choice.tsx'

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
      {editing ? <EditDialog project={project} onClose={() => setEditing(false)} /> : null}
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

function EditDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState(project.name)
  const [description, setDescription] = useState(project.description)
  const [storage, setStorage] = useState<Storage>(project.storage)
  const [conventions, setConventions] = useState(project.conventions)
  const isValid = PROJECT_NAME.test(name)
  const save = async () => {
    if (!isValid) return
    const changed = {
      ...(name === project.name ? {} : { name: name }),
      ...(description.trim() === project.description ? {} : { description: description.trim() }),
      ...(conventions === project.conventions ? {} : { conventions }),
    }
    if (Object.keys(changed).length > 0) await changeProject(project.id, changed)
    if (storage !== project.storage) await moveRows(project.id, storage)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Edit the project`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" type="submit" form="edit-project">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form
        id="edit-project"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <ProjectNameField value={name} onChange={setName} isMissing={!isValid} />
        <TextField
          label={<Trans>Description</Trans>}
          value={description}
          maxLength={2000}
          onChange={(event) => setDescription(event.target.value)}
        />
        <ConventionFields value={conventions} onChange={setConventions} />
        <StorageChoice value={storage} onChange={setStorage} />
        {project.storage === 'cloud' && storage === 'device' ? (
          <p className="rounded-md bg-warn-soft p-3 text-sm text-warn">
            <Trans>The server removes the file and the results. Other devices will ask for the file.</Trans>
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}
