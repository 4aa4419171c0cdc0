import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { behaviour: '0', circulation: '0', breathing: '0' })

test.each(['behaviour', 'circulation', 'breathing'])('%s: up to 3 points', (domain) => {
  for (const points of [1, 2, 3])
    expect(ask({ [domain]: String(points) })).toMatchObject({
      outputs: { score: points },
      bands: [points < 3 ? 'low' : 'raised'],
    })
})

test('nebulisers or vomiting add two, to eleven in all', () => {
  expect(ask({ extra: true })).toMatchObject({ outputs: { score: 2 } })
  expect(ask({ behaviour: '3', circulation: '3', breathing: '3', extra: true })).toMatchObject({
    outputs: { score: 11 },
  })
})

test('an adult is refused', () => {
  expect(ask({ age: { value: 17, unit: 'a' } })).toMatchObject({ warned: [] })
  expect(ask({ age: { value: 18, unit: 'a' } })).toEqual(['children-only'])
})
