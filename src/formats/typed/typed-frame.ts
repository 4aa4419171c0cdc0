import type { Column, Frame, Measure } from '#engine/frame/frame.ts'
import { makeFrame, ordinals } from '#engine/frame/make-columns.ts'
import type { FinishedCells } from '../table/column-cells.ts'
import { fileId } from '../table/file-order.ts'
import { isNamedLikeId } from '../table/infer-column.ts'
import type { ImportColumn } from '../table/schema.ts'
import type { TypedCells, TypedColumn, TypedDictionary, TypedRows } from './typed-file.ts'

/** From this many distinct values on, numbers without labels are continuous. */
const FEW = 10

/** The frame of the columns that were read, with the names and measurement levels of the import. */
export function typedFrame(
  { columns, sets, weight }: TypedDictionary,
  read: TypedRows,
  imported: readonly Pick<ImportColumn, 'name' | 'measure'>[],
): Frame {
  const made = columns.flatMap((column, place) => {
    const [cells, as] = [read.columns[place], imported[place]]
    return cells && as ? [typedColumn(column, fileId(place), as, cells)] : []
  })
  const ids = new Set(made.map(({ id }) => id))
  const frame = makeFrame(made, ordinals(read.rows))
  const own = sets.filter((set) => set.columns.every((id) => ids.has(id)))
  const weightId = weight === null ? undefined : fileId(weight)
  return {
    ...frame,
    ...(own.length > 0 && { sets: own }),
    ...(weightId !== undefined && ids.has(weightId) && { weight: weightId }),
  }
}

function typedColumn(
  column: TypedColumn,
  id: string,
  { name, measure }: Pick<ImportColumn, 'name' | 'measure'>,
  cells: TypedCells,
): Column {
  const { type, name: own, isPersonal: _, ...given } = column
  const meta = { ...given, id, name, measure, ...(own !== name && { source: { name: own } }) }
  if ('codes' in cells) {
    if (type !== 'text') throw new TypeError(`column ${id} has texts`)
    return { ...meta, type, codes: cells.codes, dictionary: cells.dictionary }
  }
  if (type === 'text') throw new TypeError(`column ${id} has numbers`)
  const { values, missingTags } = cells
  return { ...meta, type, values, ...(missingTags && { missingTags }) }
}

/**
 * The measurement level that the file gives a column, or the likely one: labels name categories, and so do texts and two distinct whole numbers. A column that
 * is named like an identifier, and whose values are nearly all different, is one, whatever the file says: SPSS gives every number a level.
 */
export function typedMeasure(
  { measure, valueLabels, type }: TypedColumn,
  name: string,
  cells: TypedCells,
  rows: number,
): Measure {
  if (valueLabels.length === 0 && isNamedLikeId(name) && isDistinct(cells, rows)) return 'id'
  if (measure !== null) return measure
  if (valueLabels.length > 0) return 'nominal'
  if ('codes' in cells) return rows >= 20 && cells.dictionary.length >= 0.95 * rows ? 'id' : 'nominal'
  return type === 'number' ? likelyMeasure(cells.values) : 'continuous'
}

function likelyMeasure(values: Float64Array): Measure {
  const distinct = new Set<number>()
  let known = 0
  for (const value of values) {
    if (Number.isNaN(value)) continue
    if (!Number.isInteger(value)) return 'continuous'
    known += 1
    if (distinct.size <= FEW) distinct.add(value)
  }
  return distinct.size <= 2 && known > 2 ? 'nominal' : 'continuous'
}

function isDistinct(cells: TypedCells, rows: number): boolean {
  if ('codes' in cells) return cells.dictionary.length > 0.95 * rows
  const distinct = new Set<number>()
  for (const value of cells.values) {
    if (!Number.isNaN(value) && !Number.isInteger(value)) return false
    distinct.add(value)
  }
  return distinct.size > 0.95 * rows
}

/** The cells as the search for personal data sees them. */
export function cellsToSearch(cells: TypedCells): FinishedCells {
  if ('codes' in cells) return { form: 'texts', texts: cells.dictionary, codes: cells.codes, trimmed: 0 }
  const none = { texts: [], oddRows: new Float64Array(), oddCodes: new Int32Array(), trimmed: 0 }
  return { form: 'numbers', values: cells.values, ...none }
}
