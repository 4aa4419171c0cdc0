import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { p: { value: 50, unit: '%' }, halfWidth: { value: 5, unit: '%' } })

test('the classic 385, and a small population needs fewer', () => {
  expect(ask()).toMatchObject({ outputs: { n: 385 } })
  expect(ask({ population: { value: 384, unit: '1' } })).toMatchObject({ outputs: { n: 193 } }) // 384.15 ÷ (1 + 383.15/384)
})

test('a finite population shows both numbers, else there is one', () => {
  expect(ask({ population: { value: 384, unit: '1' } })).toMatchObject({ outputs: { n: 193, uncorrected: 385 } })
  expect(ask()).toMatchObject({ outputs: { n: 385 } })
  expect(ask()).not.toHaveProperty('outputs.uncorrected')
})
