import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { item1: '1', item2: '1', item3: '1', item4: '1', item5: '1', item6: '1' })

test.each([
  [{}, 6, 'very-high'],
  [{ item1: '4' }, 9, 'very-high'],
  [{ item1: '4', item2: '2' }, 10, 'high'],
  [{ item1: '4', item2: '4' }, 12, 'high'],
  [{ item1: '4', item2: '4', item3: '2' }, 13, 'moderate'],
  [{ item1: '4', item2: '4', item3: '3' }, 14, 'moderate'],
  [{ item1: '4', item2: '4', item3: '4' }, 15, 'mild'],
  [{ item1: '4', item2: '4', item3: '4', item4: '4' }, 18, 'mild'],
  [{ item1: '4', item2: '4', item3: '4', item4: '4', item5: '2' }, 19, 'none'],
  [{ item1: '4', item2: '4', item3: '4', item4: '4', item5: '4', item6: '3' }, 23, 'none'],
])('%j: %i, %s', (more, score, band) => {
  expect(ask(more)).toEqual({ outputs: { score }, bands: [band], warned: [] })
})

test('the sixth subscale has three grades', () => {
  expect(ask({ item6: '4' })).toEqual(['not-a-choice'])
})
