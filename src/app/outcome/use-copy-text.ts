import { msg } from '@lingui/core/macro'
import { showToast } from '../state/toast.ts'

/** Copies a text to the clipboard, and reports success or failure. */
export function useCopyText(): (text: string) => Promise<void> {
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('ok', msg`Copied`)
    } catch {
      showToast('error', msg`Copy failed`)
    }
  }
}
