import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  age: { value: 30, unit: 'a' },
  heartRate: { value: 80, unit: '/min' },
  saturation: { value: 98, unit: '%' },
  lowProbability: true,
})

test.each([
  ['age', 49, 'a', 0],
  ['age', 50, 'a', 1],
  ['heartRate', 99, '/min', 0],
  ['heartRate', 100, '/min', 1],
  ['saturation', 95, '%', 0],
  ['saturation', 94, '%', 1],
])('%s of %d %s: %d', (key, value, unit, score) => {
  expect(ask({ [key]: { value, unit } })).toMatchObject({
    outputs: { score },
    bands: [score === 0 ? 'negative' : 'positive'],
    warned: [],
  })
})

test('any other criterion is enough not to exclude', () => {
  for (const item of ['legSwelling', 'haemoptysis', 'surgery', 'previous', 'oestrogen'])
    expect(ask({ [item]: true }), item).toMatchObject({ outputs: { score: 1 }, bands: ['positive'] })
})

test('is refused above low probability and in pregnancy, and states its assumptions', () => {
  expect(ask({ lowProbability: false })).toEqual(['not-low'])
  expect(ask({ pregnancy: true })).toEqual(['in-pregnancy'])
  expect(ask({ lowProbability: null })).toMatchObject({ warned: ['low-assumed'] })
})
