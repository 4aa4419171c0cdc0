/**
 * The small database of the device, not of a user (SPEC L1): session, locale, theme, known users, the last site config. Read without Dexie, so
 * that a page which needs nothing else does not load it; the service worker reads it too.
 */
const NAME = 'slipstick-device'
const VERSION = 1
const STORE = 'kv'

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => {
      const database = request.result
      // another tab has a newer version: close, and reopen on the next request
      database.onversionchange = () => {
        database.close()
        opening = undefined
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be opened'))
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/** The result of the last request of `act`, after the transaction has completed. */
async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  if (mode === 'readwrite') dropReadAhead()
  const database = await open()
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB transaction aborted'))
    transaction.onerror = () => reject(transaction.error ?? new Error('IndexedDB transaction failed'))
  })
}

let ahead: Promise<ReadonlyMap<IDBValidKey, unknown>> | undefined

/** Reads everything at once, for a page about to read several keys: until `dropReadAhead`, or the first write. */
export function readAhead(): void {
  let keys: IDBRequest<IDBValidKey[]> | undefined
  ahead = run('readonly', (store) => {
    keys = store.getAllKeys()
    return store.getAll()
  }).then((values) => new Map(values.map((value, k) => [keys?.result[k] ?? '', value])))
  ahead.catch(dropReadAhead)
}

export function dropReadAhead(): void {
  ahead = undefined
}

export async function readDevice<T>(key: string): Promise<T | undefined> {
  if (ahead) return (await ahead).get(key) as T | undefined
  return run<T | undefined>('readonly', (store) => store.get(key))
}

export async function writeDevice(key: string, value: unknown): Promise<void> {
  await run('readwrite', (store) => store.put(value, key))
}

export async function removeDevice(key: string): Promise<void> {
  await run('readwrite', (store) => store.delete(key))
}

/** Writes some keys and removes others in one transaction. */
export async function writeAndRemove(
  values: Readonly<Record<string, unknown>>,
  removed: readonly string[],
): Promise<void> {
  await run<number>('readwrite', (store) => {
    for (const [key, value] of Object.entries(values)) store.put(value, key)
    for (const key of removed) store.delete(key)
    return store.count()
  })
}
