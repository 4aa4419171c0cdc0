import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { pre: { value: 20, unit: '%' } })

test('a likelihood ratio of 1 leaves the probability as it was', () => {
  const one = { value: 1, unit: '1' }
  expect(ask({ positive: one, negative: one })).toMatchObject({ outputs: { afterPositive: 20, afterNegative: 20 } })
})

test('one likelihood ratio is enough, none is not', () => {
  const result = ask({ positive: { value: 4, unit: '1' } })
  expect(result).toMatchObject({ outputs: { afterPositive: 50 } })
  expect(ask()).toEqual(['no-ratio'])
})
