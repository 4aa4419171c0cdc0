import { describe, expect, test } from 'vitest'
import { imbalances, type MinimisationRule, minimisation } from './minimisation.ts'
import { randomStreams } from './random-streams.ts'

const seed = (k: number) => k.toString(16).padStart(32, '0')
const rule: MinimisationRule = { arms: 2, weights: [1], imbalance: 'range', probability: 1 }
const repeated = (n: number, levels: readonly number[]) => Array.from({ length: n }, () => levels)

describe('the imbalance after assignment to each of three arms, by hand', () => {
  // earlier participants with the same level: 2, 1, 1 and 0, 1, 1 by arm; the second factor has weight 2
  const alike = [
    [2, 1, 1],
    [0, 1, 1],
  ]
  test('by range: 2 + 2 × 0, 1 + 2 × 2, 1 + 2 × 2', () => {
    expect(imbalances(alike, { arms: 3, weights: [1, 2], imbalance: 'range' })).toEqual([2, 5, 5])
  })
  test('by variance: 4/3 + 2 × 0, 1/3 + 2 × 1, 1/3 + 2 × 1', () => {
    const [first, ...others] = imbalances(alike, { arms: 3, weights: [1, 2], imbalance: 'variance' })
    expect(first).toBeCloseTo(4 / 3, 12)
    for (const other of others) expect(other).toBeCloseTo(7 / 3, 12)
  })
})

test('if two factors favour different arms, the heavier factor decides', () => {
  const order = [
    [0, 0],
    [1, 1],
    [0, 1],
  ]
  for (let k = 0; k < 50; k++) {
    const [first, , third] = minimisation(randomStreams(seed(k)), order, { ...rule, weights: [2, 1] })
    expect(third).toBe(1 - (first ?? 0))
    const [, second, other] = minimisation(randomStreams(seed(k)), order, { ...rule, weights: [1, 2] })
    expect(other).toBe(1 - (second ?? 0))
  }
})

test('with probability 1 the arms differ by at most one at each level of a single factor', () => {
  const order = Array.from({ length: 500 }, (_, k) => [(k * k) % 3])
  for (const imbalance of ['range', 'variance'] as const) {
    const arms = minimisation(randomStreams(seed(5)), order, { ...rule, imbalance })
    for (const level of [0, 1]) {
      const counts = [0, 1].map((arm) => order.filter(([one], k) => one === level && arms[k] === arm).length)
      expect(Math.abs((counts[0] ?? 0) - (counts[1] ?? 0))).toBeLessThanOrEqual(1)
    }
  }
})

test('the biased coin has the given probability: with three arms, each of the two others has half of the remainder', () => {
  const n = 8000
  const arms = Array.from({ length: n }, (_, k) =>
    minimisation(randomStreams(seed(k)), repeated(2, [0]), { ...rule, arms: 3, probability: 0.8 }),
  )
  const again = arms.filter(([first, second]) => first === second).length
  expect(Math.abs(again - 0.1 * n)).toBeLessThan(4 * Math.sqrt(n * 0.1 * 0.9))
  for (const arm of [0, 1, 2]) {
    const began = arms.filter(([first]) => first === arm).length
    expect(Math.abs(began - n / 3)).toBeLessThan(4 * Math.sqrt((n * 2) / 9))
  }
})

test('later participants do not change earlier allocations, and only the seed determines the list', () => {
  const order = Array.from({ length: 60 }, (_, k) => [k % 2, (k * k) % 3])
  const two = { ...rule, weights: [1, 1], probability: 0.7 }
  const all = minimisation(randomStreams('77'), order, two)
  for (const n of [1, 20, 59])
    expect(minimisation(randomStreams('77'), order.slice(0, n), two)).toEqual(all.slice(0, n))
  expect(minimisation(randomStreams('78'), order, two)).not.toEqual(all)
})
