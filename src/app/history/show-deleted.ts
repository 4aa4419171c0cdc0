import { msg } from '@lingui/core/macro'
import { loadPart } from '../loading/load-part.ts'
import { showToast, type ToastAction } from '../state/toast.ts'

/** Reports a deletion, with a button that reverses it. `order` is the key of the edit that deleted. */
export function showDeleted(title: string, order: number | undefined): void {
  showToast('info', msg`Deleted: ${title}`, undoAction(order))
}

/** The button of a message that reverses an edit; none without an edit. `order` is its key. */
export function undoAction(order: number | undefined): ToastAction | undefined {
  if (order === undefined) return undefined
  const takeBack = async () => {
    const { undoEdit } = await loadPart(() => import('./run-undo.ts'), 'own')
    await undoEdit(order)
  }
  return { label: msg`Undo`, run: () => void takeBack() }
}
