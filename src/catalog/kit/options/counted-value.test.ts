import { expect, test } from 'vitest'
import { countedPlace } from './counted-value.ts'

const levels = (...of: (string | number | [number, string])[]) =>
  of.map((one) => (Array.isArray(one) ? { value: one[0], label: one[1] } : { value: one, label: String(one) }))

test('the usual words of presence, in any order of the values', () => {
  expect(
    [levels('No', 'Yes'), levels('Yes', 'No'), levels(0, 1), levels('无', '有'), levels('阳性', '阴性')].map((of) =>
      countedPlace(of, ''),
    ),
  ).toEqual([1, 0, 1, 1, 0])
})

test('a label goes before a value', () => {
  expect(countedPlace(levels([1, 'No'], [2, 'Yes']), '')).toBe(1)
  expect(countedPlace(levels([1, 'Fever'], [2, 'No fever']), '')).toBe(0)
})

test('a variable without any case, and one with other words', () => {
  expect(countedPlace(levels('No'), '')).toBe('absent')
  expect(countedPlace([], '')).toBe('absent')
  expect(countedPlace(levels('mild', 'severe'), '')).toBe('unknown')
})

test('the value or the label that is typed', () => {
  expect(countedPlace(levels('mild', 'severe'), ' Severe ')).toBe(1)
  expect(countedPlace(levels([0, '无'], [3, '重度']), '3')).toBe(1)
  expect(countedPlace(levels('No', 'Yes'), 'severe')).toBe('absent')
})
