import { expect, test } from 'vitest'
import { runCalculator } from '../../kit/tool/run-calculator.ts'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const of = resultsOf(definition, {})

test('identical strata pool to their common estimate', () => {
  const alike = of({
    strata: [
      [10, 20, 5, 40],
      [10, 20, 5, 40],
    ],
  })
  expect(alike).toMatchObject({ outputs: { odds: 4, homogeneity: 1 } })
})

test('without events there are no estimates, with events in only one group no odds ratio', () => {
  const outcome = runCalculator(definition, { strata: [[0, 10, 0, 12]] })
  expect(outcome.status === 'done' && Object.keys(outcome.outputs)).toEqual([])
  const onlyExposed = runCalculator(definition, { strata: [[4, 10, 0, 12]] })
  expect(onlyExposed.status === 'done' && onlyExposed.outputs.odds).toBeUndefined()
})

test('a stratum without one of the groups is named', () => {
  const outcome = runCalculator(definition, {
    strata: [
      [1, 2, 3, 4],
      [0, 0, 3, 4],
    ],
  })
  expect(outcome).toMatchObject({ status: 'rejected', problems: [{ code: 'empty-group', params: { stratum: 2 } }] })
})
