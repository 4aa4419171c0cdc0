import type { OptionsOf } from '../../kit/analysis.ts'
import { type ColumnInfo, columnInfo } from '../../kit/data-dictionary.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { definition } from './definition.ts'

/** Variables with more values are not tabulated. */
export const maxLevels = 50

/** Whether a variable is described by counts of its values rather than by a mean or a median. */
export function isCounted(
  column: Pick<ColumnInfo, 'measure' | 'type'>,
  summary: 'auto' | 'mean' | 'median' | 'counts',
): boolean {
  if (column.type === 'text' || summary === 'counts') return true
  return summary === 'auto' && column.measure !== 'continuous'
}

/** Whether a variable has a row; the R script leaves out the same variables as the table. */
export function isListed(id: string, { rules }: OptionsOf<typeof definition>, data: ScriptData): boolean {
  const column = columnInfo(data, id)
  if (column === undefined || !isCounted(column, rules[id]?.summary ?? 'auto')) return true
  return column.levels !== undefined && column.levels.length <= maxLevels
}
