import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = (b: number, c: number) =>
  resultsOf(definition, { b: { value: b, unit: '1' }, c: { value: c, unit: '1' } })()

test('without discordant pairs there is no test, with those of one kind no odds ratio', () => {
  expect(ask(0, 0)).toEqual(['none-differ'])
  const result = ask(5, 0)
  expect(result).toMatchObject({ outputs: { exact: 0.0625 } }) // 2 × 0.5⁵
  expect(Object.keys('outputs' in result ? result.outputs : {})).not.toContain('odds')
})
