import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { cellAt } from '#engine/frame/pick-cells.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import { isoDay, isoInstant, isoText } from '../../kit/iso-ms.ts'
import type { CellEdit } from '../../kit/steps/cell-edits.ts'

interface PlacedEdit {
  readonly position: number
  readonly to: LevelValue | null
}

export interface PlacedEdits {
  /** By column, those that change its cell. */
  readonly edits: ReadonlyMap<Column, readonly PlacedEdit[]>
  /** Edits whose cell has their value already, no longer has the value that was corrected, or does not exist. */
  readonly already: number
  readonly changed: number
  readonly rowGone: number
  readonly columnGone: number
}

/**
 * The cells that edits mean. A row is the one with the edit's id if it has its key, else the only one with that key: another file of the same study can
 * have the row at another place. An edit without a key means the row with the id.
 */
export function placeEdits(frame: Frame, edits: readonly CellEdit[]): PlacedEdits {
  const byId = positionsOfIds(frame.rowIds, new Set(edits.map(({ row }) => row)))
  const keyed = keyFinder(frame)
  const placed = new Map<Column, PlacedEdit[]>()
  let [already, changed, rowGone, columnGone] = [0, 0, 0, 0]
  for (const edit of edits) {
    const column = columnById(frame, edit.column)
    if (column === undefined || !fits(column, edit.from) || !fits(column, edit.to)) {
      columnGone++
      continue
    }
    const position = positionOf(frame, edit, byId, keyed)
    if (position === undefined) {
      rowGone++
      continue
    }
    const now = storedCell(column, position)
    if (now === edit.to) already++
    else if (now !== edit.from) changed++
    else {
      const known = placed.get(column)
      if (known === undefined) placed.set(column, [{ position, to: edit.to }])
      else known.push({ position, to: edit.to })
    }
  }
  return { edits: placed, already, changed, rowGone, columnGone }
}

function positionOf(
  frame: Frame,
  { row, key }: CellEdit,
  byId: ReadonlyMap<number, number>,
  keyed: (column: string, value: LevelValue) => readonly number[],
): number | undefined {
  const there = byId.get(row)
  if (key === null) return there
  const column = columnById(frame, key.column)
  if (there !== undefined && column !== undefined && cellAt(column, there) === key.value) return there
  const found = keyed(key.column, key.value)
  return found.length === 1 ? found[0] : undefined
}

function positionsOfIds(rowIds: Float64Array, wanted: ReadonlySet<number>): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (let row = 0; row < rowIds.length; row++) {
    const id = rowIds[row] as number
    if (wanted.has(id)) found.set(id, row)
  }
  return found
}

/** Finds the rows with a value of a variable. The rows of a variable are listed once, for all edits. */
function keyFinder(frame: Frame): (column: string, value: LevelValue) => readonly number[] {
  const known = new Map<string, ReadonlyMap<LevelValue | null, readonly number[]>>()
  return (id, value) => {
    const rows = known.get(id) ?? rowsByValue(columnById(frame, id))
    known.set(id, rows)
    return rows.get(value) ?? []
  }
}

function rowsByValue(column: Column | undefined): ReadonlyMap<LevelValue | null, readonly number[]> {
  const rows = new Map<LevelValue | null, number[]>()
  const count = column === undefined ? 0 : column.type === 'text' ? column.codes.length : column.values.length
  for (let row = 0; row < count && column !== undefined; row++) {
    const value = cellAt(column, row)
    const known = rows.get(value)
    if (known === undefined) rows.set(value, [row])
    else known.push(row)
  }
  return rows
}

/** The cell as corrections store it. */
function storedCell(column: Column, position: number): LevelValue | null {
  const cell = cellAt(column, position)
  const isTime = column.type === 'date' || column.type === 'datetime'
  return isTime && typeof cell === 'number' ? isoText(cell, column.type) : cell
}

function fits({ type }: Column, value: LevelValue | null): boolean {
  if (value === null) return true
  return type === 'number'
    ? typeof value === 'number'
    : typeof value === 'string' && (type === 'text' || isTime(value, type))
}

const isTime = (text: string, type: 'date' | 'datetime') => !Number.isNaN(timeOf(text, type))

/** A stored day or instant as ms since 1970; NaN if it is invalid. */
export function timeOf(text: string, type: 'date' | 'datetime'): number {
  return type === 'date' ? isoDay(text) : isoInstant(text)
}
