import { isKind, neededReferences } from '#contract/records/kinds.ts'
import { RESTORABLE_MS } from '#contract/records/recycle-bin.ts'
import { textOf } from '../database/records.ts'
import type { QueuedMutation, RecordRow, UserDatabase } from '../database/user-database.ts'
import { CLOCK_AHEAD } from './change.ts'
import { sendFieldsOf } from './send-row-fields.ts'

/** Server and device may remove the rows at slightly different times. */
const MARGIN_MS = 3_600_000

/**
 * After the server accepted a restoration that arrived when the record could no longer be restored: the server has removed the rows of the record
 * and of all below it, and only this device may still have them. Queues them again, with their sources (SPEC R4), within the caller's transaction.
 */
export async function sendRestored(database: UserDatabase, { mutation, deletedAt }: QueuedMutation): Promise<void> {
  if (deletedAt === undefined) return
  const ahead = ((await database.kv.get(CLOCK_AHEAD))?.value as number | undefined) ?? 0
  if (Date.now() - ahead - deletedAt < RESTORABLE_MS - MARGIN_MS) return
  for (const row of await withAllBelow(database, mutation.record)) {
    await sendFieldsOf(database, row, Date.now())
    if (row.kind === 'dataset')
      await database.transfers.delete(`${textOf(row, 'project')}/${textOf(row, 'sourceSha256')}`)
  }
}

async function withAllBelow(database: UserDatabase, top: string): Promise<RecordRow[]> {
  const found = new Map<string, RecordRow>()
  const record = await database.records.get(top)
  let fresh = record ? [record] : []
  // a question of the project may belong to a dataset of another one
  let next = await database.records
    .where('kind')
    .anyOf('analysis', 'chart')
    .filter((row) => textOf(row, 'project') === top)
    .toArray()
  while (fresh.length > 0) {
    for (const row of fresh) found.set(row.id, row)
    next.push(
      ...(await database.records
        .where('parent')
        .anyOf(fresh.map(({ id }) => id))
        .toArray()),
    )
    fresh = next.filter((row) => !found.has(row.id) && isBelow(row, found))
    next = []
  }
  return [...found.values()]
}

function isBelow(row: RecordRow, above: ReadonlyMap<string, unknown>): boolean {
  return isKind(row.kind) && neededReferences(row.kind).some((field) => above.has(textOf(row, field)))
}
