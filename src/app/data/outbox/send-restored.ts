import { isKind, neededReferences } from '#contract/records/kinds.ts'
import { RESTORABLE_MS } from '#contract/records/recycle-bin.ts'
import { textOf } from '../database/records.ts'
import type { QueuedMutation, RecordRow, UserDatabase } from '../database/user-database.ts'
import { CLOCK_AHEAD } from './change.ts'
import { sendFieldsOf } from './send-row-fields.ts'

/** The clocks of server and device differ, so the server may have removed the rows a little before this device counts thirty days. */
const MARGIN_MS = 3_600_000

/**
 * A restoration that reaches the server more than thirty days after the deletion is accepted, but by then the server has removed the rows of the
 * record and of all records below it. Queues those that this device still has, and their sources (SPEC R4), within the caller's transaction.
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
  // an analysis or a chart of this project may have a dataset of another project as its parent
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
