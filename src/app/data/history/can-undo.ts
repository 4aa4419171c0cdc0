import type { UserDatabase } from '../database/user-database.ts'
import { firstUndone, lastDone } from './edit.ts'

export interface CanUndo {
  readonly undo: boolean
  readonly redo: boolean
}

/** Whether a project has an edit to undo, and one to redo. */
export async function canUndo(database: UserDatabase, project: string): Promise<CanUndo> {
  const [last, next] = await Promise.all([lastDone(database, project), firstUndone(database, project)])
  return { undo: last !== undefined, redo: next !== undefined }
}
