import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { definition } from './definition.ts'

const man = {
  age: { value: 65, unit: 'a' },
  sex: 'male',
  weight: { value: 70, unit: 'kg' },
  creatinine: { value: 1.4, unit: 'mg/dL' },
  acuteKidneyInjury: false,
}

test('a weight of 180 typed as kg must be confirmed before anything is computed, because 180 lb is usual', () => {
  const heavy = { value: 180, unit: 'kg' }
  expect(runCalculator(definition, { ...man, weight: heavy })).toMatchObject({
    status: 'rejected',
    problems: [{ input: 'weight', code: 'confirm-unit', params: { value: 180, unit: 'kg', other: '[lb_av]' } }],
  })
  expect(runCalculator(definition, { ...man, weight: { ...heavy, confirmed: true } })).toMatchObject({
    status: 'done',
    warnings: [{ input: 'weight', code: 'unusual-value' }],
  })
})

test('the result is an absolute clearance, not one per 1.73 m²', () => {
  expect(definition.outputs.clearance.unit.en).toBe('mL/min')
})

test.each([
  ['under 18', { age: { value: 17, unit: 'a' } }, 'adults-only'],
  ['acute kidney injury', { acuteKidneyInjury: true }, 'not-steady'],
  ['dialysis', { dialysis: true }, 'on-dialysis'],
  ['pregnancy', { pregnancy: true }, 'in-pregnancy'],
])('refuses where the formula does not hold: %s', (_, more, code) => {
  expect(runCalculator(definition, { ...man, ...more })).toMatchObject({ status: 'rejected', problems: [{ code }] })
})

test('doubling creatinine halves the clearance; a woman has 85 % of a man', () => {
  const at = (creatinine: number, sex: 'male' | 'female') =>
    definition.formula({
      age: 65,
      weight: 70,
      creatinine,
      sex,
      acuteKidneyInjury: null,
      dialysis: null,
      pregnancy: null,
    }).clearance
  expect(at(88.4, 'male')).toBeCloseTo((75 * 70) / 72, 12)
  expect(at(176.8, 'male')).toBeCloseTo(at(88.4, 'male') / 2, 12)
  expect(at(88.4, 'female')).toBeCloseTo(at(88.4, 'male') * 0.85, 12)
})
