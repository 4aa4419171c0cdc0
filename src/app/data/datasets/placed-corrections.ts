import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { editLeaves } from '#catalog/kit/steps/cell-edits.ts'
import type { UserDatabase } from '../database/user-database.ts'
import type { Edit } from '../history/edit.ts'
import { readSteps } from './dataset.ts'

/**
 * The edits that switch off the steps with corrections that name their row by its place in the file alone: another file has another row there. Part of the edit
 * that replaces the file.
 */
export async function switchOffPlaced(database: UserDatabase, dataset: string): Promise<readonly Edit[]> {
  const isPlaced = (options: StoredOptions) => editLeaves('cells', options).some(([, edit]) => isKeyless(edit))
  return (await readSteps(database, dataset))
    .filter(({ type, enabled, options }) => type === 'edit-cells' && enabled && isPlaced(options))
    .map(({ id }) => ({ kind: 'step', record: id, fields: { enabled: false } }))
}

const isKeyless = (edit: unknown) => typeof edit !== 'object' || edit === null || !('key' in edit) || edit.key === null
