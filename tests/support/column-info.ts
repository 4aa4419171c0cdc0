import type { ColumnInfo } from '#catalog/kit/data-dictionary.ts'

/** A numeric variable without labels or missing codes, named as its id. */
export function columnInfo(id: string, measure: ColumnInfo['measure'], given: Partial<ColumnInfo> = {}): ColumnInfo {
  return {
    id,
    name: id,
    label: '',
    type: 'number',
    measure,
    valueLabels: [],
    missingCodes: [],
    missingRanges: [],
    ...given,
  }
}
