import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

test('one point for each', () => {
  for (const item of ['fatigue', 'resistance', 'ambulation', 'illnesses', 'weight'])
    expect(ask({ [item]: true })).toMatchObject({ outputs: { score: 1 }, bands: ['pre-frail'] })
})
