import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PROJECT_NAME } from '../../data/project-name.ts'
import { createProject, type Storage } from '../../data/projects.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { ProjectNameField } from './project-name-field.tsx'
import { StorageChoice } from './storage-choice.tsx'

interface Props {
  onClose: () => void
  onCreated: (project: string) => void
}

export function CreateProjectDialog({ onClose, onCreated }: Props) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [storage, setStorage] = useState<Storage>('device')
  const [tried, setTried] = useState(false)
  const isValid = PROJECT_NAME.test(name)
  const create = async () => {
    setTried(true)
    if (!isValid) return
    const id = await createProject({ name: name, description: description.trim(), storage })
    onClose()
    onCreated(id)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`New project`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" type="submit" form="create-project">
            <Trans>Create</Trans>
          </Button>
        </>
      }
    >
      <form
        id="create-project"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <ProjectNameField value={name} onChange={setName} isMissing={tried && !isValid} />
        <TextField
          label={<Trans>Description</Trans>}
          value={description}
          maxLength={2000}
          onChange={(event) => setDescription(event.target.value)}
        />
        <StorageChoice value={storage} onChange={setStorage} />
      </form>
    </Dialog>
  )
}
