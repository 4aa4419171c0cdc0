import type { Column, Frame, MissingRange } from '#engine/frame/frame.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import type { FrameSheet } from './write-frame.ts'

/**
 * Two sheets that accompany the data: `dictionary` has a row for each variable, `labels` one for each labelled value, in the order of the
 * labels. Days and instants are written as in a text file: 2023-05-01.
 */
export function dictionarySheets({ columns }: Pick<Frame, 'columns'>): readonly FrameSheet[] {
  const dictionary = table({
    name: columns.map(({ name }) => name),
    label: columns.map(({ label }) => label),
    type: columns.map(({ type }) => type),
    measure: columns.map(({ measure }) => measure),
    format: columns.map(({ format = '' }) => format),
    missing_codes: columns.map((column) => column.missingCodes.map((code) => valueText(column, code)).join('; ')),
    missing_ranges: columns.map((column) => column.missingRanges.map((range) => rangeText(column, range)).join('; ')),
    note: columns.map(({ note = '' }) => note),
  })
  const labelled = columns.flatMap((column) =>
    column.valueLabels.map(({ value, label }, k) => ({
      name: column.name,
      value: valueText(column, value),
      label,
      order: k + 1,
    })),
  )
  const labels = table({
    name: labelled.map(({ name }) => name),
    value: labelled.map(({ value }) => value),
    label: labelled.map(({ label }) => label),
    order: labelled.map(({ order }) => order),
  })
  return [
    { sheetName: 'dictionary', frame: dictionary },
    { sheetName: 'labels', frame: labels },
  ]
}

function table(columns: Readonly<Record<string, readonly string[] | readonly number[]>>): Frame {
  return makeFrame(
    Object.entries(columns).map(([name, cells], k) => {
      const meta = { id: `c${k + 1}`, name }
      return isNumbers(cells) ? makeNumericColumn(meta, cells) : textColumn(meta, cells as readonly string[])
    }),
  )
}

const isNumbers = (cells: readonly string[] | readonly number[]): cells is readonly number[] =>
  typeof cells[0] === 'number'

function valueText({ type }: Column, value: number | string): string {
  if (typeof value === 'string' || type === 'text' || type === 'number') return String(value)
  const iso = new Date(value).toISOString()
  return type === 'date' ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ')
}

/** As SPSS writes ranges. */
const rangeText = (column: Column, [low, high]: MissingRange) =>
  `${low === null ? 'LO' : valueText(column, low)} THRU ${high === null ? 'HI' : valueText(column, high)}`
