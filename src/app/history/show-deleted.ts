import { msg } from '@lingui/core/macro'
import { loadPart } from '../loading/load-part.ts'
import { showToast } from '../state/toast.ts'

/** Reports a deletion, with a button that reverses it. `order` is the key of the edit that deleted. */
export function showDeleted(title: string, order: number | undefined): void {
  const takeBack = async () => {
    const { undoEdit } = await loadPart(() => import('./run-undo.ts'), 'own')
    await undoEdit(order as number)
  }
  const action = { label: msg`Undo`, run: () => void takeBack() }
  showToast('info', msg`Deleted: ${title}`, order === undefined ? undefined : action)
}
