import { expect, test } from 'vitest'
import { makeNumericColumn, textColumn } from './make-columns.ts'
import { pickValues } from './pick-values.ts'

const meta = {
  id: 's.1',
  name: 'before',
  label: '',
  measure: 'continuous',
  valueLabels: [],
  missingCodes: [],
  missingRanges: [],
} as const
const positions = Int32Array.of(3, -1, 0, 1, 2)

test('the values of rows are a column of their own, in which every kind of missing is a blank', () => {
  const stages = makeNumericColumn(
    {
      id: 'c1',
      name: 'stage',
      label: 'Stage',
      measure: 'ordinal',
      format: 'percent',
      valueLabels: [{ value: 2, label: 'II' }],
      missingCodes: [9],
      missingTags: Uint8Array.of(0, 0, 1, 0),
    },
    [2, 9, null, 1],
  )
  expect(pickValues(stages, positions, meta)).toEqual({
    ...meta,
    measure: 'ordinal',
    format: 'percent',
    valueLabels: [{ value: 2, label: 'II' }],
    type: 'number',
    values: Float64Array.of(1, Number.NaN, 2, Number.NaN, Number.NaN),
  })
})

test('texts keep their dictionary, and a code of missing is a blank', () => {
  const arms = textColumn({ id: 'c2', name: 'arm', missingCodes: ['不详'] }, ['a', '不详', null, 'b'])
  expect(pickValues(arms, positions, meta)).toEqual({
    ...meta,
    measure: arms.measure,
    type: 'text',
    codes: Int32Array.of(arms.dictionary.indexOf('b'), -1, arms.dictionary.indexOf('a'), -1, -1),
    dictionary: arms.dictionary,
  })
})
