import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {})
const items = [
  'cancer',
  'paralysis',
  'bedridden',
  'tenderness',
  'wholeLeg',
  'calf',
  'oedema',
  'collaterals',
  'previous',
]

test('every sum from 0 to 9 has its levels, two points lower with another diagnosis', () => {
  for (let n = 0; n <= 9; n++) {
    const ticked = Object.fromEntries(items.slice(0, n).map((item) => [item, true]))
    const levels = (score: number) => [
      score <= 1 ? 'unlikely' : 'likely',
      score <= 0 ? 'low' : score <= 2 ? 'moderate' : 'high',
    ]
    expect(ask(ticked)).toMatchObject({ outputs: { score: n }, bands: levels(n) })
    expect(ask({ ...ticked, alternative: true })).toMatchObject({ outputs: { score: n - 2 }, bands: levels(n - 2) })
  }
})

test('each item counts one', () => {
  for (const item of items) expect(ask({ [item]: true }), item).toMatchObject({ outputs: { score: 1 } })
})

test('is refused in pregnancy', () => {
  expect(ask({ pregnancy: true })).toEqual(['in-pregnancy'])
})
