/** A font from the cache, or fetched and cached. Fonts never change under their name. */
export async function keptFont(request: Request): Promise<Response> {
  const cache = await caches.open('fonts')
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}

/** A file of a pack from the cache; the page caches those that the reader requested (`app/r/pack.ts`). */
export async function responseFromPack(request: Request): Promise<Response> {
  const cache = await caches.open('packs')
  return (await cache.match(request.url)) ?? fetch(request)
}
