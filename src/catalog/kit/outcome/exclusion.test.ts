import { expect, test } from 'vitest'
import { exclusions, unusableValues } from './exclusion.ts'
import { infiniteLeftOutMessage, infiniteWarnings } from './infinite-left-out.ts'

test('a column has a line for its missing and one for its infinite values, and none where there are none', () => {
  expect(exclusions(['a', 'b'], [{ missing: 2, infinite: 1 }])).toEqual([
    { variable: 'a', reason: 'missing', count: 2 },
    { variable: 'a', reason: 'infinite', count: 1 },
  ])
  expect(unusableValues(null, { missing: 2, infinite: 1 })).toEqual([])
})

test('only infinite values are warned of', () => {
  const definition = { id: 'chart', messages: infiniteLeftOutMessage }
  const variable = { variable: 'a' }
  expect(infiniteWarnings(definition, unusableValues('a', { missing: 2, infinite: 1 }))).toEqual([
    { code: 'infinite-left-out', params: { variable, n: 1 }, weight: 'warning', where: variable },
  ])
})
