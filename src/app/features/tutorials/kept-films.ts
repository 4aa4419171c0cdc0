import type { Tutorial } from '#contract/calls/tutorial.ts'

type Film = Pick<Tutorial, 'video' | 'captions'>

/** Films that readers keep on this device, with their captions, by the address on the site. They are the same for all users of the device. */
const CACHE = 'films'

const addressesOf = ({ video, captions }: Film) => [video, ...captions.map(({ src }) => src)]

/**
 * Keeps a film with its captions on this device: all of them, or none.
 * @throws TypeError if the server cannot be reached; DOMException QuotaExceededError if there is no room; Error if a file is not there
 */
export async function keepFilm(film: Film): Promise<void> {
  const files = await Promise.all(
    addressesOf(film).map(async (address) => {
      const response = await fetch(address)
      if (!response.ok) throw new Error(`${address}: ${response.status}`)
      const content = await response.blob()
      return { address, content }
    }),
  )
  const cache = await caches.open(CACHE)
  try {
    for (const { address, content } of files) {
      const headers = { 'content-type': content.type, 'content-length': String(content.size) }
      await cache.put(address, new Response(content, { headers }))
    }
  } catch (error) {
    await removeFilm(film)
    throw error
  }
}

/** Removes a kept film. */
export async function removeFilm(film: Film): Promise<void> {
  const cache = await caches.open(CACHE)
  for (const address of addressesOf(film)) await cache.delete(address)
}

/**
 * The contents of a kept film by address; undefined unless all of it is kept. The page plays them itself, so that winding needs no range request.
 */
export async function readKeptFilm(film: Film): Promise<ReadonlyMap<string, Blob> | undefined> {
  if (!('caches' in window)) return undefined
  const cache = await caches.open(CACHE)
  const contents = new Map<string, Blob>()
  for (const address of addressesOf(film)) {
    const response = await cache.match(address)
    if (!response) return undefined
    contents.set(address, await response.blob())
  }
  return contents
}

/** The size of a film on the server, bytes; undefined if the server does not say. */
export async function sizeOnServer({ video }: Film): Promise<number | undefined> {
  const response = await fetch(video, { method: 'HEAD' }).catch(() => undefined)
  const size = Number(response?.ok ? response.headers.get('content-length') : undefined)
  return size > 0 ? size : undefined
}
