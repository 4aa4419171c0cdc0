import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { ascendingOrder, stableOrder } from './ascending-order.ts'

const cell = fc.oneof(
  fc.constantFrom(Number.NaN, 0, -0, 1, -1, Infinity, -Infinity, 5e-324, -5e-324, 1.7e308),
  fc.double(),
  fc.integer({ min: -3, max: 3 }),
)

const isLess = (a: number, b: number) => (Number.isNaN(a) ? 1 : Number.isNaN(b) ? -1 : a < b ? -1 : a > b ? 1 : 0)

test('positions are sorted as a stable comparison sorts them, with NaN last', () =>
  fc.assert(
    fc.asyncProperty(fc.array(cell, { maxLength: 300 }), fc.integer(), async (cells, seed) => {
      const values = Float64Array.from(cells)
      const among = Int32Array.from(cells, (_, k) => k).sort(
        (a, b) => ((a * 7919 + seed) % 101) - ((b * 7919 + seed) % 101),
      )
      const expected = Array.from(among).toSorted((a, b) =>
        Number.isNaN(values[a]) && Number.isNaN(values[b]) ? 0 : isLess(values[a] as number, values[b] as number),
      )
      expect(Array.from(await stableOrder(values, among, uninterrupted))).toEqual(expected)
      const all = Array.from(cells, (_, k) => k).filter((k) => !Number.isNaN(values[k]))
      const ascending = all.toSorted((a, b) => isLess(values[a] as number, values[b] as number))
      expect(Array.from(await ascendingOrder(values, uninterrupted))).toEqual(ascending)
    }),
  ))
