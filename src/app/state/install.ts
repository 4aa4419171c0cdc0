import { proxy } from 'valtio'

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** Whether the browser allows installation now: each of its events is valid for one prompt. */
export const installation = proxy<{ offered: boolean }>({ offered: false })

let offer: InstallPrompt | undefined

function setOffer(next: InstallPrompt | undefined): void {
  offer = next
  installation.offered = next !== undefined
}

// listened for from the start: the browser fires it once per page, as soon as it has read the manifest
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  setOffer(event as InstallPrompt)
})
addEventListener('appinstalled', () => setOffer(undefined))

/** Shows the browser's prompt. Whatever the user chooses, there is no button until the next event. */
export async function install(): Promise<void> {
  const asking = offer
  setOffer(undefined)
  await asking?.prompt()
}

/** iPhone and iPad (which reports being a Mac) have no prompt: their users add it to the home screen by hand. */
export function isAddedByHand(): boolean {
  return isApplePhone() && !isInstalled()
}

/** Whether the application was started from the home screen of an iPhone or iPad. */
export function isOnAppleHomeScreen(): boolean {
  return isApplePhone() && isInstalled()
}

function isApplePhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
