import { PROTOCOL } from '#contract/calls/sync.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { OutboxRow, QueuedCall, QueuedMutation, UserDatabase } from '../database/user-database.ts'
import { nextRows } from './next-rows.ts'
import { postWithPictures, renewPictures } from './pictures.ts'
import { post, type Sender } from './post.ts'
import { setClockBack } from './set-clock-back.ts'
import { type PushReply, refuse, settle } from './settle.ts'

/** Why a drain stopped: the queue is empty, the session ended, or the rest has to wait. */
export type Drained = 'empty' | 'login' | 'later'

/** After this many server errors a row is set aside, so that rows independent of it continue. */
const ATTEMPTS = 5

/**
 * Sends the queue in order. Callers hold the user's Web Lock, so that among all tabs and the service worker one sends at a time; ids make a
 * repetition harmless after a lost reply.
 */
export async function drain(database: UserDatabase, sender: Sender): Promise<Drained> {
  for (;;) {
    const rows = await nextRows(database)
    const first = rows[0]
    if (!first) return (await database.outbox.count()) === 0 ? 'empty' : 'later'
    const stop =
      first.type === 'call' ? await sendCall(database, sender, first) : await sendMutations(database, sender, rows)
    if (stop) return stop
  }
}

async function sendCall(database: UserDatabase, sender: Sender, row: QueuedCall): Promise<Drained | undefined> {
  const { outcome, reply } = await postWithPictures(database, sender, row)
  if (outcome === 'login') return 'login'
  if (outcome === 'later') return failed(database, [row], reply)
  if (outcome === 'refused' && (await renewPictures(database, row, reply))) return undefined
  await database.transaction('rw', [database.outbox, database.refused, database.pictures], async () => {
    if (outcome === 'refused') await refuse(database, row, reply ?? {})
    else await database.pictures.bulkDelete([...(row.pictures ?? [])])
    await database.outbox.delete(row.order as number)
  })
  return undefined
}

async function sendMutations(database: UserDatabase, sender: Sender, batch: OutboxRow[]): Promise<Drained | undefined> {
  const rows = batch.filter((row): row is QueuedMutation => row.type === 'mutation')
  const request = { protocol: PROTOCOL, mutations: rows.map((row) => row.mutation) }
  const { outcome, reply } = await post(sender, 'Sync/push', request)
  if (outcome === 'login') return 'login'
  if (outcome === 'later') return failed(database, rows, reply)
  if (outcome === 'refused') {
    // a whole batch is refused only because of one malformed row: send one by one to find it
    if (rows.length > 1) return sendAlone(database, rows)
    const { code = 'internal', params } = reply ?? {}
    const results = rows.map(({ id }) => ({ id, result: 'refused' as const, code, params: params as never }))
    await settle(database, rows, results)
    return undefined
  }
  const answer = reply?.data as PushReply
  if (answer.clockAhead === undefined) await settle(database, rows, answer.results)
  else await setClockBack(database, rows, answer.clockAhead)
  return undefined
}

/** An error that the rows may have caused: not a timeout, a limit, maintenance or a version mismatch. */
function isServerError(reply: Envelope | undefined): boolean {
  return reply !== undefined && reply.status >= 500 && reply.code !== 'maintenance' && reply.code !== 'server-too-old'
}

async function failed(
  database: UserDatabase,
  rows: readonly OutboxRow[],
  reply: Envelope | undefined,
): Promise<Drained | undefined> {
  if (!isServerError(reply)) return 'later'
  if (rows.length > 1) return sendAlone(database, rows)
  for (const row of rows) {
    const attempts = row.attempts + 1
    await database.outbox.update(row.order as number, { attempts, aside: attempts >= ATTEMPTS ? 1 : 0 })
  }
  return 'later'
}

async function sendAlone(database: UserDatabase, rows: readonly OutboxRow[]): Promise<undefined> {
  await database.transaction('rw', [database.outbox], async () => {
    for (const row of rows) await database.outbox.update(row.order as number, { attempts: row.attempts + 1 })
  })
}
