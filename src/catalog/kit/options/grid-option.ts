import type { Json } from '../json.ts'
import type { Words } from '../words.ts'
import { isList, noteMissing, noteProblem, type OptionReader } from './option-reader.ts'
import type { Asked } from './options.ts'

/** An entered or pasted table: a matrix, judgements, numbers instead of rows. Its cells may be values of rows. */
export interface GridOption extends Asked {
  readonly kind: 'grid'
  /** The meaning of the columns. `square`: a matrix of numbers, whose columns have the names of its rows. */
  readonly columns: readonly GridColumn[] | 'square'
  /** Whether each row has a name; those of a square always have. */
  readonly named: boolean
  readonly minRows: number
  readonly maxRows: number
}

/** Numbers are between `min` and `max`, if given. A cell that is not `optional` is required. */
export interface GridColumn {
  readonly label: Words
  readonly type: 'number' | 'text'
  readonly min?: number
  readonly max?: number
  readonly integer?: boolean
  readonly optional?: boolean
}

export interface Grid {
  /** One name per row; empty texts if rows have none. */
  readonly rows: readonly string[]
  /** One row each, in the order of the columns; null if empty. A fraction such as 1/3 has become a number. */
  readonly cells: readonly (readonly (number | string | null)[])[]
}

/** The option for an entered or pasted table: 1 to 200 rows unless the entry specifies otherwise; those of a square have names. */
export function grid(
  spec: Omit<GridOption, 'kind' | 'named' | 'minRows' | 'maxRows'> &
    Partial<Pick<GridOption, 'named' | 'minRows' | 'maxRows'>>,
): GridOption {
  return { kind: 'grid', named: spec.columns === 'square', minRows: 1, maxRows: 200, ...spec }
}

const longestText = 1000

/**
 * Reads an entered table: names under `<key>.rows`, rows of cells under `<key>.cells`. Empty rows at the end are dropped. A malformed grid is
 * empty, a cell that is not a number NaN, both with a problem.
 */
export function readGrid(spec: GridOption, reader: OptionReader): Grid {
  const { key } = reader
  const names = reader.stored[`${key}.rows`] ?? []
  const rows = reader.stored[`${key}.cells`] ?? []
  if (!isList(names) || !names.every(isName)) return refused(reader, `${key}.rows`)
  if (!isList(rows) || !rows.every(isRow)) return refused(reader, `${key}.cells`)
  const isBlank = (i: number) => (names[i] ?? '').trim() === '' && (rows[i] ?? []).every((cell) => cell === null)
  let count = Math.max(spec.named ? names.length : 0, rows.length)
  while (count > 0 && isBlank(count - 1)) count--
  if (count > spec.maxRows) noteProblem(reader, `${key}.cells`, 'grid-too-long', { max: spec.maxRows })
  if (count < spec.minRows) noteMissing(reader, `${key}.cells`, 'grid-empty', { min: spec.minRows })
  if (reader.problems.length > 0 || count < spec.minRows) return { rows: [], cells: [] }
  const columns = spec.columns === 'square' ? squareColumns(names, count) : spec.columns
  const named = Array.from({ length: count }, (_, i) => (names[i] ?? '').trim())
  if (spec.named) checkNames(reader, named)
  const cells = named.map((_, i) => columns.map((column, j) => readCell(column, reader, i, j, rows[i]?.[j] ?? null)))
  return { rows: named, cells }
}

type Cell = number | string | null
const isName = (name: Json): name is string => typeof name === 'string' && name.length <= longestText
const isRow = (row: Json): row is readonly Cell[] =>
  isList(row) && row.every((cell) => cell === null || typeof cell === 'number' || typeof cell === 'string')

function refused(reader: OptionReader, leaf: string): Grid {
  noteProblem(reader, leaf, 'wrong-form')
  return { rows: [], cells: [] }
}

function squareColumns(names: readonly string[], count: number): readonly GridColumn[] {
  return Array.from({ length: count }, (_, i) => ({
    label: { en: names[i] ?? '', zh: names[i] ?? '' },
    type: 'number',
  }))
}

function checkNames(reader: OptionReader, names: readonly string[]): void {
  const blank = names.indexOf('')
  if (blank >= 0) noteMissing(reader, `${reader.key}.rows`, 'grid-row-unnamed', { row: blank + 1 })
  const twice = names.find((name, i) => name !== '' && names.indexOf(name) !== i)
  if (twice !== undefined) noteProblem(reader, `${reader.key}.rows`, 'grid-row-twice', { name: twice })
}

function readCell(column: GridColumn, reader: OptionReader, i: number, j: number, cell: Cell): Cell {
  const leaf = `${reader.key}.cells`
  const at = { row: i + 1, column: j + 1 }
  const isBlank = cell === null || (typeof cell === 'string' && cell.trim() === '')
  if (isBlank) {
    if (!column.optional) noteMissing(reader, leaf, 'grid-cell-empty', at)
    return null
  }
  if (column.type === 'text') return String(cell).slice(0, longestText)
  const value = typeof cell === 'number' ? cell : fractionOf(cell)
  if (!Number.isFinite(value))
    noteProblem(reader, leaf, 'grid-not-a-number', { ...at, text: String(cell).slice(0, 40) })
  else if (value < (column.min ?? value) || value > (column.max ?? value))
    noteProblem(reader, leaf, 'grid-out-of-bounds', { ...at, text: String(cell) })
  else if (column.integer && !Number.isInteger(value))
    noteProblem(reader, leaf, 'grid-not-whole', { ...at, text: String(cell) })
  return value
}

/** `1/3` by one division; NaN if it is neither a number nor a fraction of two. */
function fractionOf(text: string): number {
  const parts = text.normalize('NFKC').split('/')
  const [over = Number.NaN, under = 1] = parts.map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  return parts.length > 2 ? Number.NaN : over / under
}
