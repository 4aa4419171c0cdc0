import { expect, test } from 'vitest'
import { missingKinds, missingPatterns, rowsByMissing } from './missing-patterns.ts'

const meta = {
  name: '',
  label: '',
  measure: 'continuous',
  valueLabels: [],
  missingCodes: [],
  missingRanges: [],
} as const
const never = async () => {}

test('blanks, codes and ranges are told apart', () => {
  const values = Float64Array.of(1, Number.NaN, 99, -3, Number.POSITIVE_INFINITY)
  expect([
    ...missingKinds({ ...meta, id: 'a', type: 'number', values, missingCodes: [99], missingRanges: [[null, -1]] }),
  ]).toEqual([0, 1, 2, 2, 0])
  const text = {
    ...meta,
    id: 'b',
    type: 'text',
    codes: Int32Array.of(0, 1, -1),
    dictionary: ['yes', 'refused'],
  } as const
  expect([...missingKinds({ ...text, missingCodes: ['refused'] })]).toEqual([0, 2, 1])
})

test('patterns by frequency, then by their first row', async () => {
  const [a, b] = [Uint8Array.of(0, 1, 0, 2, 0, 0), Uint8Array.of(0, 1, 1, 0, 0, 0)]
  expect(await missingPatterns([a, b], never)).toEqual([
    { missing: [], rows: 3 },
    { missing: [0, 1], rows: 1 },
    { missing: [1], rows: 1 },
    { missing: [0], rows: 1 },
  ])
})

test('rows with the most missing columns come first', () => {
  const [a, b] = [Uint8Array.of(0, 1, 0, 2, 0), Uint8Array.of(0, 1, 1, 0, 0)]
  expect([...rowsByMissing([a, b])]).toEqual([1, 2, 3, 0, 4])
})
