import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FolderInput } from 'lucide-react'
import { useRef, useState } from 'react'
import { newId } from '../../data/database/identifiers.ts'
import { announceChange, ownData } from '../../data/own-data.ts'
import { nameFromFile } from '../../data/project-name.ts'
import { listProjects } from '../../data/projects.ts'
import { DataFile } from '../../import/data-file.tsx'
import { DATA_FILES } from '../../import/data-files.ts'
import { useFormatWords } from '../../import/use-format-words.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { useCoveredWork } from '../../ui/use-covered-work.tsx'
import { start } from '../../workers/bridge.ts'
import { useArrivingFile } from './use-arriving-file.ts'

export const PROJECT_EXTENSION = '.slipstick'

/** A file of data on its way into the project that is named after it. */
interface Incoming {
  readonly file: File
  readonly project: string
  /** Its name if there is no such project yet. */
  readonly newProject: string | undefined
  readonly onDone: (() => void) | undefined
}

/**
 * Opens a saved project, or data in the project that is named after the file: chosen, dropped anywhere on the page, or opened or shared with
 * the application outside the browser. The list of projects keeps this state, because an import into its first project moves the button.
 */
export function useOpenFile(onOpened: (project: string) => void) {
  const { t } = useLingui()
  const words = useFormatWords()
  const { isBusy: busy, run, cover } = useCoveredWork(<Trans>Opening the project file …</Trans>)
  const [incoming, setIncoming] = useState<Incoming>()
  const openProject = async (file: File) => {
    try {
      const { user, writer } = ownData()
      const project = newId()
      const isOpened = await run(async (watch) => {
        await start(
          (engine, job, onFraction) => engine.openProject(user, writer.device, project, file, job, onFraction),
          watch,
        )
        return true
      })
      if (!isOpened) return
      announceChange()
      onOpened(project)
    } catch (error) {
      showToast('error', words(error))
    }
  }
  const open = async (file: File | undefined, onDone?: () => void) => {
    if (!file || busy) return
    if (file.name.toLowerCase().endsWith(PROJECT_EXTENSION)) return openProject(file).then(onDone)
    const name = nameFromFile(file.name) || t`Project`
    const same = (await listProjects(ownData().database, name)).find((project) => project.name === name)
    setIncoming({ file, project: same?.id ?? newId(), newProject: same ? undefined : name, onDone })
  }
  useArrivingFile((file, { count, onDone }) => {
    if (count > 1) showToast('warn', msg`Only the first of ${count} files is opened. Open the others one by one.`)
    void open(file, onDone)
  })
  const importing = incoming ? (
    <DataFile
      file={incoming.file}
      project={incoming.project}
      newProject={incoming.newProject}
      onClose={() => {
        setIncoming(undefined)
        incoming.onDone?.()
      }}
    />
  ) : null
  const working = cover ?? importing
  return { busy, open: (file: File | undefined) => void open(file), working }
}

interface Props {
  busy: boolean
  open: (file: File | undefined) => void
}

export function OpenFile({ busy, open }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button disabled={busy} onClick={() => input.current?.click()}>
        <FolderInput size={16} aria-hidden />
        <Trans>Open a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept={`${PROJECT_EXTENSION},${DATA_FILES}`}
        className="sr-only"
        tabIndex={-1}
        aria-label={t`Saved project or data`}
        onChange={(event) => {
          open(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <FileDrop label={<Trans>Open it as a project</Trans>} onFile={open} />
    </>
  )
}
