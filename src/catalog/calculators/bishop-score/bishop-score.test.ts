import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  dilatation: '5',
  effacement: '80',
  station: '+1',
  consistency: 'soft',
  position: 'anterior',
})

test('thirteen points at most, and none of a closed cervix', () => {
  expect(ask()).toMatchObject({ outputs: { score: 13 } })
  const least = { dilatation: '0', effacement: '0-30', station: '-3', consistency: 'firm', position: 'posterior' }
  expect(ask(least)).toMatchObject({ outputs: { score: 0 }, bands: ['unripe'] })
})
