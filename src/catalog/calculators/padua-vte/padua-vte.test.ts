import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const person = (years: number, bmi: number) => ({
  age: { value: years, unit: 'a' },
  bmi: { value: bmi, unit: 'kg/m2' },
})
const run = (years: number, bmi: number, more: EnteredInputs = {}) =>
  runCalculator(definition, { ...person(years, bmi), ...more })

test.each([
  ['cancer', 3],
  ['previous', 3],
  ['immobile', 3],
  ['thrombophilia', 3],
  ['surgery', 2],
  ['failure', 1],
  ['infarction', 1],
  ['infection', 1],
  ['hormones', 1],
])('%s: %d', (item, points) => {
  expect(run(50, 23, { [item]: true })).toMatchObject({ outputs: { score: { value: points } } })
})

test('70 years and a body mass index of 30 are a point each; 4 is high', () => {
  expect(
    [run(69, 29.9), run(70, 29.9), run(69, 30)].map(
      (outcome) => outcome.status === 'done' && outcome.outputs.score?.value,
    ),
  ).toEqual([0, 1, 1])
  expect(run(69, 23, { cancer: true })).toMatchObject({ bands: [{ band: { id: 'low' } }] })
  expect(run(70, 23, { cancer: true })).toMatchObject({ bands: [{ band: { id: 'high' } }] })
})

test('refused in children; how many items were answered is part of the result', () => {
  expect(run(17, 23)).toMatchObject({ problems: [{ code: 'adults-only' }] })
  expect(run(50, 23, { cancer: true })).toMatchObject({ answered: { of: 11, count: 3 } })
})
