import type { RecordRow, UserDatabase } from './user-database.ts'

/** A project's datasets, what belongs to each of them, and the outcomes of their questions; what was deleted too. */
export async function belowProject(database: UserDatabase, project: string): Promise<RecordRow[]> {
  const all: RecordRow[] = []
  let level = await database.records.where('[kind+parent]').equals(['dataset', project]).toArray()
  while (level.length > 0) {
    all.push(...level)
    const parents = level.map(({ id }) => id)
    level = await database.records.where('parent').anyOf(parents).toArray()
  }
  return all
}
