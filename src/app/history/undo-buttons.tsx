import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { canUndo } from '../data/history/can-undo.ts'
import { ownData } from '../data/own-data.ts'
import { loadPart } from '../loading/load-part.ts'
import { Button } from '../ui/button.tsx'

const load = () => loadPart(() => import('./run-undo.ts'), 'own')

/** Undo and redo of a project, also by Ctrl+Z and Ctrl+Shift+Z (on a Mac: Command). */
export function UndoButtons({ project }: { project: string }) {
  const { t } = useLingui()
  const can = useLiveQuery(() => canUndo(ownData().database, project), [project])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = askedBy(event)
      if (!asked) return
      event.preventDefault()
      void load().then((part) => part[asked](project))
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [project])
  return (
    <div className="flex">
      <Button
        look="quiet"
        size="icon"
        aria-label={t`Undo`}
        aria-keyshortcuts="Control+Z"
        title={t`Undo (Ctrl+Z)`}
        disabled={!can?.undo}
        onClick={() => void load().then(({ undoLast }) => undoLast(project))}
      >
        <Undo2 size={18} aria-hidden />
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={t`Redo`}
        aria-keyshortcuts="Control+Shift+Z"
        title={t`Redo (Ctrl+Shift+Z)`}
        disabled={!can?.redo}
        onClick={() => void load().then(({ redoNext }) => redoNext(project))}
      >
        <Redo2 size={18} aria-hidden />
      </Button>
    </div>
  )
}

/** What the keys ask for. Nothing in a text field, which has an undo of its own, and nothing while a dialog is open. */
function askedBy(event: KeyboardEvent): 'undoLast' | 'redoNext' | undefined {
  const key = event.key.toLowerCase()
  const isUndo = key === 'z' && !event.shiftKey
  const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
  if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey) || !(isUndo || isRedo))
    return undefined
  if (isTyping(event.target) || document.querySelector('[role=dialog]')) return undefined
  return isUndo ? 'undoLast' : 'redoNext'
}

const NOT_TYPED: ReadonlySet<string> = new Set(['checkbox', 'radio', 'range', 'button', 'file', 'color'])

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED.has(target.type)
  return target instanceof HTMLElement && (target instanceof HTMLTextAreaElement || target.isContentEditable)
}
