import { liveQuery } from 'dexie'
import type { Mutation } from '#contract/calls/sync.ts'
import { idOf } from '#contract/records/id-of.ts'
import { fieldsOf } from '#contract/records/merge.ts'
import { formatStamp, witness } from '#contract/records/stamp.ts'
import type { DeviceFavourite } from '../device/kept-favourites.ts'
import { showAccountFavourites } from '../state/favourites.ts'
import { newId } from './database/identifiers.ts'
import { mergeInto, textOf } from './database/records.ts'
import type { UserDatabase } from './database/user-database.ts'
import { type Change, changeTables, type Writer } from './outbox/change.ts'
import { CLOCK, readClock } from './outbox/device-clock.ts'
import { queueMutation } from './outbox/queue-mutation.ts'
import { ownData, write } from './own-data.ts'

/** When each favourite of the device was imported into this account. */
const TAKEN_IN = 'device-favourites'

/** Writes both fields each time, so that the latest device alone decides. */
export function starring(user: string, tool: string, isStarred: boolean): Change {
  return { kind: 'favourite', record: idOf('favourite', user, tool), fields: { tool, deleted: !isStarred } }
}

export async function starredTools(database: UserDatabase): Promise<string[]> {
  const rows = await database.records.where('kind').equals('favourite').toArray()
  return rows.filter((row) => row.deleted === 0).map((row) => textOf(row, 'tool'))
}

/** Stars set or removed, as far as they differ from the records. */
export async function recordStars(stars: Readonly<Record<string, boolean>>): Promise<void> {
  const { database, user } = ownData()
  const starred = await starredTools(database)
  const changed = Object.entries(stars).filter(([tool, isStarred]) => starred.includes(tool) !== isStarred)
  if (changed.length > 0) await write(...changed.map(([tool, isStarred]) => starring(user, tool, isStarred)))
}

/**
 * Stars the device's favourites in the account too, with their original time, so that later decisions of the account override them (SPEC L6).
 * Each is imported once.
 */
export async function takeInFavourites(
  { database, device, now }: Writer,
  user: string,
  own: readonly DeviceFavourite[],
): Promise<void> {
  await database.transaction('rw', changeTables(database), async () => {
    const before = (await database.kv.get(TAKEN_IN))?.value as Readonly<Record<string, number>> | undefined
    let clock = await readClock(database, CLOCK)
    for (const { tool, at } of own) {
      if (before?.[tool] === at) continue
      const { kind, record, fields } = starring(user, tool, true)
      const id = newId(now())
      const stamp = formatStamp({ ms: at, counter: 0 }, device, id)
      const mutation = { id, kind, record, stamp, fields: fields as Mutation['fields'] }
      await database.records.put(mergeInto(await database.records.get(record), record, kind, fieldsOf(mutation)))
      await queueMutation(database, mutation)
      clock = witness(clock, stamp)
    }
    const taken = Object.fromEntries(own.map(({ tool, at }) => [tool, at]))
    await database.kv.bulkPut([
      { key: CLOCK, value: clock },
      { key: TAKEN_IN, value: { ...before, ...taken } },
    ])
  })
}

/** Keeps the shown favourites in step with the account's. Returns a function that stops it. */
export function followFavourites(database: UserDatabase, user: string): () => void {
  const following = liveQuery(() => starredTools(database)).subscribe((tools) => {
    showAccountFavourites(user, tools).catch(() => undefined) // shown nevertheless; the next start reads an older list
  })
  return () => following.unsubscribe()
}
