import { expect, test } from 'vitest'
import { incompleteBeta } from '../special/incomplete-beta.ts'
import { poissonTerm } from '../special/saddle-point.ts'
import { nonCentralBeta } from './non-central-beta.ts'

/** Each tail on its own. */
function summed(x: number, a: number, b: number, ncp: number) {
  let [lower, upper] = [0, 0]
  for (let j = 0; j < 4000; j++) {
    const [share, tails] = [poissonTerm(j, ncp / 2), incompleteBeta(a + j, b, x, 1 - x)]
    lower += share * tails.lower
    upper += share * tails.upper
  }
  return { lower, upper }
}

test.each([
  [0.2, 1, 30, 4],
  [0.001, 0.5, 3, 10],
  [0.999, 0.5, 3, 10],
  [0.3, 2, 0.5, 40],
  [0.5, 1.5, 500, 900],
  [0.75, 1.5, 400, 2600],
])('tails from neighbours equal those evaluated separately: x = %d, a = %d, b = %d, ncp = %d', (x, a, b, ncp) => {
  const [got, wanted] = [nonCentralBeta(x, a, b, ncp), summed(x, a, b, ncp)]
  expect(got.lower / wanted.lower).toBeCloseTo(1, 11)
  expect(got.upper / wanted.upper).toBeCloseTo(1, 11)
})
