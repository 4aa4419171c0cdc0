import { expect, test } from 'vitest'
import { inclusiveRegions, maxSets, setRegions } from './set-regions.ts'

const never = async () => {}

test('a row is in one region, and in none with a missing value', async () => {
  const fever = Int8Array.of(1, 1, 0, -1, 0, 1)
  const cough = Int8Array.of(1, 0, 0, 1, 1, 1)
  expect(await setRegions([fever, cough], undefined, undefined, never)).toEqual({
    regions: [
      { members: 3, counts: [2] },
      { members: 1, counts: [1] },
      { members: 0, counts: [1] },
      { members: 2, counts: [1] },
    ],
    sizes: [3, 3],
    used: 5,
  })
})

test('rows represent their cases, in their groups', async () => {
  const answers = [Int8Array.of(1, 1, 0, 1), Int8Array.of(1, 1, 1, 0)]
  const groups = { codes: Int32Array.of(0, 1, 1, -1), levels: 2 }
  const { regions, sizes, used } = await setRegions(answers, groups, Float64Array.of(2, 0.5, 3, 9), never)
  expect(regions).toEqual([
    { members: 3, counts: [2, 0.5] },
    { members: 2, counts: [0, 3] },
  ])
  expect([sizes, used]).toEqual([[2.5, 5.5], 5.5])
})

test('at least in some sets: in these and any others', async () => {
  const answers = [Int8Array.of(1, 1, 0, 0, 0), Int8Array.of(1, 0, 1, 0, 0), Int8Array.of(1, 0, 0, 0, 0)]
  const groups = { codes: Int32Array.of(0, 1, 0, 0, 1), levels: 2 }
  const { regions } = await setRegions(answers, groups, Float64Array.of(1, 2, 3, 4, 5), never)
  expect(inclusiveRegions(regions, 3)).toEqual([
    { members: 1, counts: [1, 2] },
    { members: 2, counts: [4, 0] },
    { members: 3, counts: [1, 0] },
    { members: 4, counts: [1, 0] },
    { members: 5, counts: [1, 0] },
    { members: 6, counts: [1, 0] },
    { members: 7, counts: [1, 0] },
  ])
  expect(() => inclusiveRegions(regions, 16)).toThrow()
})

test('many regions of thirty sets, as counted one by one', async () => {
  const rows = 3000
  const masks = Array.from({ length: rows }, (_, i) => Math.imul(i % 1500, 0x61c88647) & 0x3fffffff)
  const answers = Array.from({ length: maxSets }, (_, k) => Int8Array.from(masks, (mask) => (mask >> k) & 1))
  const { regions, sizes, used } = await setRegions(answers, undefined, undefined, never)
  expect(regions.map(({ members }) => members)).toEqual([...new Set(masks)])
  expect(regions.every(({ counts }) => counts[0] === 2)).toBe(true)
  expect(sizes).toEqual(answers.map((of) => of.reduce((sum, is) => sum + is, 0)))
  expect(used).toBe(rows)
})

test('no rows, and too many sets', async () => {
  expect(await setRegions([new Int8Array(0)], undefined, undefined, never)).toEqual({
    regions: [],
    sizes: [0],
    used: 0,
  })
  await expect(setRegions(Array(31).fill(new Int8Array(1)), undefined, undefined, never)).rejects.toThrow()
})
