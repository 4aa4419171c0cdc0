import { idOf } from '#contract/records/id-of.ts'
import { edit } from '../history/own-edits.ts'
import type { FieldValues } from '../outbox/change.ts'
import { ownData } from '../own-data.ts'
import type { VariableChange } from './dataset.ts'

/** Changes the user's metadata of a column. */
export function changeVariable(dataset: string, column: string, change: VariableChange): Promise<void> {
  return changeVariables(dataset, [{ column, change }])
}

/** Changes the user's metadata of several columns as one edit. */
export async function changeVariables(
  dataset: string,
  changes: readonly { readonly column: string; readonly change: VariableChange }[],
): Promise<void> {
  const { database } = ownData()
  const records = changes.map(({ column }) => idOf('variable', dataset, column))
  const rows = await database.records.bulkGet(records)
  await edit(
    changes.map(({ column, change }, k) => {
      const fields = fieldsOf(change)
      return {
        kind: 'variable' as const,
        record: records[k] ?? '',
        fields: rows[k] ? fields : { dataset, column, ...fields },
      }
    }),
  )
}

function fieldsOf({ valueLabels, missingCodes, missingRanges, ...plain }: VariableChange): FieldValues {
  return {
    ...plain,
    ...(valueLabels === undefined ? {} : { 'data.valueLabels': valueLabels }),
    ...(missingCodes === undefined ? {} : { 'data.missingCodes': missingCodes }),
    ...(missingRanges === undefined ? {} : { 'data.missingRanges': missingRanges }),
  }
}
