const LOCK = 'slipstick-requests'

/**
 * Runs what reaches the service worker or our server, but not while a new version takes over in any tab: an event that reaches the old worker while
 * the browser is stopping it starts it again, and the new one goes on waiting. Browsers without Web Locks run it at once.
 */
export const withUpdateLock = <Result>(act: () => Result | Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(LOCK, { mode: 'shared' }, act) : Promise.resolve(act())

/** `fetch` for requests to our server, which waits while a new version takes over. Throws as `fetch` does. */
export const serverFetch: typeof fetch = (input, init) => withUpdateLock(() => fetch(input, init))

/**
 * Runs `act` when no request of any tab is under way, at the latest after `timeoutMs` ms, and holds new ones back until `released`.
 */
export async function withoutRequests(act: () => void, released: Promise<unknown>, timeoutMs = 2000): Promise<void> {
  const waiting = new AbortController()
  const quiet = new Promise<void>((resolve) => {
    const held = navigator.locks?.request(LOCK, { signal: waiting.signal }, () => {
      resolve()
      return released
    })
    held?.catch(() => undefined) // given up below
  })
  const enough = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  await Promise.race([quiet, enough])
  act()
  await released
  waiting.abort() // where a request is still under way, it must not hold back all others any longer
}
