import { fieldValue, textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import { deviceOf, TEXT } from '../outbox/lost-texts.ts'
import type { Run } from './block-text.ts'

const EMPTY = 'empty'
/** Blocks that hold text. */
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
    if (isAbsent && hasWords(row, device)) missing.add(row.id)
  }
  return missing
}

/** Whether a text that is not here has words. Blocks of versions that did not say so have some if another device made them. */
function hasWords(row: RecordRow, device: string): boolean {
  const isEmpty = fieldValue(row, EMPTY)
  return typeof isEmpty === 'boolean' ? !isEmpty : deviceOf(row.fields.report?.[1] ?? '') !== device
}

/** The field that states whether a text is empty, for devices that do not have the text; undefined if the field stays as it is. */
export function emptyField(row: RecordRow | undefined, type: string, runs: readonly Run[] | undefined) {
  if (!TEXT_TYPES.has(type) || (row && !runs)) return undefined
  const isEmpty = (runs ?? []).length === 0
  const known = row && fieldValue(row, EMPTY)
  return known === isEmpty || (known === undefined && !isEmpty) ? undefined : { [EMPTY]: isEmpty }
}
