const LOCK = 'slipstick-requests'

/**
 * `fetch`, for whatever goes to our server. It waits while a new version takes over in any tab. Browsers without Web Locks send at once.
 * Throws as `fetch` does.
 */
export const serverFetch: typeof fetch = (input, init) =>
  navigator.locks ? navigator.locks.request(LOCK, { mode: 'shared' }, () => fetch(input, init)) : fetch(input, init)

/**
 * Runs `act` when no request of any tab is under way, at the latest after `patience` ms, and holds new ones back until `released`.
 */
export async function withoutRequests(act: () => void, released: Promise<unknown>, patience = 2000): Promise<void> {
  const waiting = new AbortController()
  const quiet = new Promise<void>((resolve) => {
    const held = navigator.locks?.request(LOCK, { signal: waiting.signal }, () => {
      resolve()
      return released
    })
    held?.catch(() => undefined) // given up below
  })
  const enough = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([quiet, enough])
  act()
  await released
  waiting.abort() // where a request is still under way, it must not hold back all others any longer
}
