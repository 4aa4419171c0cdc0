import { expect, test } from 'vitest'
import { expectedCounts, type GivenBox } from './check-sums.ts'

const box = (row: number, arm: number | null, n: number, isExit = false): GivenBox => ({ row, arm, n, isExit })
const start = [box(0, null, 100), box(1, null, 20, true), box(2, null, 80)]
const arms = [box(3, 0, 41), box(3, 1, 39), box(4, 0, 3, true), box(4, 1, 2, true)]

test('counts that add up are as expected, also where arms meet again', () => {
  const all = [...start, ...arms, box(5, 0, 38), box(5, 1, 37), box(6, null, 75)]
  expect(expectedCounts(all, 2, false)).toEqual(all.map(() => null))
})

test('what the boxes above leave is named where it is another count', () => {
  const all = [...start.slice(0, 2), box(2, null, 81), ...arms, box(5, 0, 38), box(5, 1, 39), box(6, null, 70)]
  expect(expectedCounts(all, 2, false)).toEqual([null, null, 80, null, 40, null, null, null, 37, 77])
})

test('those who left may be analysed, but nobody else', () => {
  const all = [...start, ...arms, box(5, 0, 41), box(5, 1, 40)]
  expect(expectedCounts(all, 2, true).slice(-2)).toEqual([null, 39])
})

test('nothing is expected of a first row of arms', () => {
  expect(expectedCounts([box(0, 0, 5), box(0, 1, 7), box(1, null, 12)], 2, false)).toEqual([null, null, null])
})
