import { Trans, useLingui } from '@lingui/react/macro'
import { FolderInput } from 'lucide-react'
import { useRef, useState } from 'react'
import { newId } from '../../data/database/identifiers.ts'
import { announceChange, ownData } from '../../data/own-data.ts'
import { useFormatWords } from '../../import/use-format-words.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { start } from '../../workers/bridge.ts'
import { PROJECT_EXTENSION } from './save-project-button.tsx'

/** Opens a project from a file. */
export function OpenProjectButton({ onOpened }: { onOpened: (project: string) => void }) {
  const { t } = useLingui()
  const words = useFormatWords()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const open = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      const { user, writer } = ownData()
      const project = newId()
      await start((engine, job, onFraction) => engine.openProject(user, writer.device, project, file, job, onFraction))
      announceChange()
      onOpened(project)
    } catch (error) {
      showToast('error', words(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button disabled={busy} onClick={() => input.current?.click()}>
        <FolderInput size={16} aria-hidden />
        <Trans>Open a file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept={PROJECT_EXTENSION}
        className="sr-only"
        tabIndex={-1}
        aria-label={t`Saved project`}
        onChange={(event) => {
          void open(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}
