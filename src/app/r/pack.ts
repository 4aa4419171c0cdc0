import { packFiles, packFolder, unpackedBytes } from './pack-files.ts'

/** The cache in which the service worker looks up files of packs. */
const CACHE = 'packs'

/** Whether R is on this device, so that it starts offline. */
export async function hasPack(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  const cache = await caches.open(CACHE)
  const kept = await Promise.all(packFiles.map((file) => cache.match(packFolder + file)))
  return kept.every((response) => response !== undefined)
}

/** Downloads missing files, and deletes older versions. Keeps nothing partial. `onProgress` gets fractions. */
export async function fetchPack(onProgress: (fraction: number) => void, signal: AbortSignal): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(CACHE)
  let received = 0
  for (const file of packFiles) {
    const url = packFolder + file
    if (await cache.match(url)) continue
    const response = await fetch(url, { signal })
    if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`)
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.length
          onProgress(Math.min(0.99, received / unpackedBytes))
          controller.enqueue(chunk)
        },
      }),
    )
    const headers = new Headers(response.headers)
    headers.delete('content-encoding') // the stream contains the decoded bytes
    headers.delete('content-length')
    await cache.put(url, new Response(counted, { headers }))
  }
  for (const { url } of await cache.keys()) if (!new URL(url).pathname.startsWith(packFolder)) await cache.delete(url)
}

/** Frees the storage. */
export async function removePack(): Promise<void> {
  await caches.delete(CACHE)
}
