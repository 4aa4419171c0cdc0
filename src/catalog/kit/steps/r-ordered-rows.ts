import type { ScriptData } from '../r/r-script.ts'
import type { MissingKeys } from './group-options.ts'
import { rGroupRows, rRowsOfGroups } from './r-group-rows.ts'

/** Lines that set `rows` to the positions of the rows of each sequence, in its order; they need the helper `group_rows`. */
export function rOrderedRows(
  data: ScriptData,
  { by, orderBy, missingKeys }: { by: readonly string[]; orderBy: readonly string[]; missingKeys: MissingKeys },
): readonly string[] {
  const places = {
    ...data,
    columns: data.columns.map((column) => (column.measure === 'ordinal' ? column : { ...column, valueLabels: [] })),
  }
  return [
    ...rGroupRows(data, by, missingKeys),
    ...rGroupRows(places, orderBy, 'leave-out', 'place'),
    rRowsOfGroups,
    'rows <- lapply(rows, function(i) { i <- i[!is.na(place[i])]; i[order(place[i])] })',
  ]
}
