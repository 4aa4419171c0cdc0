import { expect, test } from 'vitest'
import * as column from '../outcome/columns.ts'
import type { Cell } from '../outcome/outcome.ts'
import { displaySettings } from './format.ts'
import { formatCell } from './format-cell.ts'
import { sharedDecimals } from './shared-decimals.ts'

const settings = displaySettings('en')
const heading = { en: '', zh: '' }
const b = column.estimate(heading)
const se = column.standardError(heading)
const interval = column.interval(heading)

/** The row as displayed. */
function shown(...cells: readonly (readonly [column.ColumnSpec, Cell | null])[]): readonly string[] {
  const row = cells.map(([of, cell]) => ({ of, cell }))
  const decimals = sharedDecimals(row, settings)
  const display = { settings, names: { variable: String, level: String, label: () => null } as never }
  return row.map(({ of, cell }, k) =>
    formatCell(cell, of, display, decimals[k])
      .runs.map(({ text }) => text)
      .join(''),
  )
}

test('an interval has the decimals of its estimate, not those of its standard error', () => {
  expect(shown([b, -0.0243], [se, 0.1], [interval, { lower: -0.2213, upper: 0.1721 }])).toEqual([
    '−0.024',
    '0.10',
    '−0.221 to 0.172',
  ])
  expect(shown([b, -0.19], [se, 0.0743], [interval, { lower: -0.33, upper: -0.04 }])).toEqual([
    '−0.19',
    '0.074',
    '−0.33 to −0.04',
  ])
})

test('an estimate has those of an interval with a limit close to zero', () => {
  expect(shown([b, 0.1534], [interval, { lower: -0.0033, upper: 0.2949 }])).toEqual(['0.153', '−0.003 to 0.295'])
})

test('a column with its own decimals keeps them; each interval belongs to the last estimate before it', () => {
  const fixed = column.estimate(heading, 3)
  const of = (lower: number, upper: number) => ({ lower, upper })
  expect(shown([fixed, 0.7239], [interval, of(0.6, 0.77)], [b, 14.5], [interval, of(11.5, 17.5)])).toEqual([
    '0.724',
    '0.600 to 0.770',
    '14.50',
    '11.50 to 17.50',
  ])
})

test('without an estimate or an interval nothing is shared', () => {
  expect(shown([b, null], [interval, { lower: 0.1, upper: 0.2 }])).toEqual(['', '0.10 to 0.20'])
  expect(shown([b, 0.0123], [interval, null])).toEqual(['0.012', ''])
})
