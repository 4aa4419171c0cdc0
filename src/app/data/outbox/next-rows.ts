import { carriesRows, isKind, kinds } from '#contract/records/kinds.ts'
import type { OutboxRow, QueuedMutation, UserDatabase } from '../database/user-database.ts'
import { withoutRowsAtHome } from './rows-may-leave.ts'

const BATCH_ROWS = 200
const BATCH_CHARACTERS = 2_000_000

/** The next call, or the next run of mutations. A row that failed before is sent separately, to identify it. */
export async function nextRows(database: UserDatabase): Promise<OutboxRow[]> {
  return database.transaction('rw', [database.outbox, database.records], async () => {
    for (;;) {
      const batch = batchOf(await waitingRows(database))
      const kept: OutboxRow[] = []
      for (const row of batch) {
        // Dexie loses its transaction after a hundred awaits without a database request
        const sent = row.type === 'mutation' && hasRows(row) ? await toBeSent(database, row) : row
        if (sent) kept.push(sent)
      }
      if (kept.length > 0 || batch.length === 0) return kept
    }
  })
}

/**
 * The first rows without a blocked dependency. Dependents of a row that was set aside are set aside too, whenever they were added (SPEC Q5).
 */
async function waitingRows(database: UserDatabase): Promise<OutboxRow[]> {
  const held = new Set<string>()
  const waiting: OutboxRow[] = []
  const dependants: number[] = []
  await database.outbox
    .orderBy('order')
    .until(() => waiting.length >= BATCH_ROWS)
    .each((row) => {
      const isHeld = row.type === 'mutation' && dependsOn(row, held)
      if (row.aside === 0 && !isHeld) waiting.push(row)
      else if (row.type === 'mutation') held.add(row.mutation.record)
      if (row.aside === 0 && isHeld) dependants.push(row.order as number)
    })
  for (const order of dependants) await database.outbox.update(order, { aside: 1 })
  return waiting
}

/** Whether a mutation changes or refers to one of the records. */
export function dependsOn({ mutation }: QueuedMutation, records: ReadonlySet<string>): boolean {
  if (records.has(mutation.record)) return true
  if (!isKind(mutation.kind)) return false
  return Object.keys(kinds[mutation.kind].references).some((field) => {
    const target = mutation.fields[field]
    return typeof target === 'string' && records.has(target)
  })
}

function batchOf(waiting: readonly OutboxRow[]): OutboxRow[] {
  const [first] = waiting
  if (!first) return []
  if (first.type === 'call' || first.attempts > 0) return [first]
  const batch: OutboxRow[] = []
  let characters = 0
  for (const row of waiting) {
    if (row.type === 'call' || row.attempts > 0) break
    characters += JSON.stringify(row.mutation).length
    if (batch.length > 0 && characters > BATCH_CHARACTERS) break
    batch.push(row)
  }
  return batch
}

function hasRows({ mutation }: QueuedMutation): boolean {
  return Object.keys(mutation.fields).some(carriesRows)
}

/**
 * A change made while the rows were in the cloud may still be queued when they move to the device: its `data.*` fields are then not sent (SPEC
 * R6). Undefined if nothing is left to send.
 */
async function toBeSent(database: UserDatabase, row: QueuedMutation): Promise<QueuedMutation | undefined> {
  const record = await database.records.get(row.mutation.record)
  const mutation = await withoutRowsAtHome(database, record, row.mutation)
  if (mutation === row.mutation) return row
  const kept = { ...row, mutation }
  if (Object.keys(mutation.fields).length > 0) {
    await database.outbox.put(kept)
    return kept
  }
  await database.outbox.delete(row.order as number)
  return undefined
}
