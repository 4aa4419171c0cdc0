import { idOf } from '#contract/records/id-of.ts'
import type { KindName } from '#contract/records/kinds.ts'
import { newId } from '../database/identifiers.ts'
import { fieldValue, textOf } from '../database/records.ts'
import type { RecordRow, UserDatabase } from '../database/user-database.ts'
import type { Edit } from '../history/edit.ts'
import type { FieldValues } from '../outbox/change.ts'
import { PICTURE } from './analysis.ts'

/** What belongs to a dataset, and to its branch alike. */
const copied: readonly KindName[] = ['variable', 'set', 'step', 'analysis', 'chart']

/** What belongs to the original alone: results, which the branch computes itself. */
const left: readonly string[] = ['data.outcome', PICTURE]

/** The record of a branch that began as a copy of this one. Both are compared by it. */
export const branchedId = (branch: string, original: string) => idOf('branch', branch, original)

/**
 * The edits that make a branch of a dataset: the same source with a copy of its variables, sets, steps, analyses and charts, to be changed on its own. It has
 * the name of its original in `branchOf`.
 */
export async function branchEdits(
  database: UserDatabase,
  dataset: string,
  name: string,
): Promise<{ readonly branch: string; readonly edits: readonly Edit[] }> {
  const original = await database.records.get(dataset)
  if (original?.kind !== 'dataset' || original.deleted === 1) throw new Error(`dataset ${dataset} is no longer stored`)
  const branch = newId()
  const rows = (await database.records.where('parent').equals(dataset).toArray()).filter(({ deleted }) => deleted === 0)
  const ids = new Map(rows.map(({ id }) => [id, branchedId(branch, id)]))
  ids.set(dataset, branch)
  const withIds = <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value).replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => ids.get(id) ?? id),
    ) as T
  const createdAt = Date.now()
  const edits = copied.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row): Edit => {
        const ofVariable = () => idOf('variable', branch, withIds(textOf(row, 'column')))
        const record = kind === 'variable' ? ofVariable() : branchedId(branch, row.id)
        const origin = kind === 'step' && { origin: textOf(row, 'origin') || row.id }
        return { kind, record, fields: { ...withIds(fieldsOf(row)), ...origin } }
      }),
  )
  const fields = { ...fieldsOf(original), name, branchOf: dataset, createdAt }
  return { branch, edits: [{ kind: 'dataset', record: branch, fields }, ...edits] }
}

/** In the order of their stamps, as upgrades of old options need them. */
function fieldsOf(row: RecordRow): FieldValues {
  const names = Object.entries(row.fields)
    .filter(([field]) => !left.includes(field))
    .sort(([, [, a]], [, [, b]]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([field]) => field)
  return Object.fromEntries(names.map((field) => [field, fieldValue(row, field)]))
}
