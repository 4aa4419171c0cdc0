import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  back: { value: 0, unit: '{score}' },
  stiffness: { value: 0, unit: '{score}' },
  global: { value: 0, unit: '{score}' },
  peripheral: { value: 0, unit: '{score}' },
})

test('a CRP below 2 mg/L is read as 2', () => {
  expect([
    ask({ crp: { value: 0, unit: 'mg/L' } }),
    ask({ crp: { value: 2, unit: 'mg/L' } }),
    ask({ crp: { value: 0.2, unit: 'mg/dL' } }),
  ]).toMatchObject([{ outputs: { crp: 0.64 } }, { outputs: { crp: 0.64 } }, { outputs: { crp: 0.64 } }])
})

test('without CRP and ESR there is no number', () => {
  expect(ask()).toEqual({ outputs: {}, bands: [], warned: [] })
})

test('both sides of 1.3, 2.1 and 3.5 by ESR; a scale of 11 is refused', () => {
  const bands = [20.1, 52, 53, 145.6, 146.2].map((value) => ask({ esr: { value, unit: 'mm/h' } }))
  expect(bands).toMatchObject(['low', 'low', 'high', 'high', 'very-high'].map((band) => ({ bands: [band] })))
  expect([ask({ esr: { value: 20, unit: 'mm/h' } }), ask({ back: { value: 11, unit: '{score}' } })]).toMatchObject([
    { outputs: { esr: 1.3 }, bands: ['low'] },
    ['impossible-value'],
  ])
})
