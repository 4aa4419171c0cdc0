import type { ReplyOf } from '#contract/calls/call.ts'
import type { SyncedRecord, syncCalls } from '#contract/calls/sync.ts'
import { carriesRows } from '#contract/records/kinds.ts'
import { rowOf } from '../database/records.ts'
import type { OutboxRow, QueuedMutation, UserDatabase } from '../database/user-database.ts'
import { see } from './device-clock.ts'
import { dependsOn } from './next-rows.ts'
import { CURSOR } from './pull.ts'
import { sendRestored } from './send-restored.ts'

export type PushReply = ReplyOf<(typeof syncCalls)['Sync/push']>

/**
 * Processes the server's results: applied mutations leave the queue, refused ones move to the list with the reason (SPEC Q4). Mutations
 * without a result stay in the queue and are sent again.
 */
export async function settle(
  database: UserDatabase,
  rows: readonly QueuedMutation[],
  results: PushReply['results'],
): Promise<void> {
  const byId = new Map(results.map((result) => [result.id, result]))
  // a reply contains each record once
  const serverRecords = new Map<string, SyncedRecord | null>()
  for (const { id, mutation } of rows) {
    const record = byId.get(id)?.record
    if (record !== undefined) serverRecords.set(mutation.record, record)
  }
  const tables = [database.records, database.outbox, database.refused, database.kv, database.transfers]
  await database.transaction('rw', tables, async () => {
    const taken: string[] = []
    const again = new Set<string>()
    for (const row of rows) {
      const result = byId.get(row.id)
      if (!result) continue
      const isForRows = result.code === 'rows-stay-on-device' && hasRows(row)
      // a mutation after a resent one is judged again, and so is the next
      if (isForRows || (result.result === 'refused' && dependsOn(row, again))) {
        again.add(row.mutation.record)
        if (isForRows) await keepRowsHome(database, row)
        continue
      }
      if (result.result === 'refused') {
        await refuse(database, row, result)
        await restore(database, row, serverRecords.get(row.mutation.record))
      } else {
        taken.push(row.mutation.stamp)
        await sendRestored(database, row)
      }
      await database.outbox.delete(row.order as number)
    }
    await see(database, taken)
  })
}

function hasRows({ mutation }: QueuedMutation): boolean {
  return Object.keys(mutation.fields).some(carriesRows)
}

/**
 * Another device moved the rows to its device before this one knew: they stay here, and the rest of the mutation is sent without them (SPEC
 * R6).
 */
async function keepRowsHome(database: UserDatabase, row: QueuedMutation): Promise<void> {
  const plain = Object.entries(row.mutation.fields).filter(([name]) => !carriesRows(name))
  if (plain.length === 0) await database.outbox.delete(row.order as number)
  else await database.outbox.put({ ...row, mutation: { ...row.mutation, fields: Object.fromEntries(plain) } })
}

interface Reason {
  readonly code?: string | undefined
  readonly params?: Readonly<Record<string, unknown>> | undefined
}

/** Keeps the user's value in the list of refused changes. */
export async function refuse(database: UserDatabase, row: OutboxRow, { code, params }: Reason): Promise<void> {
  await database.refused.put({ id: row.id, at: Date.now(), code: code ?? 'internal', params: params ?? {}, row })
}

/**
 * Restores the server's values in the refused fields, unless they were changed since.
 * @param server null if it has no such record; undefined if the reply did not include it: then a full pull restores the values
 */
async function restore(
  database: UserDatabase,
  { mutation }: QueuedMutation,
  server: SyncedRecord | null | undefined,
): Promise<void> {
  const local = await database.records.get(mutation.record)
  if (!local) return
  const fields = { ...local.fields }
  for (const name of Object.keys(mutation.fields)) {
    if (fields[name]?.[1] !== mutation.stamp) continue
    const theirs = server?.fields[name]
    if (theirs) fields[name] = theirs
    else delete fields[name]
  }
  if (Object.keys(fields).length === 0) await database.records.delete(local.id)
  else await database.records.put(rowOf(local.id, local.kind, fields))
  if (server === undefined) await database.kv.delete(CURSOR)
}
