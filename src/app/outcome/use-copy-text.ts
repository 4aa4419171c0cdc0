import { useLingui } from '@lingui/react/macro'
import { showToast } from '../state/toast.ts'

/** Copies a text to the clipboard, and reports success or failure. */
export function useCopyText(): (text: string) => Promise<void> {
  const { t } = useLingui()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('ok', t`Copied`)
    } catch {
      showToast('error', t`Copy failed`)
    }
  }
}
