import type { Conventions } from '#catalog/kit/options/conventions.ts'
import { valuesBelow } from './database/records.ts'
import type { RecordRow, UserDatabase } from './database/user-database.ts'

/** What a project has settled for all its questions; the contract lets no other answers in. */
export function conventionsOf(project: RecordRow): Conventions {
  return valuesBelow(project, 'convention.')
}

/** Those of a project; the usual ones where it is not on this device. */
export async function readConventions(database: UserDatabase, project: string): Promise<Conventions> {
  const row = await database.records.get(project)
  return row?.kind === 'project' ? conventionsOf(row) : {}
}
