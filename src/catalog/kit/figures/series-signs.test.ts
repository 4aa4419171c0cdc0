import { expect, test } from 'vitest'
import { dashNames, seriesSigns, shapeNames, withSeriesSign } from './series-signs.ts'

test('signs are read in the order of the series, and unknown ones are left to the figure', () => {
  expect(seriesSigns('', shapeNames)).toEqual([])
  expect(seriesSigns('square,,star,cross', shapeNames)).toEqual(['square', undefined, undefined, 'cross'])
  expect(seriesSigns('solid,dashed', dashNames)).toEqual(['solid', 'dashed'])
})

test('the sign of one series is set and taken back without a trace', () => {
  expect(withSeriesSign('', 2, 'cross')).toBe(',,cross')
  expect(withSeriesSign(',,cross', 0, 'square')).toBe('square,,cross')
  expect(withSeriesSign('square,,cross', 2, undefined)).toBe('square')
  expect(withSeriesSign('square', 0, undefined)).toBe('')
})
