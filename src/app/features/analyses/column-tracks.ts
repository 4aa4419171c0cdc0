import type { OutlinedTable } from '#catalog/kit/present-table.ts'
import { plainText } from '#catalog/kit/text-run.ts'
import { textWidth } from '#figure/text-width.ts'

/** Cells that are looked at; the others wrap where they are wider. */
const LOOKED_AT = 1500

/** Inter is a little wider than the letters that widths are known of, and headings are bold. */
const WIDER = 1.12

/** Of a column, in em: one letter still stands, and words wrap. */
const LEAST = 2
const FIRST = 8
const MOST = 18

export interface ColumnTracks {
  /** For `grid-template-columns`: the same in each row, whatever it holds. */
  readonly tracks: string
  /** The width of them all. */
  readonly whole: string
}

/** How wide the columns of a large table are, by its head and by rows spread over it: a row is then laid out without asking the others. */
export function columnTracks({ head, rows, row }: OutlinedTable): ColumnTracks {
  const heading = head[0] ?? []
  const step = Math.max(1, Math.ceil((rows * heading.length) / LOOKED_AT))
  const widths = heading.map(({ runs }) => textWidth(plainText(runs), WIDER))
  for (let k = 0; k < rows; k += step) {
    const { cells, depth } = row(k)
    for (const [column, { text }] of cells.entries()) {
      const indent = column === 0 ? depth * 1.6 : 0
      widths[column] = Math.max(widths[column] ?? 0, textWidth(text, WIDER) + indent)
    }
  }
  const ems = widths.map((width, column) => Math.min(Math.max(width, column === 0 ? FIRST : LEAST), MOST).toFixed(2))
  return {
    tracks: ems.map((em) => `minmax(calc(${em}em + 1.5rem), ${em}fr)`).join(' '),
    whole: `calc(${ems.reduce((sum, em) => sum + Number(em), 0).toFixed(2)}em + ${1.5 * ems.length}rem)`,
  }
}
