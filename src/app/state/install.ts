import { proxy } from 'valtio'

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** Whether the browser lets the application be installed now: each of its offers is good for one question. */
export const installation = proxy<{ offered: boolean }>({ offered: false })

let offer: InstallPrompt | undefined

function setOffer(next: InstallPrompt | undefined): void {
  offer = next
  installation.offered = next !== undefined
}

// listened for from the start: the browser says it once for each page, as soon as it has seen the manifest
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  setOffer(event as InstallPrompt)
})
addEventListener('appinstalled', () => setOffer(undefined))

/** Lets the browser ask. Whatever the answer is, there is nothing to press until the browser offers it again. */
export async function install(): Promise<void> {
  const asking = offer
  setOffer(undefined)
  await asking?.prompt()
}

/** iPhone and iPad (which says that it is a Mac) offer nothing: their users add it to the home screen by hand. */
export function isAddedByHand(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches
}
