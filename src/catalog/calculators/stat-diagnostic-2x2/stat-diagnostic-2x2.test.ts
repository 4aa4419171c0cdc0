import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const ask = (tp: number, fp: number, fn: number, tn: number) =>
  resultsOf(
    definition,
    Object.fromEntries(Object.entries({ tp, fp, fn, tn }).map(([key, value]) => [key, { value, unit: '1' }])),
  )()

/** (10.5/11) ÷ (0.5/21) = 40.09; (0.5/11) ÷ (20.5/21) = 0.0466; 10.5 × 20.5 ÷ 0.25 = 861. */
test('with an empty cell the ratios are those after adding 0.5 to each cell, with a warning', () => {
  const result = ask(10, 0, 0, 20)
  expect(result).toMatchObject({
    outputs: { sensitivity: 1, specificity: 1, positiveRatio: 40.09, negativeRatio: 0.047, oddsRatio: 861 },
    warned: ['empty-cell', 'empty-cell'],
  })
})

test('a predictive value is omitted if no test result has its sign', () => {
  const result = ask(0, 0, 5, 5)
  expect(result).toMatchObject({ outputs: { npv: 0.5 } })
  expect(Object.keys('outputs' in result ? result.outputs : {})).not.toContain('ppv')
})

test('without diseased or without healthy persons there is no result', () => {
  expect(ask(0, 5, 0, 5)).toEqual(['no-diseased'])
  expect(ask(5, 0, 5, 0)).toEqual(['no-healthy'])
})
