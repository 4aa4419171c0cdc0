import type { OutlinedTable } from '#catalog/kit/present/present-table.ts'
import { plainText } from '#catalog/kit/present/text-run.ts'
import { unbroken } from './cell-text.tsx'
import type { CellWidth } from './cell-width.ts'

/** Number of cells to measure. */
const LOOKED_AT = 1500

/** Minimum column width in em: one letter fits, and words wrap. Numbers never wrap, because a broken number would be misread. */
const LEAST = 2
const FIRST = 8
const MOST = 18

/** Spare width in em: cells that were not measured may be a digit wider, and Chinese is spaced from letters and digits. */
const SPARE = 0.6

/** Fraction of the window that the first column leaves to the others, on a phone too. */
const FIRST_MOST = '42vw'

export interface ColumnTracks {
  /** The value of `grid-template-columns`: the same in each row, whatever its content. */
  readonly tracks: string
  /** The width of all columns. */
  readonly whole: string
}

/**
 * Column widths of a large table, from its head and a sample of rows: each row is then laid out independently. In a dense one headings break
 * between words, and numbers where they may.
 */
export function columnTracks({ head, rows, row }: OutlinedTable, widthOf: CellWidth, isDense = false): ColumnTracks {
  const heading = head[0] ?? []
  const step = Math.max(1, Math.ceil((rows * heading.length) / LOOKED_AT))
  const widest = (parts: readonly string[], isHeading: boolean) =>
    Math.max(...parts.map((part) => widthOf(part, isHeading)))
  const words = heading.map(({ runs }) => {
    const text = plainText(runs)
    return isDense ? widest(text.split(' '), true) + SPARE : widthOf(text, true)
  })
  const numbers = heading.map(() => 0)
  for (let k = 0; k < rows; k += step) {
    const { cells, depth } = row(k)
    for (const [column, { text, align }] of cells.entries()) {
      const width = isDense && align !== 'left' ? widest(unbroken(text), false) : widthOf(text, false)
      if (align === 'left')
        words[column] = Math.max(words[column] ?? 0, width + SPARE + (column === 0 ? depth * 1.6 : 0))
      else if (text !== '') numbers[column] = Math.max(numbers[column] ?? 0, width + SPARE)
    }
  }
  const ems = words.map((width, column) =>
    Math.max(Math.min(Math.max(width, column === 0 ? FIRST : LEAST), MOST), numbers[column] ?? 0).toFixed(2),
  )
  const least = ems.map((em, column) =>
    column === 0 ? `min(${FIRST_MOST}, ${em}em + 2 * var(--cell-pad))` : `calc(${em}em + 2 * var(--cell-pad))`,
  )
  return {
    tracks: ems.map((em, column) => `minmax(${least[column]}, ${em}fr)`).join(' '),
    whole: `calc(${least[0]} + ${sum(ems.slice(1)).toFixed(2)}em + ${2 * (ems.length - 1)} * var(--cell-pad))`,
  }
}

function sum(ems: readonly string[]): number {
  return ems.reduce((total, em) => total + Number(em), 0)
}
