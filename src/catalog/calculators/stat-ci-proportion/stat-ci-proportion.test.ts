import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = (x: number, n: number) =>
  resultsOf(definition, { events: { value: x, unit: '1' }, n: { value: n, unit: '1' } })()

test('no limit leaves 0 and 1', () => {
  expect(ask(0, 3)).toMatchObject({ outputs: { wilsonLow: 0, exactLow: 0, agrestiLow: 0, waldLow: 0, waldHigh: 0 } })
  expect(ask(3, 3)).toMatchObject({ outputs: { wilsonHigh: 1, exactHigh: 1, agrestiHigh: 1, waldLow: 1 } })
})

test('more events than persons are refused', () => {
  expect(ask(4, 3)).toEqual(['too-many'])
})
