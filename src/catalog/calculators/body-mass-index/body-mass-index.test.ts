import { expect, test } from 'vitest'
import type { EnteredInputs } from '../../kit/tool/calculator-input-spec.ts'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const age = { value: 40, unit: 'a' }
const run = (inputs: EnteredInputs) => runCalculator(definition, { age, ...inputs })

function bandsAt(bmi: number) {
  const outcome = run({ height: { value: 2, unit: 'm' }, weight: { value: bmi * 4, unit: 'kg', confirmed: true } })
  return outcome.status === 'done' ? outcome.bands.map(({ band }) => band.id) : outcome.status
}

/** Cut-offs: WS/T 428—2013 and the WHO classes. */
test.each([
  [18.49, ['underweight', 'underweight']],
  [18.5, ['normal', 'normal']],
  [23.96, ['normal', 'normal']],
  [24, ['overweight', 'normal']],
  [24.96, ['overweight', 'normal']],
  [25, ['overweight', 'overweight']],
  [27.99, ['overweight', 'overweight']],
  [28, ['obese', 'overweight']],
  [30, ['obese', 'obese-1']],
  [35, ['obese', 'obese-2']],
  [40, ['obese', 'obese-3']],
])('%d kg/m², by the Chinese standard and by that of the WHO', (bmi, bands) => {
  expect(bandsAt(bmi)).toEqual(bands)
})

test.each([
  [{ value: 1.7, unit: 'cm' }, 'impossible-other-unit', 'm'],
  [{ value: 170, unit: 'm' }, 'impossible-other-unit', 'cm'],
  [{ value: 65, unit: 'cm' }, 'confirm-unit', '[in_i]'],
])('a height of %j asks for its unit', (height, code, other) => {
  expect(run({ height, weight: { value: 70, unit: 'kg' } })).toMatchObject({
    status: 'rejected',
    problems: [{ input: 'height', code, params: { other } }],
  })
})

test('150 lb at 65 in: 24.96, the example of the US CDC in pounds and inches', () => {
  expect(run({ height: { value: 65, unit: '[in_i]' }, weight: { value: 150, unit: '[lb_av]' } })).toMatchObject({
    outputs: { bmi: { value: expect.closeTo(24.96, 2) } },
  })
})

test('children and pregnant women are refused with the reason', () => {
  const body = { height: { value: 160, unit: 'cm' }, weight: { value: 60, unit: 'kg' } }
  expect(run({ ...body, age: { value: 12, unit: 'a' } })).toMatchObject({ problems: [{ code: 'adults-only' }] })
  expect(run({ ...body, pregnancy: true })).toMatchObject({ problems: [{ code: 'in-pregnancy' }] })
  expect(run({ ...body, age: { value: 65, unit: 'a' } })).toMatchObject({ warnings: [{ code: 'in-old-age' }] })
})
