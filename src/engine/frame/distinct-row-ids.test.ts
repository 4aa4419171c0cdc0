import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { distinctRowIds } from './distinct-row-ids.ts'
import { RowIds, withoutTwins } from './row-ids.ts'

const id = fc.oneof(
  fc.integer({ min: 0, max: 20 }),
  fc.constantFrom(2 ** 52, 2 ** 52 + 2 ** 40, Number.MAX_SAFE_INTEGER, 2 ** 32, 2 ** 33),
)

test('the ids are those of withoutTwins, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(id, fc.boolean()), { maxLength: 40 }), async (rows) => {
      const ids = Float64Array.from(rows, ([one]) => one)
      const kept = Uint8Array.from(rows, ([one, keeps], i) =>
        Number(keeps && rows.findIndex(([other]) => other === one) === i),
      )
      expect(await distinctRowIds(ids, uninterrupted, kept)).toEqual(withoutTwins(ids, kept))
    }),
  )
})

test('hashed ids of many rows stay as they are, and one that is there twice is found among them', async () => {
  const hashed = new RowIds('step')
  const ids = Float64Array.from({ length: 200_000 }, (_, i) => hashed.of([i]))
  expect(await distinctRowIds(ids, uninterrupted)).toBe(ids)
  ids[199_999] = ids[3] as number
  expect(await distinctRowIds(ids, uninterrupted)).toEqual(withoutTwins(ids))
  await expect(distinctRowIds(ids, () => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped')
})
