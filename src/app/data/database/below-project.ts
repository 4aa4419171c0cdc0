import type { RecordRow, UserDatabase } from './user-database.ts'

/** All records that belong to a project, directly or indirectly, deleted ones included. */
export async function belowProject(database: UserDatabase, project: string): Promise<RecordRow[]> {
  const below: RecordRow[] = []
  let above = [project]
  while (above.length > 0) {
    const rows = await database.records.where('parent').anyOf(above).toArray()
    below.push(...rows)
    above = rows.map(({ id }) => id)
  }
  return below
}
