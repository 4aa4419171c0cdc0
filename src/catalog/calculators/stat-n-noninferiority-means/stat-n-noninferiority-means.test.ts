import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const number = (value: number) => ({ value, unit: '1' })
const of = resultsOf(definition, {
  aim: 'EQ',
  difference: number(1),
  margin: number(5),
  sd: number(10),
  alpha: '0.05',
  power: '0.80',
})

test('the size for equivalence is conservative if a difference is expected', () => {
  // epiR::epi.ssequc(treat = 5, control = 4, sd = 10, delta = 5, n = NA, power = 0.8, alpha = 0.05): 107.048 a group
  expect(of()).toMatchObject({ outputs: { n: 108, total: 216 } })
  expect(of({ difference: number(-1) })).toEqual(of())
})

test('there is no size if the difference reaches the margin', () => {
  for (const [aim, difference] of [
    ['EQ', 5],
    ['EQ', -5],
    ['NI', -5],
    ['SUP', 5],
  ] as const)
    expect(of({ aim, difference: number(difference) })).toMatchObject({ outputs: {} })
  expect(of({ aim: 'NI', difference: number(-4.9) })).toMatchObject({ outputs: { n: 123652 } })
})
