import { expect, test } from 'vitest'
import { placeAxis } from './axis.ts'

const ticksOf = (domain: readonly [number, number], length = 180) =>
  placeAxis({ kind: 'log', title: '', domain }, length, 26).ticks.map(({ label }) => label)

test('a logarithmic axis has the densest round ticks that have room', () => {
  expect(ticksOf([1, 10])).toEqual(['1', '2', '5', '10'])
  expect(ticksOf([0.4, 120])).toEqual(['0.5', '1', '2', '5', '10', '20', '50', '100'])
  expect(ticksOf([1e-4, 1e4])).toEqual(['0.0001', '0.001', '0.01', '0.1', '1', '10', '100', '1000', '10000'])
})

test('within a decade its ticks are evenly spaced', () => {
  expect(ticksOf([118, 183])).toEqual(['120', '130', '140', '150', '160', '170', '180'])
})

test('an axis without signs counts in both directions', () => {
  const axis = { kind: 'linear', title: '', domain: [-1, 1], format: 'percent', ticks: [-0.5, 0, 0.5] } as const
  const labels = (unsigned: object) => placeAxis({ ...axis, ...unsigned }, 100, 26).ticks.map(({ label }) => label)
  expect(labels({})).toEqual(['−50', '0', '50'])
  expect(labels({ unsigned: true })).toEqual(['50', '0', '50'])
})
