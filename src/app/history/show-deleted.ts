import { msg } from '@lingui/core/macro'
import { loadPart } from '../loading/load-part.ts'
import { showToast, type ToastAction } from '../state/toast.ts'

/** Reports a deletion, with a button that reverses it. `order` is the key of the edit that deleted. */
export function showDeleted(title: string, order: number | undefined): void {
  showToast('info', msg`Deleted: ${title}`, order === undefined ? undefined : actionOf(order))
}

function actionOf(order: number): ToastAction {
  const takeBack = async () => {
    const { undoEdit } = await loadPart(() => import('./run-undo.ts'), 'own')
    await undoEdit(order)
  }
  return { label: msg`Undo`, run: () => void takeBack() }
}
