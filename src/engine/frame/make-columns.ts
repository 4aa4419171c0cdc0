import { type Column, type ColumnMeta, type Frame, metaOf, type NumericColumn, type TextColumn } from './frame.ts'

/** Column properties besides id, name and cells: the others have defaults. */
export type MetaInput = Pick<ColumnMeta, 'id' | 'name'> & Partial<ColumnMeta>

function meta(input: MetaInput, measure: ColumnMeta['measure']): ColumnMeta {
  return metaOf({ label: '', measure, valueLabels: [], missingCodes: [], missingRanges: [], ...input })
}

/** Numbers, or days and instants in ms; a missing value is NaN or null. A Float64Array is used without copying. */
export function makeNumericColumn(
  input: MetaInput & Partial<Pick<NumericColumn, 'type' | 'missingTags'>>,
  values: Float64Array | readonly (number | null)[],
): NumericColumn {
  const cells = values instanceof Float64Array ? values : Float64Array.from(values, (v) => v ?? Number.NaN)
  const { type = 'number', missingTags } = input
  return { ...meta(input, 'continuous'), type, values: cells, ...(missingTags && { missingTags }) }
}

/** Texts; null and the empty text are missing. The dictionary is in order of first appearance. */
export function textColumn(input: MetaInput, texts: readonly (string | null)[]): TextColumn {
  const dictionary: string[] = []
  const known = new Map<string, number>()
  const codes = Int32Array.from(texts, (text) => {
    if (text === null || text === '') return -1
    let code = known.get(text)
    if (code === undefined) {
      code = dictionary.length
      known.set(text, code)
      dictionary.push(text)
    }
    return code
  })
  return { ...meta(input, 'nominal'), type: 'text', codes, dictionary }
}

function cellCount(column: Column): number {
  return column.type === 'text' ? column.codes.length : column.values.length
}

/**
 * A frame of these columns. Row ids are 1, 2, ... by default, as at import. Throws a TypeError if lengths differ or an id is used twice: both
 * are bugs of the caller.
 */
export function makeFrame(columns: readonly Column[], rowIds?: Float64Array): Frame {
  const rows = rowIds?.length ?? (columns[0] === undefined ? 0 : cellCount(columns[0]))
  const ids = new Set<string>()
  for (const column of columns) {
    if (cellCount(column) !== rows)
      throw new TypeError(`column ${column.id} has ${cellCount(column)} cells, not ${rows}`)
    if (column.type !== 'text' && column.missingTags && column.missingTags.length !== rows)
      throw new TypeError(`column ${column.id} has ${column.missingTags.length} tags, not ${rows}`)
    if (ids.has(column.id)) throw new TypeError(`column id ${column.id} is used twice`)
    ids.add(column.id)
  }
  return { rows, rowIds: rowIds ?? ordinals(rows), columns }
}

/** Row ids of a fresh source: 1 to `rows`, the first row below the header being 1. */
export function ordinals(rows: number): Float64Array {
  const ids = new Float64Array(rows)
  for (let i = 0; i < rows; i++) ids[i] = i + 1
  return ids
}
