import { fontFiles } from '#formats/pdf/font-files.ts'

let asked = false

/** Has the service worker keep the fonts of PDF figures once the page rests, so that a PDF can be saved without a network. */
export function keepPdfFonts(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (asked || connection?.saveData === true || navigator.serviceWorker?.controller == null) return
  asked = true
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 3000))
  // what does not come now comes with the first PDF
  idle(() => void Promise.allSettled(fontFiles.sans.map(({ name }) => keep(`/fonts/${name}.woff`))))
}

/** Read to its end: a reply that nobody reads keeps the service worker at work, and a new version of it waits for that. */
async function keep(url: string): Promise<void> {
  const response = await fetch(url, { priority: 'low' })
  await response.arrayBuffer()
}
