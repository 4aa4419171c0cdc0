import type { Mutation } from '#contract/calls/sync.ts'
import { carriesRows, isKind, kinds } from '#contract/records/kinds.ts'
import { rowsMayLeave as mayLeave } from '#contract/records/residence.ts'
import { textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'

/** Whether the row data of a record may leave the device: the contract's rule, on the records of this device (SPEC R6). */
export async function rowsMayLeave(database: UserDatabase, row: RecordRow): Promise<boolean> {
  const near = new Map<string, RecordRow>()
  let wanted = referencesOf(row)
  while (wanted.length > 0) {
    const found = (await database.records.bulkGet(wanted)).flatMap((record) => record ?? [])
    for (const record of found) near.set(record.id, record)
    wanted = found.flatMap(referencesOf).filter((id) => !near.has(id))
  }
  return mayLeave(row, (id) => near.get(id))
}

function referencesOf(row: RecordRow): string[] {
  if (!isKind(row.kind)) return []
  return Object.keys(kinds[row.kind].references)
    .map((field) => textOf(row, field))
    .filter((id) => id !== '')
}

/** The mutation without row data, if those stay on the device. The same object if nothing is omitted. */
export async function withoutRowsAtHome(
  database: UserDatabase,
  row: RecordRow | undefined,
  mutation: Mutation,
): Promise<Mutation> {
  if (!Object.keys(mutation.fields).some(carriesRows)) return mutation
  if (row && (await rowsMayLeave(database, row))) return mutation
  const plain = Object.entries(mutation.fields).filter(([name]) => !carriesRows(name))
  return { ...mutation, fields: Object.fromEntries(plain) }
}
