import { expect, test } from 'vitest'
import { adjustPValues } from './adjust-p-values.ts'

const p = [0.04, 0.01, Number.NaN, 0.03, 0.6]

// p.adjust(c(0.04, 0.01, NaN, 0.03, 0.6), "holm") in R 4.2.2
test('Holm steps down, never below an earlier value, and skips missing P values', () => {
  const holm = adjustPValues(p, 'holm')
  for (const [k, value] of [
    [0, 0.09],
    [1, 0.04],
    [3, 0.09],
    [4, 0.6],
  ] as const)
    expect(holm[k]).toBeCloseTo(value, 15)
  expect(holm[2]).toBeNaN()
})

test('Bonferroni multiplies, up to 1', () => {
  expect(adjustPValues(p, 'bonferroni')).toEqual([0.16, 0.04, Number.NaN, 0.12, 1])
  expect(adjustPValues(p, 'none')).toBe(p)
})

// p.adjust(c(0.04, 0.01, NaN, 0.03, 0.6), "BH") in R 4.2.2
test('Benjamini and Hochberg step up, never above a later value', () => {
  const adjusted = adjustPValues(p, 'benjamini-hochberg')
  for (const [k, value] of [0.16 / 3, 0.04, Number.NaN, 0.16 / 3, 0.6].entries())
    if (Number.isNaN(value)) expect(adjusted[k]).toBeNaN()
    else expect(adjusted[k]).toBeCloseTo(value, 15)
})
