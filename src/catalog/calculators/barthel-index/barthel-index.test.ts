import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const nothing = Object.fromEntries(Object.keys(definition.inputs).map((item) => [item, '0']))
const ask = resultsOf(definition, nothing)

test('the key of an answer is its points, and the maximum is 100', () => {
  const most = Object.entries(definition.inputs).map(([item, { of }]) => {
    const answers = Object.keys(of)
    for (const points of answers) expect(ask({ [item]: points })).toMatchObject({ outputs: { score: Number(points) } })
    return Math.max(...answers.map(Number))
  })
  expect(most).toEqual([10, 5, 5, 10, 10, 10, 10, 15, 15, 10])
})

test.each([
  [{ feeding: '10', dressing: '10', bowels: '10', bladder: '10' }, 40, ['severe', 'severe']],
  [{ feeding: '10', dressing: '10', bowels: '10', bladder: '10', bathing: '5' }, 45, ['moderate', 'severe']],
  [{ transfer: '15', mobility: '15', feeding: '10', dressing: '10', bowels: '10' }, 60, ['moderate', 'severe']],
  [
    { transfer: '15', mobility: '15', feeding: '10', dressing: '10', bowels: '10', bathing: '5' },
    65,
    ['mild', 'moderate'],
  ],
  [{ feeding: '10', transfer: '10' }, 20, ['severe', 'total']],
])('%j: %i', (more, score, bands) => {
  expect(ask(more)).toMatchObject({ outputs: { score }, bands })
})

test('an activity that was not assessed leaves no score', () => {
  expect(ask({ stairs: null })).toEqual(['stairs'])
})
