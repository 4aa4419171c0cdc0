import { expect, test } from 'vitest'
import { frequentRegions, inclusiveRegions, maxSets, type SetRegions, setRegions } from './set-regions.ts'

const never = async () => {}

/** Each mask with the cases of its groups. */
function listed({ masks, counts, groups }: SetRegions): readonly (readonly number[])[] {
  return Array.from(masks, (mask, r) => [mask, ...counts.subarray(r * groups, (r + 1) * groups)])
}

test('a row is in one region, and in none with a missing value', async () => {
  const fever = Int8Array.of(1, 1, 0, -1, 0, 1)
  const cough = Int8Array.of(1, 0, 0, 1, 1, 1)
  const exact = await setRegions([fever, cough], undefined, undefined, never)
  expect(listed(exact)).toEqual([
    [3, 2],
    [1, 1],
    [0, 1],
    [2, 1],
  ])
  expect([exact.sizes, exact.used]).toEqual([[3, 3], 5])
})

test('rows represent their cases, in their groups', async () => {
  const answers = [Int8Array.of(1, 1, 0, 1, 1), Int8Array.of(1, 1, 1, 0, 0)]
  const groups = { codes: Int32Array.of(0, 1, 1, -1, 0), levels: 2 }
  const exact = await setRegions(answers, groups, Float64Array.of(2, 0.5, 3, 9, 0), never)
  expect(listed(exact)).toEqual([
    [3, 2, 0.5],
    [2, 0, 3],
  ])
  expect([exact.sizes, exact.used]).toEqual([[2.5, 5.5], 5.5])
})

test('at least in some sets: in these and any others', async () => {
  const answers = [Int8Array.of(1, 1, 0, 0, 0), Int8Array.of(1, 0, 1, 0, 0), Int8Array.of(1, 0, 0, 0, 0)]
  const groups = { codes: Int32Array.of(0, 1, 0, 0, 1), levels: 2 }
  const exact = await setRegions(answers, groups, Float64Array.of(1, 2, 3, 4, 5), never)
  expect(listed(inclusiveRegions(exact, 3))).toEqual([
    [1, 1, 2],
    [2, 4, 0],
    [3, 1, 0],
    [4, 1, 0],
    [5, 1, 0],
    [6, 1, 0],
    [7, 1, 0],
  ])
  expect(() => inclusiveRegions(exact, 16)).toThrow()
})

test('many regions of thirty sets, as counted one by one', async () => {
  const rows = 3000
  const masks = Array.from({ length: rows }, (_, i) => Math.imul(i % 1500, 0x61c88647) & 0x3fffffff)
  const answers = Array.from({ length: maxSets }, (_, k) => Int8Array.from(masks, (mask) => (mask >> k) & 1))
  const exact = await setRegions(answers, undefined, undefined, never)
  expect([...exact.masks]).toEqual([...new Set(masks)])
  expect(exact.counts.every((n) => n === 2)).toBe(true)
  expect(exact.sizes).toEqual(answers.map((of) => of.reduce((sum, is) => sum + is, 0)))
  expect(exact.used).toBe(rows)
  await expect(setRegions(Array(31).fill(new Int8Array(1)), undefined, undefined, never)).rejects.toThrow()
})

test('the most frequent regions, ties by the number of sets and by the first of them', async () => {
  const regions = { masks: Int32Array.of(0, 1, 2, 3, 4, 6), counts: Float64Array.of(9, 2, 5, 2, 2, 1), groups: 1 }
  const first = async (most: number, least: number, none: boolean) =>
    (await frequentRegions(regions, [2, 0, 1], { most, least, none }, never)).map(({ members }) => members)
  expect(await first(10, 1, true)).toEqual([0, 2, 4, 1, 3, 6])
  expect(await first(3, 1, false)).toEqual([2, 4, 1])
  expect(await first(10, 2, false)).toEqual([2, 4, 1, 3])
  expect(await frequentRegions(regions, [2, 0, 1], { most: 1, least: 5, none: false }, never)).toEqual([
    { members: 2, counts: [5], n: 5, degree: 1, rank: 1 },
  ])
})

test('no rows', async () => {
  expect(await setRegions([new Int8Array(0)], undefined, undefined, never)).toMatchObject({ sizes: [0], used: 0 })
})
