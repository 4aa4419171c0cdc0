import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { statistic: { value: 3, unit: '1' } })

test('without its degrees of freedom a statistic has no p value', () => {
  expect(ask({ kind: 't' })).toMatchObject({ outputs: {} })
  expect(ask({ kind: 'F', df: { value: 2, unit: '1' } })).toMatchObject({ outputs: {} })
})

test('a negative χ² is refused, a negative z is not', () => {
  const negative = { statistic: { value: -3, unit: '1' } }
  expect(ask({ kind: 'chi2', ...negative })).toEqual(['negative'])
  expect(ask({ kind: 'z', ...negative })).toEqual(ask({ kind: 'z' }))
})
