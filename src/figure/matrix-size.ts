import { textWidth } from './text-width.ts'
import { type } from './typography.ts'

export interface MatrixSides {
  readonly rows: readonly string[]
  readonly columns: readonly string[]
  /** The reader's own width in mm. */
  readonly width?: number | undefined
  /** In mm: the width of cells, and the space beside the cells and the names and below the names. */
  readonly cell: { readonly least: number; readonly most: number }
  readonly beside: number
  readonly below: number
  /** Height of a cell as a part of its width; square if omitted. */
  readonly flatness?: number
  /** Part of the plot that dendrograms above and beside take. */
  readonly trees?: { readonly above: number; readonly beside: number }
}

const POINTS_PER_MM = 72 / 25.4
const PAGE = 174
/** A longer name is broken or shortened. */
const LONGEST_NAME = 42
/** The part of the width that names of rows may have before they are broken. */
const NAME_PART = 0.32
/** Height in mm of a row with a name of one line and of two lines. */
const ROW = [2.9, 7] as const

/**
 * The size in mm of a matrix with names on the left and below, and the width of its cells: every name has room, and cells are square where names
 * allow it.
 */
export function matrixSize(sides: MatrixSides): {
  readonly width: number
  readonly height: number
  readonly cell: number
} {
  const { rows, columns, cell, beside, below, flatness = 1, trees = { above: 0, beside: 0 } } = sides
  const named = widest(rows)
  const names = (width: number) => Math.min(LONGEST_NAME, named, width * NAME_PART)
  const besideCells = (width: number) => beside + names(width)
  const free = 1 - trees.beside
  const within = ((sides.width ?? PAGE) - besideCells(sides.width ?? PAGE)) * free
  const side = Math.max(cell.least, Math.min(cell.most, within / columns.length))
  const width = sides.width ?? Math.max(70, besideCells(PAGE) + (side * columns.length) / free)
  const drawn = ((width - besideCells(width)) * free) / columns.length
  const isBroken = named > width * NAME_PART
  const least = rows.every((name) => name === '') ? 0 : ROW[isBroken ? 1 : 0]
  const under = widest(columns) > drawn ? Math.min(LONGEST_NAME, widest(columns)) : 3
  const cells = (Math.max(drawn * flatness, least) * rows.length) / (1 - trees.above)
  return { width, height: Math.max(48, cells + under + below, under / 0.48 + 6), cell: drawn }
}

function widest(names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => textWidth(name, type.tick))) / POINTS_PER_MM
}
