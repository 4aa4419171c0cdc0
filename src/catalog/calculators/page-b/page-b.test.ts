import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

function score(years: number, platelets: number, sex = 'female') {
  const outcome = runCalculator(definition, {
    age: { value: years, unit: 'a' },
    sex,
    platelets: { value: platelets, unit: '10*9/L' },
  })
  return outcome.status === 'done' ? outcome.outputs.score?.value : outcome
}

test('age', () => {
  const years = [16, 29, 30, 39, 40, 49, 50, 59, 60, 69, 70]
  expect(years.map((age) => score(age, 300))).toEqual([0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10])
})

test('platelets: 99.9, 100 and 199.9, 200', () => {
  expect([99.9, 100, 199.9, 200].map((count) => score(20, count))).toEqual([9, 6, 6, 0])
})

test('men have 6 points; refused below 16 years and without platelets', () => {
  expect(score(20, 300, 'male')).toBe(6)
  expect(score(15, 300)).toMatchObject({ problems: [{ code: 'from-16' }] })
  expect(score(20, 0)).toMatchObject({ status: 'rejected' })
})
