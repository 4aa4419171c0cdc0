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

test('an axis of names has them at their values, without those beyond its limits', () => {
  const named = [
    { at: 10, name: '1' },
    { at: 30, name: 'X' },
    { at: 50, name: 'Y' },
  ]
  const { ticks, place } = placeAxis({ kind: 'linear', title: '', domain: [0, 40], named }, 100, 26)
  expect(ticks).toEqual([
    { value: 10, label: '1' },
    { value: 30, label: 'X' },
  ])
  expect(place(10)).toBe(25)
})

test.each([
  [{ decimals: 2 }, [0, 2000, 4000], ['0.00', '2000.00', '4000.00']],
  [{ thousands: 'comma' }, [0, 2500, 10_000], ['0', '2,500', '10,000']],
  [{ thousands: 'space' }, [-20_000, 0, 2500], ['−20\u2009000', '0', '2500']],
  [{ thousands: 'comma' }, [1234.5, 1_000_000], ['1,234.5', '1,000,000.0']],
  [
    { powers: true },
    [0, 100, 15_000, -0.02],
    ['0', '10\ufdd22\ufdd3', '1.5\u2009×\u200910\ufdd24\ufdd3', '−2\u2009×\u200910\ufdd2−2\ufdd3'],
  ],
  [{ decimals: 0 }, [-0.2, 0, 0.2], ['0', '0', '0']],
] as const)('numbers of ticks as %j', (numbers, ticks, labels) => {
  const domain = [Math.min(...ticks), Math.max(...ticks)] as const
  const axis = { kind: 'linear', title: '', domain, ticks, numbers } as const
  expect(placeAxis(axis, 100, 20).ticks.map(({ label }) => label)).toEqual(labels)
})

test('minor ticks lie between the others and beyond them to the ends, on a logarithmic axis at 2 to 9', () => {
  const minorOf = (axis: Parameters<typeof placeAxis>[0]) =>
    placeAxis(axis, 200, 40).minor?.map((value) => Number(value.toPrecision(6)))
  expect(minorOf({ kind: 'linear', title: '', domain: [-1, 7], ticks: [0, 2, 4, 6], minor: 1 })).toEqual([
    1, 3, 5, -1, 7,
  ])
  expect(minorOf({ kind: 'linear', title: '', domain: [0, 4], ticks: [0, 4], minor: 3 })).toEqual([1, 2, 3])
  expect(minorOf({ kind: 'log', title: '', domain: [1, 20], ticks: [1, 10], minor: 1 })).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 20,
  ])
  expect(minorOf({ kind: 'linear', title: '', domain: [0, 4], ticks: [0, 4] })).toBeUndefined()
})

test('a logarithmic axis can run backwards', () => {
  const { place, ticks } = placeAxis({ kind: 'log', title: '', domain: [100, 1] }, 200, 40)
  expect([place(100), place(1)]).toEqual([0, 200])
  expect(ticks.map(({ value }) => value)).toEqual([1, 2, 5, 10, 20, 50, 100])
})

test('a logarithmic axis has its 0 apart, before the ticks of its values', () => {
  const zero = { at: 0.05, from: 0.09 }
  const axis = { kind: 'log', title: '', domain: [0.04, 120], zero } as const
  const { place, ticks } = placeAxis(axis, 200, 40)
  expect(ticks[0]).toEqual({ value: 0.05, label: '0' })
  expect(ticks.slice(1).map(({ label }) => label)).toEqual(['0.1', '0.3', '1', '3', '10', '30', '100'])
  expect(place(0.05)).toBeLessThan(place(0.09))
  expect(placeAxis({ ...axis, domain: [0.09, 120] }, 200, 40).ticks.map(({ label }) => label)).not.toContain('0')
})
