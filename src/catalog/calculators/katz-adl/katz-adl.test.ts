import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

test('one point for each', () => {
  for (const item of ['bathing', 'dressing', 'toileting', 'transferring', 'continence', 'feeding'])
    expect(ask({ [item]: true })).toMatchObject({ outputs: { score: 1 }, bands: ['severe'] })
})
