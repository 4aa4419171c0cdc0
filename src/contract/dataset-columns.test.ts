import { expect, test } from 'vitest'
import { measureOfFirstType, measureOfSecondType, presentColumns } from './dataset-columns.ts'
import type { Fields } from './records/merge.ts'

const schema = {
  columns: [
    { id: 'c1', name: 'sex', type: 'number', measure: 'nominal', include: true },
    { id: 'c2', name: 'age', type: 'number', measure: 'continuous', include: true, label: 'Age' },
    { id: 'c3', name: 'ward', type: 'text', measure: 'ordinal', include: true },
    { id: 'c4', name: 'left out', type: 'text', measure: 'nominal', include: false },
    { id: 'c5', name: 'of a newer version', type: 'tensor', measure: 'nominal', include: true },
    'no column',
  ],
}
const labels = [
  { value: 1, label: 'male' },
  { value: 2, label: 'female' },
]
const variables = [
  { column: 'c1', 'data.valueLabels': labels, name: null },
  { column: 'c2', label: 'Age, years', measure: 'of a newer version' },
]
const stamped = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value, '']]))
const columnsOf = (importSchema: unknown) =>
  presentColumns(
    'd',
    stamped({ project: 'p', name: 'lung', importSchema }),
    variables.map((values) => ({ fields: stamped(values) })),
  ).columns
const [sex, age, ward] = columnsOf(schema) as [never, never, never]

test('columns have what the file says, changed by what the user said', () => {
  expect(columnsOf(schema)).toMatchObject([
    { id: 'c1', name: 'sex', label: '', first_type: 'category', second_type: 2 },
    { id: 'c2', name: 'age', label: 'Age, years', measure: 'continuous', first_type: 'continue', second_type: null },
    { id: 'c3', name: 'ward', measure: 'ordinal', type: 'text', second_type: null },
  ])
  for (const other of [undefined, null, 'x', {}, { columns: 7 }]) expect(columnsOf(other)).toEqual([])
})

test('a type is expressed by a measurement level, or by none', () => {
  expect(measureOfFirstType(age, 'category')).toBe('nominal')
  expect(measureOfFirstType(ward, 'category')).toBe('ordinal')
  expect(measureOfFirstType(ward, 'string')).toBe('id')
  expect(measureOfFirstType(ward, 'continue')).toBeUndefined()
  expect(measureOfSecondType(age, 2)).toBe('nominal')
  expect(measureOfSecondType(sex, 2)).toBe('nominal')
  expect(measureOfSecondType(sex, 3)).toBeUndefined()
  expect(measureOfSecondType(sex, 7)).toBe('continuous')
  expect(measureOfSecondType(ward, 6)).toBeUndefined()
  expect(measureOfSecondType(age, 4)).toBeUndefined()
})
