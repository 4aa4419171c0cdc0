import { editLeaves } from '#catalog/kit/steps/cell-edits.ts'
import { loadStepModules } from '#catalog/step-applies.ts'
import type { UserDatabase } from '../data/database/user-database.ts'
import { readSteps } from '../data/datasets/dataset.ts'
import type { Edit } from '../data/history/edit.ts'

/**
 * The edits that switch off the steps with corrections that name their row by its place in the file alone: another file has another row there. Part of the edit
 * that replaces the file.
 */
export async function switchOffPlaced(database: UserDatabase, dataset: string): Promise<readonly Edit[]> {
  const edits: Edit[] = []
  for (const { id, type, enabled, options } of await readSteps(database, dataset)) {
    const asked = (enabled && (await loadStepModules(type))?.definition.options) || {}
    const keys = Object.entries(asked).flatMap(([key, { kind }]) => (kind === 'cell-edits' ? [key] : []))
    if (keys.some((key) => editLeaves(key, options).some(([, edit]) => isKeyless(edit))))
      edits.push({ kind: 'step', record: id, fields: { enabled: false } })
  }
  return edits
}

const isKeyless = (edit: unknown) => typeof edit !== 'object' || edit === null || !('key' in edit) || edit.key === null
