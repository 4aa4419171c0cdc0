import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  tender: { value: 0, unit: '{count}' },
  swollen: { value: 0, unit: '{count}' },
  patient: { value: 0, unit: '{score}' },
  physician: { value: 0, unit: '{score}' },
})

test.each([
  [0, 2.8, 'remission'],
  [0, 2.9, 'low'],
  [9, 1, 'low'],
  [9, 1.1, 'moderate'],
  [21, 1, 'moderate'],
  [21, 1.1, 'high'],
])('CDAI of %d joints and %d: %s', (joints, patient, band) => {
  expect(
    ask({ tender: { value: joints, unit: '{count}' }, patient: { value: patient, unit: '{score}' } }),
  ).toMatchObject({ bands: [band] })
})

test('CRP counts in mg/dL, in any unit of entry', () => {
  expect([ask({ crp: { value: 25, unit: 'mg/L' } }), ask({ crp: { value: 2.5, unit: 'mg/dL' } })]).toMatchObject([
    { outputs: { cdai: 0, sdai: 2.5 } },
    { outputs: { cdai: 0, sdai: 2.5 } },
  ])
})

test('half a joint is refused', () => {
  expect(ask({ tender: { value: 1.5, unit: '{count}' } })).toEqual(['not-an-integer'])
})
