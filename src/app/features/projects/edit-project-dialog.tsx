import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PROJECT_NAME } from '../../data/project-name.ts'
import { changeProject, moveRows, type Project, type Storage } from '../../data/projects.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { ConventionFields } from './convention-fields.tsx'
import { ProjectNameField } from './project-name-field.tsx'
import { StorageChoice } from './storage-choice.tsx'

/** The name, description, conventions and storage of a project. */
export function EditProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
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
