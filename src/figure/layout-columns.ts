import { lineFromTo, type Primitive } from './primitive.ts'
import type { TextColumn } from './scene.ts'
import { boldType, shorten, type Typeface, textWidth } from './text-width.ts'
import { stroke, type } from './typography.ts'
import { balanceText, wrapText } from './wrap-text.ts'

const regular: Typeface = {}
const gap = 12
const indent = 8
const lineHeight = () => type.table * 1.25
/** Line height of a cell with two lines. */
const tightLine = () => type.table * 1.05
/** Minimum width of the plot, as a fraction of the whole. */
const leastPlot = 0.3
const narrowest = 50

/** Columns of text beside a plot, with their widths on either side of it and their height above. */
export interface PlacedColumns {
  readonly left: number
  readonly right: number
  readonly above: number
  /** As parts of the element `ref`. `left` is the left edge of all, `plot` the remaining area; `atY` positions the n-th row. */
  readonly draw: (
    ref: string,
    left: number,
    plot: { readonly x: number; readonly y: number; readonly width: number },
    atY: (row: number) => number,
  ) => readonly Primitive[]
}

/** Shortens the first column if the plot would become too narrow. */
export function placeColumns(columns: readonly TextColumn[], width: number): PlacedColumns {
  const natural = columns.map(({ cells, title }) => {
    const widths = cells.map(({ text, bold }) => textWidth(text, type.table, bold === true ? boldType : regular))
    const cell = cells.reduce((most, { indented }, k) => Math.max(most, (widths[k] ?? 0) + (indented ? indent : 0)), 0)
    const head = title === '' ? [] : wrapText(title, type.table, Math.max(cell, narrowest), boldType)
    return { head, widths, width: Math.max(cell, ...head.map((line) => textWidth(line, type.table, boldType))) }
  })
  const needed = natural.reduce((sum, column) => sum + column.width + gap, 0)
  const excess = Math.max(0, needed - width * (1 - leastPlot))
  const placed = columns.map((column, k) => {
    const { head, widths, width: wide } = natural[k] ?? { head: [], widths: [], width: 0 }
    return { column, head, widths, width: k === 0 ? Math.max(narrowest, wide - excess) : wide }
  })
  const [left, right] = (['left', 'right'] as const).map((side) => placed.filter(({ column }) => column.side === side))
  const roomOf = (list: typeof placed = []) => list.reduce((sum, one) => sum + one.width + gap, 0)
  const lines = Math.max(0, ...natural.map(({ head }) => head.length))
  return {
    left: roomOf(left),
    right: roomOf(right),
    above: lines === 0 ? 0 : lines * lineHeight() + 5,
    draw: (ref, x, plot, atY) => {
      const primitives: Primitive[] = []
      let [fromLeft, fromRight] = [x, plot.x + plot.width + gap]
      for (const one of placed) {
        const at = one.column.side === 'left' ? fromLeft : fromRight
        if (one.column.side === 'left') fromLeft += one.width + gap
        else fromRight += one.width + gap
        primitives.push(...columnTexts(ref, one, at, plot.y, atY))
      }
      const end = Math.max(plot.x + plot.width, fromRight - gap)
      if (lines > 0) primitives.push({ ...lineFromTo([x, plot.y - 1], [end, plot.y - 1], 'ink', stroke.axis), ref })
      return primitives
    },
  }
}

interface PlacedColumn {
  readonly column: TextColumn
  /** Lines of its title. */
  readonly head: readonly string[]
  /** Widths of the texts in its cells, without their indents. */
  readonly widths: readonly number[]
  readonly width: number
}

function columnTexts(
  ref: string,
  { column: { cells, align }, head, widths, width }: PlacedColumn,
  left: number,
  top: number,
  atY: (row: number) => number,
): readonly Primitive[] {
  const x = align === 'start' ? left : left + width / 2
  const write = (text: string, at: number, y: number, bold: boolean): Primitive => {
    const size = type.table
    const plain = { ref, kind: 'text', x: at, y, text: [{ text }], size, anchor: align, colour: 'ink' } as const
    return bold ? { ...plain, bold } : plain
  }
  const pitch = Math.abs(atY(1) - atY(0))
  // in lower rows, those have their cells that have their names
  const every = Math.max(1, Math.ceil(type.table / pitch - 0.001))
  return [
    ...head.map((line, k) => write(line, x, top - 5 - (head.length - 1 - k) * lineHeight(), true)),
    ...cells.flatMap(({ text, bold = false, indented = false }, row) => {
      if (text === '' || row % every > 0) return []
      const shift = indented && align === 'start' ? indent : 0
      const room = width - shift + 0.01
      if ((widths[row] ?? 0) <= room) return [write(text, x + shift, atY(row) + type.table * 0.36, bold)]
      const lines = cellLines(text, room, pitch, { bold })
      const first = atY(row) + type.table * 0.36 - ((lines.length - 1) * tightLine()) / 2
      return lines.map((line, k) => write(line, x + shift, first + k * tightLine(), bold))
    }),
  ]
}

/** A text longer than the room, on two lines if they fit into the row; the rest is cut off with an ellipsis. */
function cellLines(text: string, room: number, pitch: number, typeface: Typeface): readonly string[] {
  const cut = (words: string) => shorten(words, type.table, room, typeface)
  if (pitch < 2 * tightLine()) return [cut(text)]
  const [first = '', ...rest] = wrapText(text, type.table, room, typeface)
  return rest.length === 1 ? balanceText(text, type.table, room, typeface) : [first, cut(rest.join(' '))]
}
