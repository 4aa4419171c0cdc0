import { expect, test } from 'vitest'
import { binCounts } from './bins.ts'
import { binsOfWidth, countOfWidth, roundBins, roundWidth } from './round-bins.ts'

const sorted = (...values: number[]) => ({ values: Float64Array.from(values).sort() })

const binsOf = (sample: ReturnType<typeof sorted>, whole: boolean) => roundBins(sample, [sample], whole)

test.each([
  [3.9, 5],
  [3.4, 2.5],
  [2.2, 2],
  [1.3, 1],
  [8, 10],
  [0.024, 0.025],
  [999, 1000],
  [7.2e-7, 1e-6],
])('a width of %d rounds to %d', (width, round) => {
  expect(roundWidth(width)).toBe(round)
})

test.each([
  [2.6, 2],
  [0.03, 1],
  [3.4, 5],
  [24, 25],
])('a whole width of %d rounds to %d', (width, round) => {
  expect(roundWidth(width, true)).toBe(round)
})

test('edges are decimal numbers without the noise of sums', () => {
  expect([...binsOfWidth(0.05, 0.7, 0.1)]).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
  expect([...binsOfWidth(-0.3, 0.3, 0.1)]).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3])
  expect([...binsOfWidth(1e-7, 3.5e-7, 1e-7)]).toEqual([1e-7, 2e-7, 3e-7, 4e-7])
  expect([...binsOfWidth(5, 5, 5)]).toEqual([5, 10])
  expect(countOfWidth(0, 1, 1e-6)).toBe(1_000_000)
})

test('whole numbers in a short range have a bin each, around them', () => {
  expect([...binsOf(sorted(3, 3, 4, 6), true)]).toEqual([2.5, 3.5, 4.5, 5.5, 6.5])
  const long = Array.from({ length: 42 }, (_, k) => k)
  expect(binsOf(sorted(...long), true)[1]).toBe(10)
})

test('a long tail widens the bins until they can be told apart', () => {
  const values = [...Array.from({ length: 200 }, (_, k) => 1 + (k % 20) / 10), 5000]
  const edges = binsOf(sorted(...values), false)
  expect(edges.length - 1).toBeLessThanOrEqual(60)
  expect([edges[0], edges.at(-1)]).toEqual([0, 5000])
})

test('of several samples the narrowest determines the width', () => {
  const [narrow, wide] = [sorted(1.1, 1.2, 1.25, 1.3, 1.4), sorted(1.5, 3.5, 6, 7.5, 9.5)]
  const all = sorted(...narrow.values, ...wide.values)
  expect(roundBins(all, [narrow, wide], false).length).toBeGreaterThan(40)
  expect(roundBins(all, [narrow, wide, sorted(2), sorted(5, 5, 5)], false)).toEqual(
    roundBins(all, [narrow, wide], false),
  )
  expect(roundBins(all, [sorted(2)], false)).toEqual(binsOf(all, false))
})

test('values at an edge belong to the bin on the closed side', () => {
  const values = Float64Array.of(0, 1, 1, 2, 3)
  const edges = Float64Array.of(0, 1, 2, 3)
  expect([...binCounts(values, edges)]).toEqual([3, 1, 1])
  expect([...binCounts(values, edges, undefined, 'left')]).toEqual([1, 2, 2])
})
