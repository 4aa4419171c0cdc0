import { textOf } from '../database/records.ts'
import type { UserDatabase } from '../database/user-database.ts'
import { deviceOf, TEXT } from '../outbox/lost-texts.ts'

const TEXT_TYPES: ReadonlySet<string> = new Set(['paragraph', 'heading', 'list-item', 'quote'])

/** The paragraphs of a report whose text has not come here: another device made them, and the project keeps its rows on the device (SPEC R6). */
export async function textsElsewhere(
  database: UserDatabase,
  device: string,
  report: string,
): Promise<ReadonlySet<string>> {
  const owner = await database.records.get(report)
  const project = owner && (await database.records.get(textOf(owner, 'project')))
  if (project && textOf(project, 'storage') === 'cloud') return new Set()
  const rows = await database.records.where('[kind+parent]').equals(['report-block', report]).toArray()
  const missing = rows.filter((row) => {
    const maker = deviceOf(row.fields.report?.[1] ?? '')
    return row.deleted === 0 && !row.fields[TEXT] && TEXT_TYPES.has(textOf(row, 'type')) && maker !== device
  })
  return new Set(missing.map(({ id }) => id))
}
