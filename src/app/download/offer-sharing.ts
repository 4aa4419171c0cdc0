import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { showToast } from '../state/toast.ts'

/** Shows a Share button: browsers open the share sheet only shortly after a click, and making the file may have taken longer. */
export function offerSharing(file: File): void {
  const { name } = file
  showToast('ok', i18n._(msg`Saved: ${name}`), { label: msg`Share`, run: () => void share(file) })
}

async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (error) {
    if (isClosed(error)) return
    showToast('error', msg`The file could not be shared. It is in the folder of your downloads.`)
  }
}

/** Shares a file that is not saved. If making it has taken too long after the click, a button asks for another one. */
export async function shareUnsaved(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (error) {
    if (isClosed(error)) return
    if (error instanceof DOMException && error.name === 'NotAllowedError' && !navigator.userActivation?.isActive) {
      const { name } = file
      showToast('ok', i18n._(msg`Ready to share: ${name}`), { label: msg`Share`, run: () => void shareUnsaved(file) })
    } else showToast('error', msg`The file could not be shared. Save it instead.`)
  }
}

/** By the user. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
