import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})

test.each([
  ['I', 1, 'easier'],
  ['II', 2, 'easier'],
  ['III', 3, 'difficult'],
  ['IV', 4, 'difficult'],
])('class %s', (view, value, band) => {
  expect(ask({ view })).toEqual({ outputs: { class: value }, bands: [band], warned: [] })
})

test('nothing seen, no class; a class that does not exist is refused', () => {
  expect(ask()).toEqual(['view'])
  expect(ask({ view: '0' })).toEqual(['not-a-choice'])
})
