import Dexie from 'dexie'
import { isKind, kinds } from '#contract/records/kinds.ts'
import { databaseName, GUEST } from '../device/database-name.ts'
import { storable } from './database/stored-blobs.ts'
import { UserDatabase } from './database/user-database.ts'
import { goneOf, graphOf } from './datasets/dependencies.ts'
import { type Change, change, changeTables, type Writer } from './outbox/change.ts'
import { listProjects } from './projects.ts'

/** The projects that a guest made on this device, newest first. Creates no database. */
export async function guestProjects(): Promise<{ id: string; name: string }[]> {
  if (!(await Dexie.exists(databaseName(GUEST)))) return []
  return withGuest((guest) => listProjects(guest, ''))
}

/**
 * Moves the guest's work into an account, with its outbox rows, in ONE Dexie transaction (SPEC L7). The ids stay, so that a repetition after
 * an interruption writes nothing twice. What the guest deleted is not taken over.
 */
export async function takeOverGuestWork(writer: Writer): Promise<void> {
  const { records, sources } = await withGuest(async (guest) => ({
    records: await guest.records.toArray(),
    sources: await guest.sources.toArray(),
  }))
  const gone = goneOf(graphOf(records))
  const order = Object.keys(kinds)
  const left = records
    .filter(({ id, deleted }) => deleted === 0 && !gone.has(id))
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  const { database } = writer
  const rows = await storable(database, sources)
  await database.transaction('rw', [...changeTables(database), database.sources], async () => {
    const known = await database.records.bulkGet(left.map(({ id }) => id))
    const changes = left.flatMap(({ id, kind, fields }, at): Change[] => {
      if (known[at] || !isKind(kind)) return []
      return [
        {
          kind,
          record: id,
          fields: Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value])),
        },
      ]
    })
    await change(writer, changes)
    for (const source of rows) if (!(await database.sources.get(source.sha256))) await database.sources.put(source)
  })
}

async function withGuest<T>(read: (guest: UserDatabase) => Promise<T>): Promise<T> {
  const guest = new UserDatabase(GUEST)
  try {
    return await read(guest)
  } finally {
    guest.close()
  }
}
