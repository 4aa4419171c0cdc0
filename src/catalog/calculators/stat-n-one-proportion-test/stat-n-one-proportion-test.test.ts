import { expect, test } from 'vitest'
import { resultsOf } from '../../kit/tool/tool-results.ts'
import { definition } from './definition.ts'

const percent = (value: number) => ({ value, unit: '%' })
const of = resultsOf(definition, { expected: percent(40), fixed: percent(30), alpha: '0.05', power: '0.80' })

test('agrees with the formula as R computes it', () => {
  // f <- function(p, p0, a, pow) ((qnorm(1-a/2)*sqrt(p0*(1-p0)) + qnorm(pow)*sqrt(p*(1-p))) / (p-p0))^2
  expect(of({ power: '0.95' })).toMatchObject({ outputs: { n: 291 } }) // f(.4, .3, .05, .95) = 290.3544
  expect(of({ expected: percent(25), fixed: percent(20), alpha: '0.01', power: '0.85' })).toMatchObject({
    outputs: { n: 876 }, // f(.25, .2, .01, .85) = 875.119
  })
})

test('the side of the difference matters, its complement does not', () => {
  expect(of({ expected: percent(60), fixed: percent(70) })).toEqual(of())
  expect(of({ expected: percent(20) })).not.toEqual(of())
})

test('proportions that are alike are refused', () => {
  expect(of({ expected: percent(30) })).toEqual(['no-difference'])
  expect(of({ expected: percent(30.05) })).toEqual(['no-difference'])
})
