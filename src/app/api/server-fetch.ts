const LOCK = 'slipstick-requests'

/**
 * Runs code that reaches the service worker or our server, but not while a new version takes over in any tab: an event for the old worker
 * while the browser is stopping it would restart it, and the new one would keep waiting. Browsers without Web Locks run it at once.
 */
export const withUpdateLock = <Result>(act: () => Result | Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(LOCK, { mode: 'shared' }, act) : Promise.resolve(act())

/** `fetch` for requests to our server, delayed while a new version takes over. Throws as `fetch` does. */
export const serverFetch: typeof fetch = (input, init) => withUpdateLock(() => fetch(input, init))

/** Runs `act` when no tab has a pending request, at the latest after `timeoutMs` ms, and holds new requests back until `released`. */
export async function withoutRequests(act: () => void, released: Promise<unknown>, timeoutMs = 2000): Promise<void> {
  const waiting = new AbortController()
  const quiet = new Promise<void>((resolve) => {
    const held = navigator.locks?.request(LOCK, { signal: waiting.signal }, () => {
      resolve()
      return released
    })
    held?.catch(() => undefined) // aborted below
  })
  const enough = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  await Promise.race([quiet, enough])
  act()
  await released
  waiting.abort() // a request that is still pending must not block all others any longer
}
