import type { Column, ColumnMeta, Frame, Measure } from '#engine/frame/frame.ts'
import { makeFrame, ordinals } from '#engine/frame/make-columns.ts'
import { headerNames } from '../table/header.ts'
import type { TypedCells, TypedColumn, TypedDictionary, TypedRows } from './typed-file.ts'

/** From this many distinct values on, numbers without labels are continuous. */
const FEW = 10

export const typedId = (place: number) => `c${place + 1}`

/** The frame of the columns that were read. Names are made unique; a column without a measurement level gets one by its labels and values. */
export function typedFrame({ columns, sets, weight }: TypedDictionary, read: TypedRows): Frame {
  const { names } = headerNames([columns.map(({ name }) => name)], columns.length)
  const made = columns.flatMap((column, place) => {
    const cells = read.columns[place]
    return cells ? [typedColumn(column, typedId(place), names[place] ?? column.name, cells)] : []
  })
  const ids = new Set(made.map(({ id }) => id))
  const frame = makeFrame(made, ordinals(read.rows))
  const own = sets.filter((set) => set.columns.every((id) => ids.has(id)))
  const weightId = weight === null ? undefined : typedId(weight)
  return {
    ...frame,
    ...(own.length > 0 && { sets: own }),
    ...(weightId !== undefined && ids.has(weightId) && { weight: weightId }),
  }
}

function typedColumn(
  { type, measure, name: own, ...given }: TypedColumn,
  id: string,
  name: string,
  cells: TypedCells,
): Column {
  const meta: ColumnMeta = {
    ...given,
    id,
    name,
    measure: measure ?? likelyMeasure(given.valueLabels.length > 0, cells),
    ...(own !== name && { source: { name: own } }),
  }
  if ('codes' in cells) {
    if (type !== 'text') throw new TypeError(`column ${id} has texts`)
    return { ...meta, type, codes: cells.codes, dictionary: cells.dictionary }
  }
  if (type === 'text') throw new TypeError(`column ${id} has numbers`)
  const { values, missingTags } = cells
  return { ...meta, type, values, ...(missingTags && { missingTags }) }
}

/** Labels name categories; so do texts, and few distinct whole numbers of many cells. */
function likelyMeasure(hasLabels: boolean, cells: TypedCells): Measure {
  if (hasLabels || 'codes' in cells) return 'nominal'
  const distinct = new Set<number>()
  let known = 0
  for (const value of cells.values) {
    if (Number.isNaN(value)) continue
    if (!Number.isInteger(value)) return 'continuous'
    known += 1
    if (distinct.size <= FEW) distinct.add(value)
  }
  return distinct.size <= 2 && known > 2 ? 'nominal' : 'continuous'
}
