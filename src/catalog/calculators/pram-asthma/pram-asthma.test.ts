import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { saturation: { value: 98, unit: '%' }, air: 'normal', wheeze: 'absent' })

test('saturation on both sides of 92 and 95 %', () => {
  const scores = [91, 92, 94, 95].map((value) => ask({ saturation: { value, unit: '%' } }))
  expect(scores).toMatchObject([2, 1, 1, 0].map((score) => ({ outputs: { score } })))
})

test('twelve points at most', () => {
  const most = {
    saturation: { value: 85, unit: '%' },
    suprasternal: true,
    scalene: true,
    air: 'minimal',
    wheeze: 'audible',
  }
  expect(ask(most)).toMatchObject({ outputs: { score: 12 }, bands: ['severe'] })
})
