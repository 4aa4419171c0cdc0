import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { RowIds, type RowPart, withoutTwins, withoutTwinsInBlocks } from './row-ids.ts'

const step = '0190b7a2-7c1e-7e3a-9f00-0123456789ab'

test('ids are the same in every version', () => {
  const ids = new RowIds(step)
  expect(
    (
      [
        [[1], 0],
        [[1], 1],
        [[2], 0],
        [[1, 2], 0],
        [['A', null], 0],
        [['女', 1.5], 3],
        [[], 0],
      ] as const
    ).map(([parts, ordinal]) => ids.of(parts, ordinal)),
  ).toEqual([
    8118067497210390, 6310557154633011, 188613575545661, 1491671053904920, 113328985366392, 1476857594579962,
    4396922432406196,
  ])
})

const part: fc.Arbitrary<RowPart> = fc.oneof(fc.double(), fc.string({ unit: 'binary' }), fc.constant(null))

test('an id is an integer that a number represents exactly, and depends only on its step, its parts and its ordinal', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(part), fc.nat(), (name, parts, ordinal) => {
      const id = new RowIds(name).of(parts, ordinal)
      expect(Number.isSafeInteger(id) && id >= 0).toBe(true)
      expect(new RowIds(name).of([...parts], ordinal)).toBe(id)
    }),
  )
})

test('anything different gives another id: the step, the order, the type of a value, its position, the ordinal', () => {
  const ids = new RowIds(step)
  const all = [
    ids.of([1]),
    ids.of(['1']),
    ids.of([1], 1),
    ids.of([1, 0]),
    ids.of([0, 1]),
    ids.of([null]),
    ids.of([null, null]),
    ids.of(['']),
    ids.of([Number.NaN]),
    ids.of(['ab', 'c']),
    ids.of(['a', 'bc']),
    new RowIds('another').of([1]),
  ]
  expect(new Set(all).size).toBe(all.length)
  expect(ids.of([-0])).toBe(ids.of([0]))
})

test('a hundred thousand parents with three rows each have distinct ids, with well-spread bits', () => {
  const ids = new RowIds(step)
  const seen = new Set<number>()
  let [low, high] = [0, 0]
  for (let parent = 1; parent <= 100_000; parent++)
    for (let k = 0; k < 3; k++) {
      const id = ids.of([parent], k)
      seen.add(id)
      low += id % 2
      high += id >= 2 ** 52 ? 1 : 0
    }
  expect(seen.size).toBe(300_000)
  for (const odd of [low, high]) expect(Math.abs(odd - 150_000)).toBeLessThan(5 * Math.sqrt(75_000))
})

test('duplicates are resolved in the order of the rows; a kept id stays, even after a generated one', () => {
  const last = Number.MAX_SAFE_INTEGER
  expect(Array.from(withoutTwins(Float64Array.of(5, 5, 6, 5)))).toEqual([5, 6, 7, 8])
  expect(Array.from(withoutTwins(Float64Array.of(5, 5, 6), Uint8Array.of(0, 1, 1)))).toEqual([7, 5, 6])
  expect(Array.from(withoutTwins(Float64Array.of(last, last)))).toEqual([last, 0])
  expect(() => withoutTwins(Float64Array.of(5, 5), Uint8Array.of(1, 1))).toThrow('row id 5 is kept twice')
})

test('afterwards all are distinct, and ids without a duplicate are unchanged', () => {
  const drawn = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.boolean()), { maxLength: 30 })
  fc.assert(
    fc.property(drawn, (rows) => {
      const ids = Float64Array.from(rows, ([id]) => id)
      const kept = Uint8Array.from(rows, ([id, keeps], i) =>
        Number(keeps && rows.findIndex(([other]) => other === id) === i),
      )
      const renewed = withoutTwins(ids, kept)
      expect(new Set(renewed).size).toBe(rows.length)
      for (const [i, id] of ids.entries()) if (kept[i] === 1) expect(renewed[i]).toBe(id)
    }),
  )
})

test('many ids at once are resolved as few are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 40 }), async (some) => {
      const ids = Float64Array.from(some)
      expect(await withoutTwinsInBlocks(ids, uninterrupted)).toEqual(withoutTwins(ids))
    }),
  )
})
