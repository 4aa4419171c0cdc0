import { fittingStep } from './fitting-step.ts'
import { lineFromTo, type Primitive } from './primitive.ts'
import type { AlignedTable } from './scene.ts'
import { shorten, textWidth } from './text-width.ts'
import { type } from './typography.ts'

const rowHeight = type.table + 4.5
const swatch = 10
const labelGap = 12

export function tableHeight(table: AlignedTable): number {
  return (table.rows.length + 1) * rowHeight + 8
}

/** Width left of the axis for the row labels, at most `most`. */
export function tableLabelWidth(table: AlignedTable, most: number): number {
  const widest = Math.max(...table.rows.map(({ label }) => textWidth(label, type.table)))
  return Math.min(widest + swatch + firstNumber(table) + labelGap, most)
}

/** How far the widest number of the first column extends to the left of the axis. */
function firstNumber(table: AlignedTable): number {
  return Math.max(...table.rows.map(({ values }) => textWidth(values[0] ?? '', type.table))) / 2
}

/** Numbers centred under their positions, a title above them, row labels with the colour of their curve at the left. */
export function layoutTable(
  table: AlignedTable,
  at: { readonly left: number; readonly axis: number; readonly top: number },
  atX: (value: number) => number,
): readonly Primitive[] {
  // the axis may be exactly where the widest label requires it: rounding must not cut that label off
  const room = at.axis - firstNumber(table) - labelGap - at.left - swatch + 0.01
  const labels = table.rows.map(({ label }) => (label === '' ? '' : shorten(label, type.table, room)))
  const left = at.left + room - Math.max(...labels.map((label) => textWidth(label, type.table)))
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
    write(table.title, labels.some((label) => label !== '') ? left : at.axis, at.top + type.table, 'start', true),
    ...table.rows.flatMap(({ colour, values }, i) => {
      const base = at.top + (i + 1) * rowHeight + type.table
      const label = labels[i] ?? ''
      const key = lineFromTo([left, base - type.table * 0.36], [left + 6, base - type.table * 0.36], colour, 1.8)
      return [
        ...(label === '' ? [] : [key, write(label, left + swatch, base, 'start')]),
        ...values.flatMap((value, k) => (k % every === 0 ? [write(value, atX(table.at[k] ?? 0), base, 'middle')] : [])),
      ]
    }),
  ]
}
