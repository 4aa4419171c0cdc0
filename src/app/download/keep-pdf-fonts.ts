import { fontFiles } from '#formats/pdf/font-files.ts'

let asked = false

/** Has the service worker cache the fonts of PDF figures when the page is idle, so that a PDF can be saved offline. */
export function keepPdfFonts(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (asked || connection?.saveData === true || navigator.serviceWorker?.controller == null) return
  asked = true
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 3000))
  // fonts that fail now are fetched with the first PDF
  idle(() => void Promise.allSettled(fontFiles(undefined).map(({ name }) => keep(`/fonts/${name}.woff`))))
}

/** Reads the reply to its end: an unread reply keeps the service worker busy, and a new version of it waits for that. */
async function keep(url: string): Promise<void> {
  const response = await fetch(url, { priority: 'low' })
  await response.arrayBuffer()
}
