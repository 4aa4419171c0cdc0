import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ownData } from '../../data/own-data.ts'
import type { Project } from '../../data/projects.ts'
import { saveFile } from '../../download/save-file.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { WorkStatus } from '../../ui/work-cover.tsx'
import { start } from '../../workers/bridge.ts'
import { backupKey } from './backup-state.tsx'
import { PROJECT_EXTENSION } from './open-file.tsx'

interface Props {
  project: Project
  onClose: () => void
}

/** Saves the project as one file: a backup with its data, or the recipe without them. */
export function SaveProjectDialog({ project, onClose }: Props) {
  const { t } = useLingui()
  const [withData, setWithData] = useState(true)
  const [progress, setProgress] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  const close = () => {
    stop.current?.abort(new DOMException('cancelled', 'AbortError'))
    onClose()
  }
  const save = async () => {
    const controller = new AbortController()
    stop.current = controller
    setProgress(0)
    try {
      const { user, database } = ownData()
      const blob = await start(
        (engine, job, onFraction) => engine.saveProject(user, project.id, withData, job, onFraction),
        { signal: controller.signal, onProgress: setProgress },
      )
      saveFile(blob, `${project.name}${PROJECT_EXTENSION}`)
      if (withData) await database.kv.put({ key: backupKey(project.id), value: Date.now() })
      onClose()
    } catch (error) {
      if (!controller.signal.aborted)
        showToast('error', msg`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t`Save “${project.name}” as a file`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" disabled={progress !== undefined} onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <CheckField
          type="radio"
          name="with-data"
          checked={withData}
          onChange={() => setWithData(true)}
          label={<Trans>With the data</Trans>}
          help={<Trans>A complete backup, to be opened here or on another device. It holds every row.</Trans>}
        />
        <CheckField
          type="radio"
          name="with-data"
          checked={!withData}
          onChange={() => setWithData(false)}
          label={<Trans>Without the data</Trans>}
          help={
            <Trans>Names, steps and settings of the analyses, to share how it was done. No row and no result.</Trans>
          }
        />
        {progress === undefined ? null : (
          <WorkStatus stage={<Trans>Writing the project file …</Trans>} share={progress} />
        )}
      </div>
    </Dialog>
  )
}
