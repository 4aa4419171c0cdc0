import { Trans, useLingui } from '@lingui/react/macro'
import { Save } from 'lucide-react'
import { useState } from 'react'
import { ownData } from '../../data/own-data.ts'
import type { Project } from '../../data/projects.ts'
import { saveFile } from '../../download/save-file.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckField } from '../../ui/field.tsx'
import { start } from '../../workers/bridge.ts'
import { backupKey } from './backup-state.tsx'

export const PROJECT_EXTENSION = '.slipstick'

/** Saves the project as one file: a backup with its data, or the recipe without them. */
export function SaveProjectButton({ project }: { project: Project }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [withData, setWithData] = useState(true)
  const [progress, setProgress] = useState<number>()
  const save = async () => {
    setProgress(0)
    try {
      const { user, database } = ownData()
      const blob = await start(
        (engine, job, onFraction) => engine.saveProject(user, project.id, withData, job, onFraction),
        {
          onProgress: setProgress,
        },
      )
      saveFile(blob, `${project.name}${PROJECT_EXTENSION}`)
      if (withData) await database.kv.put({ key: backupKey(project.id), value: Date.now() })
      setOpen(false)
    } catch (error) {
      showToast('error', t`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      setProgress(undefined)
    }
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Save size={16} aria-hidden />
        <Trans>Save as a file</Trans>
      </Button>
      {open ? (
        <Dialog
          open
          onOpenChange={() => setOpen(false)}
          title={t`Save “${project.name}” as a file`}
          closeLabel={t`Close`}
          footer={
            <>
              <Button onClick={() => setOpen(false)}>
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
                <Trans>
                  Names, steps and settings of the analyses, to share how it was done. No row and no result.
                </Trans>
              }
            />
            {progress === undefined ? null : (
              <progress className="w-full accent-accent" max={1} value={progress} aria-label={t`Progress`} />
            )}
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
