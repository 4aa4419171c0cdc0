import { loadPart } from '../loading/load-part.ts'

/** Starts a browser download of a file, and offers to share it where the browser can. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(name)
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  const file = new File([blob], fileName(name), { type: blob.type })
  if (canShare(file)) void offer(file)
}

/** Browsers share only some types of files, and only in a secure context. */
export function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** The file is already saved, so if this part of the program cannot be loaded, only the offer is missing. */
async function offer(file: File): Promise<void> {
  const part = await loadPart(() => import('./offer-sharing.ts'), 'own').catch(() => undefined)
  part?.offerSharing(file)
}

/** Replaces characters that file systems do not allow. */
export function fileName(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, '_')
}
