import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

import { score } from './items.ts'

const ask = resultsOf(definition, {})
const all = Object.keys(score.inputs)

test('8 items of 8 points, 6 of 4, 7 of 2, 3 of 1: 105 in all', () => {
  const points = all.map((key) => Object(ask({ [key]: true })).outputs.score)
  expect([8, 4, 2, 1].map((worth) => points.filter((one) => one === worth).length)).toEqual([8, 6, 7, 3])
  expect(ask(Object.fromEntries(all.map((key) => [key, true])))).toMatchObject({
    outputs: { score: 105 },
    bands: ['very-high', 'severe'],
  })
})

test('both sides of the levels', () => {
  expect(ask({ arthritis: true, fever: true })).toMatchObject({ outputs: { score: 5 }, bands: ['mild', 'mild'] })
  expect(ask({ seizure: true, rash: true })).toMatchObject({ outputs: { score: 10 }, bands: ['moderate', 'moderate'] })
  expect(ask({ seizure: true, rash: true, fever: true })).toMatchObject({
    outputs: { score: 11 },
    bands: ['high', 'moderate'],
  })
  expect(ask({ seizure: true, arthritis: true, rash: true, fever: true })).toMatchObject({
    outputs: { score: 15 },
    bands: ['high', 'severe'],
  })
})

test('an item that it does not have is refused', () => {
  expect(ask({ cough: true })).toEqual(['unknown-input'])
})
