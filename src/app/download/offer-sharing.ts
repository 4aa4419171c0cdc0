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
    if (error instanceof DOMException && error.name === 'AbortError') return // closed by the user
    showToast('error', msg`The file could not be shared. It is in the folder of your downloads.`)
  }
}
