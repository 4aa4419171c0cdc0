import { expect, test } from 'vitest'
import { axisFromZero, logTicksWithin, ticksAround, ticksWithin } from './round-ticks.ts'

test('ticks are at the edges of bins and end where the data end', () => {
  expect(ticksWithin(35, 85, 6, 5)).toEqual([40, 50, 60, 70, 80])
  expect(ticksWithin(0, 30, 6, 2.5)).toEqual([0, 5, 10, 15, 20, 25, 30])
  expect(ticksWithin(-0.3, 0.3, 4, 0.1)).toEqual([-0.2, 0, 0.2])
  expect(ticksWithin(4, 4, 5)).toEqual([4])
  expect(ticksWithin(-1.7e308, 1.7e308, 5)).toHaveLength(1)
})

test('bins without round edges have ticks at round values', () => {
  expect(ticksWithin(121, 179, 6, 7.25)).toEqual([130, 140, 150, 160, 170])
})

test.each([
  [41, 6, true, [0, 10, 20, 30, 40, 50]],
  [3, 6, true, [0, 1, 2, 3]],
  [0.7, 5, true, [0, 1]],
  [0.42, 5, false, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
  [0, 5, false, [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('an axis up to %d ends at a tick', (top, most, whole, ticks) => {
  expect(axisFromZero(top, most, whole)).toEqual({ domain: [0, ticks.at(-1)], ticks })
})

test.each([
  [0, 62, 4, [0, 20, 40, 60, 80]],
  [-0.31, 0.42, 4, [-0.5, -0.25, 0, 0.25, 0.5]],
  [-1, 1, 2, [-1, 0, 1]],
  [3, 3, 4, [3, 6]],
  [0, 0, 4, [0, 1]],
])('ticks around %d to %d in at most %d steps', (low, high, most, ticks) => {
  expect(ticksAround(low, high, most)).toEqual(ticks)
})

test('a log axis has ticks at 1, 2 and 5, or only at powers of ten if it is long', () => {
  expect(logTicksWithin(3, 60)).toEqual([5, 10, 20, 50])
  expect(logTicksWithin(0.001, 1000)).toEqual([0.001, 0.01, 0.1, 1, 10, 100, 1000])
  expect(logTicksWithin(0, 10)).toEqual([])
})

test('ranges of the smallest numbers have ticks too', () => {
  expect(ticksWithin(0, 2 * Number.MIN_VALUE, 10)).toEqual([0])
  expect(axisFromZero(Number.MIN_VALUE, 10, false).domain[1]).toBe(1)
})
