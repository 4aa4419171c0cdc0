import { fittingStep } from './fitting-step.ts'
import { lineFromTo, type Primitive } from './primitive.ts'
import type { AlignedTable } from './scene.ts'
import { shorten, textWidth } from './text-width.ts'
import { type } from './typography.ts'
import { wrapText } from './wrap-text.ts'

const rowHeight = () => type.table + 4.5
const lineHeight = () => type.table * 1.15
const swatch = 10
const labelGap = 12

/** Lines of a label that does not fit in one. */
const mostLines = 3
/** Parts of the largest width of labels that are tried for those that do not fit in one line. */
const narrower = [0.65, 0.8, 1]

/** The height of the table with `left` beside the axis for the row labels. */
export function tableHeight(table: AlignedTable, left: number): number {
  const lines = labelsIn(table, roomFor(table, { axis: left, left: 0 })).reduce(
    (sum, label) => sum + label.length - 1,
    0,
  )
  return (table.rows.length + 1) * rowHeight() + lines * lineHeight() + 8
}

/** Width left of the axis for the row labels, at most `most`. */
export function tableLabelWidth(table: AlignedTable, most: number): number {
  const beside = swatch + firstNumber(table) + labelGap
  const widest = (labels: readonly (readonly string[])[]) =>
    Math.max(...labels.flat().map((line) => textWidth(line, type.table)))
  const whole = widest(table.rows.map(({ label }) => [label])) + swatch + firstNumber(table) + labelGap
  if (whole <= most || table.wraps !== true) return Math.min(whole, most)
  const wrapped = narrower.map((part) =>
    table.rows.map(({ label }) => wrapText(label, type.table, most * part - beside)),
  )
  const fitting = wrapped.find(
    (labels, k) =>
      labels.every((lines) => lines.length <= mostLines) && widest(labels) + beside <= most * (narrower[k] ?? 1),
  )
  return fitting === undefined ? most : widest(fitting) + beside
}

/** Width for the words of the row labels between the left end of the table and the axis. */
function roomFor(table: AlignedTable, { axis, left }: { readonly axis: number; readonly left: number }): number {
  // the axis may be exactly where the widest label requires it: rounding must not cut that label off
  return axis - firstNumber(table) - labelGap - left - swatch + 0.01
}

/** The lines of each row label; what does not fit in the last one is cut off. */
function labelsIn(table: AlignedTable, room: number): readonly (readonly string[])[] {
  return table.rows.map(({ label }) => {
    if (label === '') return ['']
    if (table.wraps !== true) return [shorten(label, type.table, room)]
    const lines = wrapText(label, type.table, room)
    const rest = lines.slice(mostLines - 1).join(' ')
    return [...lines.slice(0, mostLines - 1), ...(rest === '' ? [] : [rest])].map((line) =>
      shorten(line, type.table, room),
    )
  })
}

/** How far the widest number of the first column extends to the left of the axis. */
function firstNumber(table: AlignedTable): number {
  return Math.max(...table.rows.map(({ values }) => textWidth(values[0] ?? '', type.table))) / 2
}

/** Numbers centred under their positions, a title above them, row labels with the colour of their curve at the left. */
export function layoutTable(
  table: AlignedTable,
  at: { readonly left: number; readonly right: number; readonly axis: number; readonly top: number },
  atX: (value: number) => number,
): readonly Primitive[] {
  const room = roomFor(table, at)
  const labels = labelsIn(table, room)
  const left = at.left + room - Math.max(...labels.flat().map((line) => textWidth(line, type.table)))
  const start = labels.some(([first]) => first !== '') ? left : at.axis
  const every = fittingStep(
    table.at.map(atX),
    table.at.map((_, k) => Math.max(...table.rows.map(({ values }) => textWidth(values[k] ?? '', type.table)))),
  )
  const write = (text: string, x: number, y: number, anchor: 'start' | 'middle', muted = false): Primitive => ({
    kind: 'text',
    x,
    y,
    text: [{ text }],
    size: type.table,
    anchor,
    colour: muted ? 'muted' : 'ink',
  })
  return [
    write(shorten(table.title, type.table, at.right - start), start, at.top + type.table, 'start', true),
    ...table.rows.flatMap(({ colour, values }, i) => {
      const above = labels.slice(0, i).reduce((sum, lines) => sum + lines.length - 1, 0)
      const base = at.top + (i + 1) * rowHeight() + above * lineHeight() + type.table
      const lines = labels[i] ?? ['']
      const key = lineFromTo([left, base - type.table * 0.36], [left + 6, base - type.table * 0.36], colour, 1.8)
      return [
        ...(lines[0] === ''
          ? []
          : [key, ...lines.map((line, k) => write(line, left + swatch, base + k * lineHeight(), 'start'))]),
        ...values.flatMap((value, k) => (k % every === 0 ? [write(value, atX(table.at[k] ?? 0), base, 'middle')] : [])),
      ]
    }),
  ]
}
