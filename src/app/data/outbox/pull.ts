import type { ReplyOf } from '#contract/calls/call.ts'
import { type Cursor, PROTOCOL, type syncCalls } from '#contract/calls/sync.ts'
import { fieldValue, mergeInto } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { see } from './device-clock.ts'
import { lostTexts, rememberLost } from './lost-texts.ts'
import { post, type Sender } from './post.ts'
import { resend } from './resend.ts'
import { sendRowFields } from './send-row-fields.ts'

type PullReply = ReplyOf<(typeof syncCalls)['Sync/pull']>
export const CURSOR = 'cursor'
/** The server was restored from a backup: after a full pull, this device's records are to be sent again. */
const RESEND = 'resend'

/** Fetches what changed since the cursor and merges it; each page and its cursor are one transaction. */
export async function pull(database: UserDatabase, sender: Sender): Promise<'done' | 'login' | 'later'> {
  for (;;) {
    const cursor = ((await database.kv.get(CURSOR))?.value as Cursor | undefined) ?? null
    const { outcome, reply } = await post(sender, 'Sync/pull', { protocol: PROTOCOL, cursor, limit: 500 })
    if (outcome === 'login') return 'login'
    if (outcome !== 'done') return 'later'
    const page = reply?.data as PullReply
    await takeIn(database, page, cursor)
    if (page.more) continue
    await sendAgain(database)
    return 'done'
  }
}

const tables = (database: UserDatabase) => [database.records, database.outbox, database.transfers, database.kv]

async function takeIn(database: UserDatabase, page: PullReply, cursor: Cursor | null): Promise<void> {
  await database.transaction('rw', tables(database), async () => {
    const known = await database.records.bulkGet(page.records.map((record) => record.id))
    const rows = page.records.map((record, i) => mergeInto(known[i], record.id, record.kind, record.fields))
    await rememberLost(
      database,
      page.records.flatMap((record, i) => lostTexts(known[i], record.fields)),
    )
    await database.records.bulkPut(rows)
    await see(
      database,
      page.records.flatMap(({ fields }) => Object.values(fields).map(([, stamp]) => stamp)),
    )
    const moved = rows.filter((row, i) => isMoved(known[i], row))
    for (const project of moved) await followStorage(database, project)
    await database.kv.put({ key: CURSOR, value: page.cursor })
    if (page.reset && cursor) await database.kv.put({ key: RESEND, value: true })
  })
}

/** Another device moved the rows of a project: rows that the server deleted are sent again when the project returns to the cloud (SPEC R6). */
async function followStorage(database: UserDatabase, project: RecordRow): Promise<void> {
  await database.transfers.where('project').equals(project.id).delete()
  if (fieldValue(project, 'storage') === 'cloud') await sendRowFields(database, project.id, Date.now())
}

function isMoved(before: RecordRow | undefined, after: RecordRow): boolean {
  return after.kind === 'project' && before !== undefined && before.fields.storage?.[1] !== after.fields.storage?.[1]
}

/** The server was restored from a backup and may have lost changes that this device had sent (SPEC P2). */
async function sendAgain(database: UserDatabase): Promise<void> {
  await database.transaction('rw', tables(database), async () => {
    if (!(await database.kv.get(RESEND))) return
    await resend(database)
    await database.transfers.clear()
    await database.kv.delete(RESEND)
  })
}
