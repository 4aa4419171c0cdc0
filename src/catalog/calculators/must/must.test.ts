import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { step1: 'zero', step2: 'zero', step3: 'zero' })

test('the steps add up, six at most', () => {
  expect(ask()).toMatchObject({ outputs: { score: 0 }, bands: ['low'] })
  expect(ask({ step2: 'one' })).toMatchObject({ outputs: { score: 1 }, bands: ['medium'] })
  expect(ask({ step3: 'two' })).toMatchObject({ outputs: { score: 2 }, bands: ['high'] })
  expect(ask({ step1: 'two', step2: 'two', step3: 'two' })).toMatchObject({ outputs: { score: 6 } })
})

test('the third step has no single point', () => {
  expect(ask({ step3: 'one' })).toEqual(['not-a-choice'])
})
