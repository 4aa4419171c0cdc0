/**
 * Shares that the reader of a link keeps on this device, of all its users: the ciphertext alone, so that only the link, which has the key, opens
 * them. In a cache of their own: the device's database is read as a whole at each start.
 */
const CACHE = 'kept-shares'

const addressOf = (id: string) => `/kept-share/${id}`

export async function keepShare(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(addressOf(id), new Response(bytes))
}

/** The ciphertext of a share; undefined if it is not kept. */
export async function readKeptShare(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!(await caches.has(CACHE))) return undefined
  const found = await (await caches.open(CACHE)).match(addressOf(id))
  return found && new Uint8Array(await found.arrayBuffer())
}

/** Does nothing if the share is not kept. The last one takes the cache with it. */
export async function removeKeptShare(id: string): Promise<void> {
  if (!(await caches.has(CACHE))) return
  const cache = await caches.open(CACHE)
  await cache.delete(addressOf(id))
  if ((await cache.keys()).length === 0) await caches.delete(CACHE)
}
