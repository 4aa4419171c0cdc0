import { expect, test } from 'vitest'
import { cellShower } from './shown-text.ts'

const valueLabels = [
  { value: 1, label: 'male' },
  { value: '.a', label: 'refused' },
  { value: 3, label: '' },
]

test('with labels a value is shown by its label, also a kind of missing value', () => {
  const shown = cellShower({ type: 'number', valueLabels }, true)
  expect(['1', '.a', '2', '3'].map((cell) => shown(cell).text)).toEqual(['male', 'refused', '2', '3'])
  expect([shown('1').isNumber, shown('2').isNumber]).toEqual([false, true])
})

test('without labels values are shown as they are, long fractions rounded', () => {
  const shown = cellShower({ type: 'number', valueLabels }, false)
  expect([shown('1').text, shown('0.3333333333333333').text]).toEqual(['1', '0.333333'])
  expect(cellShower({ type: 'text', valueLabels: [] }, false)('0.3333333333333333').text).toBe('0.3333333333333333')
})
