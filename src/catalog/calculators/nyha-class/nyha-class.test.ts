import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { nyha: 'I' })

test('each class is its own band; angina may be left out', () => {
  for (const [i, id] of ['I', 'II', 'III', 'IV'].entries()) {
    expect(ask({ nyha: id })).toMatchObject({ outputs: { nyha: i + 1 }, bands: [id] })
    expect(ask({ ccs: id })).toMatchObject({ outputs: { nyha: 1, ccs: i + 1 }, bands: ['I', id] })
  }
})

test('a class that does not exist is refused', () => {
  expect(ask({ nyha: 'V' })).toEqual(['not-a-choice'])
})
