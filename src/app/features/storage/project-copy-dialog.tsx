import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../../api/connection.ts'
import { wordsOfError } from '../../api/error-words.ts'
import { ownData } from '../../data/own-data.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { WorkStatus } from '../../ui/work-cover.tsx'
import { bytesOf, FilesMissing, keepOffline, missingSources, removeCloudCopy } from './project-copies.ts'

export type CopyAct = 'keep' | 'remove'

interface Props {
  project: string
  name: string
  act: CopyAct
  onClose: () => void
}

/** Says what happens to the copies of a project, and does it once confirmed. */
export function ProjectCopyDialog({ project, name, act, onClose }: Props) {
  const { t, i18n } = useLingui()
  const { online } = useSnapshot(connection)
  const missing = useLiveQuery(() => missingSources(ownData().database, project), [project])
  const [share, setShare] = useState<number>()
  const [isRemoving, setRemoving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const stop = useRef<AbortController>(undefined)
  // closed while it works, it ends
  useEffect(() => () => stop.current?.abort(new DOMException('cancelled', 'AbortError')), [])
  if (!missing) return null
  const isBusy = share !== undefined || isRemoving
  const lacks = missing.length > 0
  const size = fileSize(bytesOf(missing))

  const start = async () => {
    const controller = new AbortController()
    stop.current = controller
    setProblem(undefined)
    try {
      if (lacks) {
        setShare(0)
        await keepOffline(project, { signal: controller.signal, onProgress: setShare })
        setShare(undefined)
      }
      if (act === 'remove') {
        setRemoving(true)
        await removeCloudCopy(project, controller)
      }
      showToast(
        'ok',
        act === 'remove' ? msg`The cloud copy of “${name}” is removed` : msg`“${name}” opens without a network`,
      )
      onClose()
    } catch (error) {
      if (controller.signal.aborted) return
      setProblem(
        error instanceof FilesMissing
          ? t`A file has been added on another device meanwhile. Nothing was removed. Download it first.`
          : i18n._(wordsOfError(error)),
      )
    } finally {
      setShare(undefined)
      setRemoving(false)
    }
  }

  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      title={act === 'remove' ? t`Remove the cloud copy of “${name}”?` : t`Keep “${name}” offline?`}
      closeLabel={t`Close`}
      footer={
        isBusy ? undefined : (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look={act === 'remove' ? 'danger' : 'primary'} disabled={!online} onClick={() => void start()}>
              {act === 'keep' ? (
                <Trans>Download</Trans>
              ) : lacks ? (
                <Trans>Download, then remove</Trans>
              ) : (
                <Trans>Remove</Trans>
              )}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3 text-ink-2">
        {lacks ? (
          <p>
            {act === 'remove' ? (
              <Plural
                value={missing.length}
                one={`# file (${size}) is not on this device yet: without it the cloud copy cannot be removed. It is downloaded first.`}
                other={`# files (${size}) are not on this device yet: without them the cloud copy cannot be removed. They are downloaded first.`}
              />
            ) : (
              <Plural
                value={missing.length}
                one={`# file (${size}) is downloaded. Then the project opens here without a network. The cloud copy stays.`}
                other={`# files (${size}) are downloaded. Then the project opens here without a network. The cloud copy stays.`}
              />
            )}
          </p>
        ) : null}
        {act === 'remove' ? (
          <>
            <p>
              <Trans>
                The server deletes the files, results and report texts of this project. They stay on this device. Names
                and settings go on syncing. A device that does not have the files yet will ask for them.
              </Trans>
            </p>
            <p className="rounded-md bg-warn-soft p-3 text-sm text-warn">
              <Trans>
                After that the only copy may be on this device. Save the project as a file if you need a second one.
              </Trans>
            </p>
          </>
        ) : lacks ? null : (
          <p>
            <Trans>All its files are on this device.</Trans>
          </p>
        )}
        {isBusy ? (
          <WorkStatus
            stage={
              isRemoving ? <Trans>The cloud copy is being removed</Trans> : <Trans>Downloading data, please wait</Trans>
            }
            share={share}
            onCancel={() => stop.current?.abort(new DOMException('cancelled', 'AbortError'))}
          />
        ) : null}
        {online ? null : (
          <p className="text-sm text-warn">
            <Trans>This needs the server, which cannot be reached now.</Trans>
          </p>
        )}
        {problem ? <FormError>{problem}</FormError> : null}
      </div>
    </Dialog>
  )
}
