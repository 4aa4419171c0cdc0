import type { Column, Frame } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { withoutMarks } from '#figure/marked-text.ts'
import type { Axis } from '#figure/scene.ts'

export type DataCell = number | string | null

export interface LayerColumn {
  readonly name: string
  /** Its cells are positions on this axis: categories become their names, days of a calendar dates. */
  readonly axis?: Axis
  /** Positions beside a category are data too, such as the outline of a violin; the name of the column for them. */
  readonly position?: string
}

/** The data of one kind of marks of a panel. */
export interface DataLayer {
  readonly name: string
  readonly columns: readonly LayerColumn[]
  readonly rows: readonly (readonly DataCell[])[]
}

const day = 86_400_000

/** A layer as a table, without the columns that have no cell. */
export function layerFrame({ columns, rows }: DataLayer): Frame {
  const made = columns.flatMap((column, k) =>
    columnsOf(
      { ...column, name: withoutMarks(column.name) },
      rows.map((row) => plain(row[k] ?? null)),
      `c${k}`,
    ),
  )
  return makeFrame(made)
}

const plain = (cell: DataCell): DataCell => (typeof cell === 'string' ? withoutMarks(cell) : cell)

function columnsOf({ name, axis, position }: LayerColumn, cells: readonly DataCell[], id: string): readonly Column[] {
  if (cells.every((cell) => cell === null)) return []
  if (axis?.kind === 'band' && cells.every((cell) => typeof cell !== 'string')) {
    const places = cells as readonly (number | null)[]
    const categories = places.map((place) => {
      const category = place === null ? undefined : axis.categories[Math.round(place)]
      return category?.replaceAll('\n', ' ') ?? null
    })
    const isBetween = places.some((place) => place !== null && !Number.isInteger(place))
    const numbered = (as: string, to: string) => makeNumericColumn({ id: to, name: as }, places)
    // categories may have no names: then their numbers tell the rows apart
    if (!categories.some((category) => category !== null && category !== '')) return [numbered(name, id)]
    const named = textColumn({ id, name }, categories)
    return position !== undefined && isBetween ? [named, numbered(position, `${id}.1`)] : [named]
  }
  if (cells.some((cell) => typeof cell === 'string')) {
    return [
      textColumn(
        { id, name },
        cells.map((cell) => (cell === null ? null : String(cell))),
      ),
    ]
  }
  const numbers = cells as readonly (number | null)[]
  if (axis?.kind === 'band' || axis === undefined) return [makeNumericColumn({ id, name }, numbers)]
  if (axis.calendar === true) {
    const type = numbers.every((ms) => ms === null || ms % day === 0) ? 'date' : 'datetime'
    return [makeNumericColumn({ id, name, type }, numbers)]
  }
  const shown = axis.unsigned === true ? numbers.map((value) => value && Math.abs(value)) : numbers
  return [makeNumericColumn({ id, name }, shown)]
}

/** Texts that are all numbers, as numbers: the counts of a table under an axis. */
export function numbersIfAll(texts: readonly string[]): readonly DataCell[] {
  const plain = texts.map((text) => text.trim().replace('−', '-'))
  const areNumbers =
    plain.some((text) => text !== '') && plain.every((text) => text === '' || /^-?\d+(\.\d+)?$/.test(text))
  return plain.map((text, k) => (text === '' ? null : areNumbers ? Number(text) : (texts[k] ?? null)))
}
