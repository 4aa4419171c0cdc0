import { expect, test } from 'vitest'
import { type NelsonRule, nelsonSignals } from './nelson-rules.ts'

/** The points that break a rule, of distances from the centre line in SDs. */
function broken(rule: NelsonRule, z: readonly number[], multiple = 3): readonly number[] {
  const y = Float64Array.from(z)
  const series = { y, centre: y.map(() => 0), sd: y.map(() => 1), floor: -9, ceiling: 9 }
  return nelsonSignals(series, [rule], multiple).points
}

const times = (n: number, ...z: number[]) => Array.from({ length: n }, (_, i) => z[i % z.length] ?? 0)

test('1: beyond the limits, at their own multiple', () => {
  expect(broken(1, [0, 3, 3.1, -3.1])).toEqual([3, 4])
  expect(broken(1, [0, 2.1, -1.9], 2)).toEqual([2])
})

test('2: nine on one side; a point on the centre line interrupts', () => {
  expect(broken(2, times(10, 0.5))).toEqual([9, 10])
  expect(broken(2, [...times(8, 0.5), 0, ...times(8, 0.5)])).toEqual([])
  expect(broken(2, times(9, -0.5))).toEqual([9])
})

test('3: six rising or falling; equal neighbours interrupt', () => {
  expect(broken(3, [-1, -0.5, 0, 0.5, 1, 1.5])).toEqual([6])
  expect(broken(3, [1.5, 1, 0.5, 0, -0.5, -1])).toEqual([6])
  expect(broken(3, [-1, -0.5, 0, 0, 0.5, 1, 1.5])).toEqual([])
})

test('4: fourteen up and down', () => {
  expect(broken(4, times(14, 0.2, -0.1))).toEqual([14])
  expect(broken(4, [...times(7, 0.2, -0.1), ...times(7, 0.2, -0.1)])).toEqual([])
})

test('5: two of three beyond 2 SDs on one side, the last one of them', () => {
  expect(broken(5, [2.1, 0, 2.1, 0])).toEqual([3])
  expect(broken(5, [2.1, 0, -2.1])).toEqual([])
})

test('6: four of five beyond 1 SD on one side', () => {
  expect(broken(6, [1.1, 1.1, 0, 1.1, 1.1])).toEqual([5])
  expect(broken(6, [1.1, 1.1, -1.1, 1.1, 0])).toEqual([])
})

test('7: fifteen within 1 SD', () => {
  expect(broken(7, times(15, 0.4, -0.6, 0))).toEqual([15])
  expect(broken(7, [1, ...times(14, 0.4)])).toEqual([])
})

test('8: eight beyond 1 SD on either side', () => {
  expect(broken(8, times(8, 1.2, -1.2))).toEqual([8])
  expect(broken(8, [...times(7, 1.2), 0.9])).toEqual([])
})

test('a missing value breaks every pattern', () => {
  expect(broken(2, [...times(8, 0.5), Number.NaN, ...times(8, 0.5)])).toEqual([])
})
