/** Runs in the page: whether the service worker controls it and every file of the offline index is cached. */
export async function isReadyOffline(): Promise<boolean> {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  const cache = await caches.open(`workbox-precache-v2-${location.origin}/`)
  const keys = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)))
  const index = [...keys].find((key) => key.startsWith('/offline/index-'))
  const kept = index && (await cache.match(index))
  if (!kept) return false
  const { files } = (await kept.json()) as { files: [string][] }
  return files.every(([url]) => keys.has(`/${url}`))
}
