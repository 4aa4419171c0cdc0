import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { PERSISTED_MS, queryClient } from '../api/query-client.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { followFavourites, recordStars, takeInFavourites } from '../data/favourites.ts'
import { MirrorStorage } from '../data/mirror-storage.ts'
import type { Writer } from '../data/outbox/change.ts'
import { openOwnData, whenOutdated } from '../data/own-data.ts'
import { startPush } from '../data/push.ts'
import { startEmptyingBin } from '../data/recycle-bin/empty-bin.ts'
import { requestSync, startSync } from '../data/sync.ts'
import { GUEST } from '../device/database-name.ts'
import { readAccountFavourites, readDeviceFavourites } from '../device/kept-favourites.ts'
import { afterFirstPaint } from '../loading/first-paint.ts'
import { session } from '../state/session.ts'
import { stopEngine } from '../workers/bridge.ts'

/** The session in which the last sync began: a new login sends changes that waited for it. */
let syncedWith: string | null = null
let entered: { user: string; leave: () => void } | undefined
let entering: { user: string; done: Promise<void> } | undefined

/** Opens the user's database, restores the server's replies kept in it, and starts syncing; without a user those of a guest, who syncs nothing. */
export async function enterOwnData(user = GUEST): Promise<void> {
  if (entered?.user === user) {
    await openOwnData(user)
    if (session.token !== syncedWith) sendWhatWaited()
    return
  }
  if (entering?.user !== user) entering = { user, done: enter(user) }
  const mine = entering
  try {
    await mine.done
  } finally {
    if (entering === mine) entering = undefined
  }
}

async function enter(user: string): Promise<void> {
  entered?.leave()
  const { database, writer } = await openOwnData(user)
  const mirror = new MirrorStorage(database)
  await mirror.hydrate()
  const persister = createSyncStoragePersister({ storage: mirror, key: 'queries', throttleTime: 500 })
  const [stopPersisting, restored] = persistQueryClient({
    queryClient,
    persister,
    maxAge: PERSISTED_MS,
    buster: `${user}/${__BUILD__}`,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ state, queryKey }) => state.status === 'success' && queryKey[1] === user,
    },
  })
  await restored
  const stopMirror = mirror.flushWhenHidden()
  const stopServing = user === GUEST ? [] : await serveAccount(user, database, writer)
  const stopEmptying = startEmptyingBin(database)
  const stopWatching = whenOutdated(() => {
    mirror.flush()
    location.reload()
  })
  entered = {
    user,
    leave: () => {
      stopPersisting()
      stopMirror()
      for (const stop of stopServing) stop()
      stopEmptying()
      stopWatching()
      stopEngine() // it holds rows of this user in memory
      entered = undefined
    },
  }
}

/** What only an account has: favourites that follow it, and the server. Returns what ends it. */
async function serveAccount(user: string, database: UserDatabase, writer: Writer): Promise<(() => void)[]> {
  await takeInFavourites(writer, user, await readDeviceFavourites())
  await recordStars((await readAccountFavourites())?.pending ?? {})
  const stopFollowing = followFavourites(database, user)
  syncedWith = session.token
  const served = new AbortController()
  void afterFirstPaint().then(() => {
    if (served.signal.aborted) return
    for (const stop of [startSync(), startPush()]) served.signal.addEventListener('abort', stop)
  })
  return [stopFollowing, () => served.abort()]
}

function sendWhatWaited(): void {
  syncedWith = session.token
  void requestSync()
}

/** Reverses `enterOwnData`: on logging out, before another user's data are opened. */
export function leaveOwnData(): void {
  entered?.leave()
}
