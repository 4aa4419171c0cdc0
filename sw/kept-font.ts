const CACHE = 'fonts'

/** A font as it was kept, or fetched and kept. Fonts never change under their name. */
export async function keptFont(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request, response.clone())
  return response
}
