import { expect, test } from 'vitest'
import { runChart } from './run-chart.ts'

test('the limits are round(log2(n) + 3) and qbinom(0.05, n - 1, 0.5)', () => {
  // by R: points beside the median, longest run, fewest crossings
  for (const [n, longest, crossings] of [
    [10, 6, 2],
    [15, 7, 4],
    [20, 7, 6],
    [24, 8, 8],
    [30, 8, 10],
    [60, 9, 23],
  ] as const) {
    const y = Float64Array.from({ length: n }, (_, i) => (i === n - 1 ? 2 : i % 2 === 0 ? -1 : 1))
    expect(runChart(y, 2)).toMatchObject({ useful: n, longestLimit: longest, crossingsLimit: crossings })
  }
})

test('points on the median neither interrupt a run nor count', () => {
  const found = runChart(Float64Array.of(1, 5, 2, 3, 4, 2, 6), 7)
  expect(found).toMatchObject({ median: 3, useful: 6, longest: 1, crossings: 5, points: [] })
})

test('the points of a run that is too long, beside the median of the baseline', () => {
  const y = Float64Array.of(-1, -2, 1, 2, 3, 4, 5, 6, 7, -1, -2, -3, -4, -5)
  expect(runChart(y, 2)).toMatchObject({
    median: -1.5,
    longest: 8,
    longestLimit: 7,
    crossings: 3,
    points: [3, 4, 5, 6, 7, 8, 9, 10],
  })
})

test('values that are all the same have no runs', () => {
  expect(runChart(Float64Array.of(2, 2, 2), 3)).toMatchObject({ useful: 0, longest: 0, crossings: 0, points: [] })
})
