/**
 * A file that was shared with the application and waits until a page opens it, also through a login. In a cache of its own: the device's
 * database is read as a whole at each start.
 */
const CACHE = 'waiting-file'
const KEY = '/waiting-file'

/** Where the operating system posts a shared file; only the service worker answers. */
export const SHARE_PATH = '/share-file'

/** A file that was not opened for this long is deleted, ms: a user who signs in later may not be the one who shared it. */
const KEPT_MS = 60 * 60_000

export interface WaitingFile {
  readonly file: File
  /** When it arrived, wall time in ms. */
  readonly at: number
  /** How many files were shared; only the first waits. */
  readonly count: number
}

/** Keeps the first file of a shared form. A form without a file changes nothing. */
export async function keepWaitingFile(form: FormData, at: number): Promise<void> {
  const files = form.getAll('file').filter((entry): entry is File => entry instanceof File && entry.name !== '')
  const [file] = files
  if (!file) return
  const headers = {
    'content-type': file.type || 'application/octet-stream',
    'x-name': encodeURIComponent(file.name),
    'x-at': String(at),
    'x-count': String(files.length),
  }
  const cache = await caches.open(CACHE)
  await cache.put(KEY, new Response(file, { headers }))
}

/** The file that waits; undefined if there is none, or if it has waited too long. */
export async function readWaitingFile(now: number): Promise<WaitingFile | undefined> {
  if (!(await caches.has(CACHE))) return undefined
  const found = await (await caches.open(CACHE)).match(KEY)
  const at = Number(found?.headers.get('x-at'))
  if (!found || now - at > KEPT_MS) {
    await caches.delete(CACHE)
    return undefined
  }
  const name = decodeURIComponent(found.headers.get('x-name') ?? '')
  const blob = await found.blob()
  const file = new File([blob], name, { type: blob.type, lastModified: at })
  return { file, at, count: Number(found.headers.get('x-count')) }
}

export async function removeWaitingFile(): Promise<void> {
  await caches.delete(CACHE)
}
