import { expect, test } from 'vitest'
import { classMeasures } from './class-measures.ts'

test('F1 is the harmonic mean of precision and recall', () => {
  const { recall, precision, f1, macroF1 } = classMeasures([
    [8, 2],
    [4, 16],
  ])
  expect(recall).toEqual([0.8, 0.8])
  expect(precision).toEqual([8 / 12, 16 / 18])
  expect(f1[0]).toBeCloseTo((2 * 0.8 * (2 / 3)) / (0.8 + 2 / 3), 14)
  expect(macroF1).toBeCloseTo(((f1[0] ?? 0) + (f1[1] ?? 0)) / 2, 14)
})

test('a class that is never predicted has no precision, one that occurs nowhere no F1 and no part in the mean', () => {
  const { recall, precision, f1, macroF1 } = classMeasures([
    [5, 0, 0],
    [5, 0, 0],
    [0, 0, 0],
  ])
  expect(recall).toEqual([1, 0, Number.NaN])
  expect(precision).toEqual([0.5, Number.NaN, Number.NaN])
  expect(f1).toEqual([10 / 15, 0, Number.NaN])
  expect(macroF1).toBeCloseTo(1 / 3, 14)
})
