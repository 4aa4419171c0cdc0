import type { Conventions } from '#catalog/kit/options/conventions.ts'
import { valuesBelow } from './database/records.ts'
import type { RecordRow, UserDatabase } from './database/user-database.ts'

/** Settings of a project for all its questions; the contract validates their values. */
export function conventionsOf(project: RecordRow): Conventions {
  return valuesBelow(project, 'convention.')
}

/** The settings of a project; the defaults if it is not on this device. */
export async function readConventions(database: UserDatabase, project: string): Promise<Conventions> {
  const row = await database.records.get(project)
  return row?.kind === 'project' ? conventionsOf(row) : {}
}
