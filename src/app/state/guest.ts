import { ownPath } from './guard.ts'
import { session } from './session.ts'

/** The pages of own work, which a guest may use too. Each is a state of /home, so that the guard's table stays as it is. */
const pages = /^\/(guide|(project|dataHandle|dataAnalysis|statistical)\/(list|index|show|detail))$/
const STATE = '/home?demo='
let isWorking = false

/** Makes links to pages of own work lead to those of the guest, until a user logs in or the page is reloaded elsewhere. */
export function startGuestWork(): void {
  isWorking = true
}

/** Whether the address in the browser is that of a guest's page. */
export function isGuestAddress(href: string): boolean {
  return href.startsWith(STATE)
}

/** The router shows `/home?demo=<address>` as the page at that address; the pages and their links do not know of it. */
export const guestRewrite = {
  input: ({ url }: { url: URL }): URL | undefined => {
    if (url.pathname !== '/home') return undefined
    const target = ownPath(url.searchParams.get('demo') ?? undefined, url.origin)
    if (target === undefined) return undefined
    const shown = new URL(target, url.origin)
    if (!pages.test(shown.pathname)) return undefined
    startGuestWork()
    return shown
  },
  output: ({ url }: { url: URL }): URL | undefined => {
    if (!isWorking || session.user || !pages.test(url.pathname)) return undefined
    return new URL(STATE + encodeURIComponent(url.pathname + url.search + url.hash), url.origin)
  },
}
