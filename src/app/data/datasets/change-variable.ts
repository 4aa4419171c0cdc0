import { idOf } from '../database/identifiers.ts'
import { edit } from '../history/own-edits.ts'
import type { FieldValues } from '../outbox/change.ts'
import { ownData } from '../own-data.ts'
import type { VariableChange } from './dataset.ts'

/** Changes the user's metadata of a column. */
export async function changeVariable(dataset: string, column: string, change: VariableChange): Promise<void> {
  const { valueLabels, missingCodes, missingRanges, ...plain } = change
  const fields: FieldValues = {
    ...plain,
    ...(valueLabels === undefined ? {} : { 'data.valueLabels': valueLabels }),
    ...(missingCodes === undefined ? {} : { 'data.missingCodes': missingCodes }),
    ...(missingRanges === undefined ? {} : { 'data.missingRanges': missingRanges }),
  }
  const record = idOf('variable', dataset, column)
  const row = await ownData().database.records.get(record)
  await edit([{ kind: 'variable', record, fields: row ? fields : { dataset, column, ...fields } }])
}
