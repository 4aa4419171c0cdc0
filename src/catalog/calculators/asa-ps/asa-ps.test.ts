import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { status: 'I' })

test('each class is its own band', () => {
  for (const [i, id] of ['I', 'II', 'III', 'IV', 'V', 'VI'].entries())
    expect(ask({ status: id })).toEqual({ outputs: { class: i + 1 }, bands: [id], warned: [] })
})

test('an emergency adds E and leaves the class', () => {
  expect(ask({ status: 'III', emergency: true })).toEqual({ outputs: { class: 3 }, bands: ['III'], warned: ['add-e'] })
  expect(ask({ status: 'III', emergency: false })).toMatchObject({ warned: [] })
})

test('a class that does not exist is refused', () => {
  expect(ask({ status: 'VII' })).toEqual(['not-a-choice'])
})
