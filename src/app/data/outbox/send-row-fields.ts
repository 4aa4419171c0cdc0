import { carriesRows } from '#contract/records/kinds.ts'
import { fieldsOf } from '#contract/records/merge.ts'
import { clockOf, formatStamp } from '#contract/records/stamp.ts'
import { belowProject } from '../database/below-project.ts'
import { newId } from '../database/identifiers.ts'
import { rowOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { queueMutation } from './queue-mutation.ts'
import { rowsMayLeave } from './rows-may-leave.ts'

/**
 * After a project moved its rows to the cloud: sends the data that stayed on this device under new mutations (SPEC R6), within the caller's
 * transaction. Keeps their clocks, so that later local changes of another device still win.
 */
export async function sendRowFields(database: UserDatabase, project: string, now: number): Promise<void> {
  for (const row of await belowProject(database, project)) await sendFieldsOf(database, row, now)
}

/** Sends the row data of one record again, if it may leave the device. */
export async function sendFieldsOf(database: UserDatabase, row: RecordRow, now: number): Promise<void> {
  if (!(await rowsMayLeave(database, row))) return
  const stamps = new Set(Object.entries(row.fields).flatMap(([name, [, stamp]]) => (carriesRows(name) ? [stamp] : [])))
  let fields = row.fields
  for (const old of stamps) {
    const id = newId(now)
    const [, device = ''] = old.split('/')
    const stamp = formatStamp(clockOf(old), device, id)
    const written = Object.entries(row.fields).filter(([name, entry]) => carriesRows(name) && entry[1] === old)
    const values = Object.fromEntries(written.map(([name, [value]]) => [name, value]))
    const mutation = { id, kind: row.kind, record: row.id, stamp, fields: values }
    await queueMutation(database, mutation)
    fields = { ...fields, ...fieldsOf(mutation) }
  }
  if (fields !== row.fields) await database.records.put(rowOf(row.id, row.kind, fields))
}
