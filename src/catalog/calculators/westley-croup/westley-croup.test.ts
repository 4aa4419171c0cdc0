import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = resultsOf(definition, {
  consciousness: 'normal',
  cyanosis: 'none',
  stridor: 'none',
  air: 'normal',
  retractions: 'none',
})

test('each sign at its worst', () => {
  expect(ask({ consciousness: 'disoriented' })).toMatchObject({ outputs: { score: 5 } })
  expect(ask({ cyanosis: 'agitated' })).toMatchObject({ outputs: { score: 4 } })
  expect(
    ask({ consciousness: 'disoriented', cyanosis: 'rest', stridor: 'rest', air: 'marked', retractions: 'severe' }),
  ).toMatchObject({ outputs: { score: 17 }, bands: ['failing'] })
})
