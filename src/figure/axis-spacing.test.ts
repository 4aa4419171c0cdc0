import { expect, test } from 'vitest'
import { placeAxis } from './axis.ts'
import type { ContinuousAxis } from './scene.ts'

const axis = (more: Partial<ContinuousAxis>): ContinuousAxis => ({
  kind: 'linear',
  title: '',
  domain: [0, 100],
  ...more,
})
const labelsOf = (more: Partial<ContinuousAxis>) => placeAxis(axis(more), 200, 26).ticks.map(({ label }) => label)

test('on a square root, four times the value is at twice the distance', () => {
  const { place } = placeAxis(axis({ spacing: 'sqrt' }), 200, 26)
  expect([0, 25, 100].map(place)).toEqual([0, 100, 200])
  expect(labelsOf({ spacing: 'sqrt' })).toEqual(['0', '4', '10', '20', '40', '60', '80', '100'])
})

test('a signed logarithm is symmetric about 0, with powers of ten on both sides', () => {
  const { place } = placeAxis(axis({ spacing: 'symlog', domain: [-1000, 1000] }), 200, 26)
  expect(place(0)).toBeCloseTo(100, 10)
  expect(place(50) - 100).toBeCloseTo(100 - place(-50), 10)
  expect(labelsOf({ spacing: 'symlog', domain: [-1000, 1000] })).toEqual([
    '−1000',
    '−100',
    '−10',
    '0',
    '10',
    '100',
    '1000',
  ])
})

test('a logit has 1/2 in the middle, the same distance to complements, and no place for 0 and 1', () => {
  const { place } = placeAxis(axis({ spacing: 'logit', domain: [0.01, 0.99] }), 200, 26)
  expect(place(0.5)).toBeCloseTo(100, 10)
  expect(place(0.9) - 100).toBeCloseTo(100 - place(0.1), 10)
  expect([place(0), place(1)]).toEqual([-200, 400])
  expect(labelsOf({ spacing: 'logit', domain: [0.01, 0.99] })).toEqual([
    '0.01',
    '0.10',
    '0.25',
    '0.50',
    '0.75',
    '0.90',
    '0.99',
  ])
})

test('an axis that runs backwards has the same ticks', () => {
  const reversed = placeAxis(axis({ spacing: 'sqrt', domain: [100, 0] }), 200, 26)
  expect(reversed.ticks.map(({ label }) => label)).toEqual(labelsOf({ spacing: 'sqrt' }))
  expect(reversed.place(25)).toBe(100)
})

test('a logarithmic axis by doublings has powers of 2', () => {
  expect(labelsOf({ kind: 'log', doubling: true, domain: [0.25, 8] })).toEqual(['0.25', '0.5', '1', '2', '4', '8'])
  expect(labelsOf({ kind: 'log', doubling: true, domain: [1, 2 ** 20] })).toHaveLength(7)
})

test('numbers are written short, and with words around them', () => {
  expect(labelsOf({ domain: [0, 2_000_000], numbers: { short: true }, ticks: [0, 1500, 2_000_000] })).toEqual([
    '0',
    '1.5k',
    '2M',
  ])
  expect(labelsOf({ around: '$#', ticks: [0, 100] })).toEqual(['$0', '$100'])
})
