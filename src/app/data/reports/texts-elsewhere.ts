import { textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { deviceOf, TEXT } from '../outbox/lost-texts.ts'

const TEXT_TYPES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'list-item', 'quote'])

/** Whether a project keeps its rows, and so the texts of its reports, on the device (SPEC R6). */
export async function staysOnDevice(database: UserDatabase, project: string): Promise<boolean> {
  const row = await database.records.get(project)
  return row !== undefined && textOf(row, 'storage') !== 'cloud'
}

/** The paragraphs among the rows of a report whose text another device has and has not sent. */
export function textsElsewhere(rows: Iterable<RecordRow>, device: string): ReadonlySet<string> {
  const missing = new Set<string>()
  for (const row of rows) {
    const isAbsent = row.deleted === 0 && !row.fields[TEXT] && TEXT_TYPES.has(textOf(row, 'type'))
    const maker = deviceOf(row.fields.report?.[1] ?? '')
    if (isAbsent && maker !== device) missing.add(row.id)
  }
  return missing
}
