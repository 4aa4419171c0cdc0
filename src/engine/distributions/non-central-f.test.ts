import { expect, test } from 'vitest'
import { nonCentralityOfF } from './non-central-f.ts'

test('limits of the non-centrality keep growing with F if F is too large for the tails', () => {
  const below = nonCentralityOfF(1.99e14, 5, 15, 0.9)
  for (const f of [2.01e14, 1e30, 1e63, 1e300]) {
    const { lower, upper } = nonCentralityOfF(f, 5, 15, 0.9)
    expect(lower / f / (below.lower / 1.99e14)).toBeCloseTo(1, 9)
    expect(upper / f / (below.upper / 1.99e14)).toBeCloseTo(1, 9)
  }
  expect(nonCentralityOfF(Number.POSITIVE_INFINITY, 5, 15, 0.9)).toEqual({ lower: Number.NaN, upper: Number.NaN })
})
