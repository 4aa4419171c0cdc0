import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  albumin: { value: 38, unit: 'g/L' },
  weight: { value: 70, unit: 'kg' },
  height: { value: 165, unit: 'cm' },
  sex: 'male',
})

test('above the ideal weight nothing is gained', () => {
  expect([ask(), ask({ weight: { value: 100, unit: 'kg' } })]).toMatchObject([
    { outputs: { gnri: 98.3 } },
    { outputs: { gnri: 98.3 } },
  ])
})

test('98.0 is low risk, 98.1 none', () => {
  expect([
    ask({ albumin: { value: 37.81, unit: 'g/L' } }),
    ask({ albumin: { value: 37.88, unit: 'g/L' } }),
  ]).toMatchObject([
    { outputs: { gnri: 98 }, bands: ['low'] },
    { outputs: { gnri: 98.1 }, bands: ['none'] },
  ])
})

test('warns about short patients, and has no ideal weight if the formula gives none', () => {
  expect(ask({ height: { value: 139, unit: 'cm' } })).toMatchObject({ warned: ['unusual-value', 'short'] })
  expect(Object(ask({ height: { value: 60, unit: 'cm', confirmed: true } })).outputs.ideal).toBeUndefined()
})
