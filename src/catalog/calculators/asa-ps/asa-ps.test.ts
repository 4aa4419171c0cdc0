import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, { status: 'I' })

test('each class is its own band', () => {
  for (const [i, id] of ['I', 'II', 'III', 'IV', 'V', 'VI'].entries())
    expect(ask({ status: id })).toEqual({ outputs: { class: i + 1 }, bands: [id], warned: [] })
})

test('an emergency adds E to every class but that of donors, and leaves its number', () => {
  for (const [i, id] of ['I', 'II', 'III', 'IV', 'V'].entries())
    expect(ask({ status: id, emergency: true })).toEqual({ outputs: { class: i + 1 }, bands: [`${id}E`], warned: [] })
  expect(ask({ status: 'VI', emergency: true })).toMatchObject({ bands: ['VI'] })
  expect(ask({ status: 'III', emergency: false })).toMatchObject({ bands: ['III'] })
  const [label] = definition.classifications[1]?.bands.slice(2, 3).map((band) => band.label) ?? []
  expect(label).toEqual({ en: 'ASA III E', zh: 'ASA III E 级' })
})

test('a class that does not exist is refused', () => {
  expect(ask({ status: 'VII' })).toEqual(['not-a-choice'])
})
