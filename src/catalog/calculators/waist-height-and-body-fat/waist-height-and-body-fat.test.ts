import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { sex: 'male', waist: { value: 90, unit: 'cm' }, height: { value: 175, unit: 'cm' } })

test('without neck, hip, BMI and age there are only the waist and its ratio', () => {
  expect(ask()).toEqual({ outputs: { waistToHeight: 0.51, waist: 90 }, bands: ['increased', 'central'], warned: [] })
})

test('both sides of 90 cm in men and 85 cm in women, in inches too', () => {
  expect([
    ask({ waist: { value: 89.9, unit: 'cm' } }),
    ask({ waist: { value: 35.4, unit: '[in_i]' } }),
    ask({ waist: { value: 35.5, unit: '[in_i]' } }),
  ]).toMatchObject([
    { bands: ['increased', 'below'] },
    { bands: ['increased', 'below'] },
    { bands: ['increased', 'central'] },
  ])
  expect([
    ask({ sex: 'female', waist: { value: 84.9, unit: 'cm' } }),
    ask({ sex: 'female', waist: { value: 85, unit: 'cm' } }),
  ]).toMatchObject([{ bands: ['healthy', 'below'] }, { bands: ['healthy', 'central'] }])
})

test('a neck wider than the waist gives no share of fat; pregnancy is refused', () => {
  expect(ask({ waist: { value: 60, unit: 'cm' }, neck: { value: 70, unit: 'cm' } })).toMatchObject({
    outputs: { waist: 60 },
  })
  expect(
    Object(ask({ waist: { value: 60, unit: 'cm' }, neck: { value: 70, unit: 'cm' } })).outputs.navy,
  ).toBeUndefined()
  expect(ask({ pregnancy: true })).toEqual(['in-pregnancy'])
})
