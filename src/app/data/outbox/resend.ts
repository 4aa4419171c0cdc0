import { carriesRows, isKind, kinds, neededReferences } from '#contract/records/kinds.ts'
import { mutationOf } from '#contract/records/stamp.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { queueMutation } from './queue-mutation.ts'
import { rowsMayLeave } from './rows-may-leave.ts'

/** Queues every field of every record again, grouped by the stamp (and so the mutation) that wrote it; within the caller's transaction. */
export async function resend(database: UserDatabase): Promise<void> {
  await database.outbox.filter((row) => row.type === 'mutation').delete()
  const rows = await database.records.toArray()
  const order = Object.keys(kinds)
  rows.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  for (const row of rows) await queueFields(database, row)
}

async function queueFields(database: UserDatabase, row: RecordRow): Promise<void> {
  const mayLeave = await rowsMayLeave(database, row)
  const byStamp = new Map<string, RecordRow['fields']>()
  for (const [name, entry] of Object.entries(row.fields)) {
    if (!mayLeave && carriesRows(name)) continue
    byStamp.set(entry[1], { ...byStamp.get(entry[1]), [name]: entry })
  }
  // the creation of a record names its parent (SPEC R5), though another device may have written that field last
  const [parent] = isKind(row.kind) ? neededReferences(row.kind) : []
  const first = parent && row.fields[parent]?.[1]
  const stamps = [...byStamp.keys()].sort((a, b) => Number(b === first) - Number(a === first) || (a < b ? -1 : 1))
  for (const stamp of stamps) {
    const id = mutationOf(stamp)
    const fields = Object.entries(byStamp.get(stamp) ?? {}).map(([name, [value]]) => [name, value])
    await queueMutation(database, {
      id,
      kind: row.kind,
      record: row.id,
      stamp,
      fields: Object.fromEntries(fields),
    })
  }
}
