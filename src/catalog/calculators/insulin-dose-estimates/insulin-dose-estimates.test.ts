import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { weight: { value: 70, unit: 'kg' }, perKg: { value: 0.5, unit: 'U/kg' } })

test('140 jin are 70 kg', () => {
  expect(ask({ weight: { value: 140, unit: 'jin' } })).toMatchObject({
    outputs: { total: 35, basal: 17.5, carbohydrate: 14.3, correction: 2.86, correctionMg: 51 },
  })
})

test('is refused in children, crises and pregnancy; warns in the elderly and of a high dose', () => {
  expect([ask({ age: { value: 17, unit: 'a' } }), ask({ crisis: true }), ask({ pregnancy: true })]).toEqual([
    ['adults-only'],
    ['crisis'],
    ['in-pregnancy'],
  ])
  expect([
    ask({ age: { value: 69, unit: 'a' } }),
    ask({ age: { value: 70, unit: 'a' } }),
    ask({ perKg: { value: 0.8, unit: 'U/kg' } }),
  ]).toMatchObject([{ warned: [] }, { warned: ['elderly'] }, { warned: ['high-dose'] }])
})

test('5 U/kg are refused', () => {
  expect(ask({ perKg: { value: 5, unit: 'U/kg' } })).toEqual(['impossible-value'])
})
