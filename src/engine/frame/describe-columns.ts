import { type Column, type ColumnMeta, type ColumnType, type Frame, metaOf, type VariableSet } from './frame.ts'
import { usedLevels } from './levels.ts'

/** A column's metadata, and its distinct values if they are few. */
export interface DescribedColumn extends ColumnMeta {
  readonly type: ColumnType
  readonly levels?: readonly (number | string)[]
}

/** More distinct values than this are not listed as levels. */
const maxLevels = 200

/** The data dictionary of a frame: the metadata for forms, validation, tables and scripts. */
export function describeColumns(frame: Frame): {
  readonly columns: readonly DescribedColumn[]
  readonly sets?: readonly VariableSet[]
} {
  return { columns: frame.columns.map(describe), ...(frame.sets && { sets: frame.sets }) }
}

function describe(column: Column): DescribedColumn {
  const { type } = column
  const levels = type === 'number' || type === 'text' ? levelsOf(column) : undefined
  return { ...metaOf(column), type, ...(levels === undefined ? {} : { levels }) }
}

function levelsOf(column: Column): readonly (number | string)[] | undefined {
  if (column.measure === 'id') return undefined
  return usedLevels(column, maxLevels)?.map((level) => level.value)
}
