import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  tender: { value: 0, unit: '{count}' },
  swollen: { value: 0, unit: '{count}' },
  global: { value: 0, unit: 'mm' },
})

test('an ESR of 0 counts as 1: no activity at all', () => {
  expect(ask({ esr: { value: 0, unit: 'mm/h' } })).toMatchObject({ outputs: { esr: 0 }, bands: ['remission'] })
  expect(ask({ crp: { value: 0, unit: 'mg/L' } })).toMatchObject({ outputs: { crp: 0.96 } })
})

test('2.5 mg/dL of CRP and 6 cm are 25 mg/L and 60 mm', () => {
  expect(
    ask({
      tender: { value: 8, unit: '{count}' },
      swollen: { value: 6, unit: '{count}' },
      global: { value: 6, unit: 'cm' },
      crp: { value: 2.5, unit: 'mg/dL' },
    }),
  ).toMatchObject({ outputs: { crp: 5.24 } })
})

test('3.20 by ESR is low, 3.21 moderate; 29 joints are refused', () => {
  expect(ask({ esr: { value: 10, unit: 'mm/h' }, global: { value: 113.4, unit: 'mm' } })).toEqual(['impossible-value'])
  const at = (global: number) => ask({ esr: { value: 20, unit: 'mm/h' }, global: { value: global, unit: 'mm' } })
  expect([at(78.7), at(79.5)]).toMatchObject([
    { outputs: { esr: 3.2 }, bands: ['low'] },
    { outputs: { esr: 3.21 }, bands: ['moderate'] },
  ])
  expect(ask({ tender: { value: 29, unit: '{count}' } })).toEqual(['impossible-value'])
})
