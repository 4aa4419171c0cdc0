import { expect, test } from 'vitest'
import { type WestgardRule, westgardSignals } from './westgard-rules.ts'

/** The measurements that break a rule; `materials` of them are in each run. */
function broken(rule: WestgardRule, z: readonly number[], materials = 1): readonly number[] {
  const list = Float64Array.from(z)
  const material = Int32Array.from(z, (_, i) => i % materials)
  const run = Int32Array.from(z, (_, i) => Math.floor(i / materials))
  return westgardSignals({ z: list, material, run }, [rule]).points
}

const times = (n: number, ...z: number[]) => Array.from({ length: n }, (_, i) => z[i % z.length] ?? 0)

test('1-2s and 1-3s: one measurement beyond, on either side', () => {
  expect(broken('1-2s', [2, 2.1, -2.1, 3.1])).toEqual([2, 3, 4])
  expect(broken('1-3s', [2.9, 3.1, -3.1])).toEqual([2, 3])
})

test('2-2s: consecutive of one material, or in one run', () => {
  expect(broken('2-2s', [2.1, 2.2, -2.1])).toEqual([2])
  expect(broken('2-2s', [2.1, 2.1, 0, 0], 2)).toEqual([2])
  expect(broken('2-2s', [2.1, 0, 2.1, 0], 2)).toEqual([3])
  // of different materials in different runs
  expect(broken('2-2s', [0, 2.1, 2.1, 0], 2)).toEqual([])
})

test('R-4s: opposite sides within a run; of a single material in neighbours', () => {
  expect(broken('R-4s', [2.1, 0, -2.1], 3)).toEqual([3])
  expect(broken('R-4s', [2.1, 0, -2.1, 0], 2)).toEqual([])
  expect(broken('R-4s', [2.1, -2.1])).toEqual([2])
})

test('4-1s: four on one side beyond 1 SD, within or across materials', () => {
  expect(broken('4-1s', times(4, 1.1))).toEqual([4])
  expect(broken('4-1s', times(4, 1.1), 2)).toEqual([4])
  expect(broken('4-1s', times(8, 1.1, 0), 2)).toEqual([7])
  expect(broken('4-1s', [1.1, 1.1, 1.1, -1.1])).toEqual([])
})

test('10x: ten on one side of the mean, within or across materials', () => {
  expect(broken('10x', times(11, -0.1))).toEqual([10, 11])
  expect(broken('10x', times(10, 0.1), 2)).toEqual([10])
  expect(broken('10x', [...times(9, 0.1), 0])).toEqual([])
})
