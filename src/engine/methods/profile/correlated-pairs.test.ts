import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { makeNumericColumn, textColumn } from '../../frame/make-columns.ts'
import { correlatedPairs } from './correlated-pairs.ts'

const column = (id: string, values: Float64Array | readonly (number | null)[], more = {}) =>
  makeNumericColumn({ id, name: id, ...more }, values)
const kg = [61, 75.5, 80, 90.25, 58, null, 77, 66, 71, 84, 999, 69, 92, 55]
const pounds = kg.map((value) => value && value * 2.2046)
const keyOf = ({ first, second }: { first: string; second: string }) => first + second

test('variables that say the same are found, without missing codes', async () => {
  const other = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7]
  const lost = pounds.map((value, k) => (k === 0 ? 5 : value && -value))
  const columns = [
    column('c1', kg, { missingCodes: [999] }),
    column('c2', other),
    column('c3', pounds),
    textColumn({ id: 'c4', name: 't' }, kg.map(String)),
    column('c5', kg, { measure: 'id' }),
    column('c6', lost, { missingCodes: [5] }),
  ]
  const pairs = (await correlatedPairs(columns, uninterrupted)).toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))
  expect(pairs.map(({ first, second, r }) => [first, second, Math.sign(r)])).toEqual([
    ['c1', 'c3', 1],
    ['c1', 'c6', -1],
    ['c3', 'c6', -1],
  ])
  for (const { r } of pairs) expect(Math.abs(r)).toBeCloseTo(1, 12)
})

test('fewer than ten common rows, or no spread, is no correlation', async () => {
  const few = [1, 2, 3, 4, 5, 6, 7, 8, 9, null]
  expect(await correlatedPairs([column('c1', few), column('c2', few)], uninterrupted)).toEqual([])
  const same = Array(20).fill(7)
  expect(await correlatedPairs([column('c1', same), column('c2', same)], uninterrupted)).toEqual([])
})

test('a pair that is only looked at is confirmed on all rows', async () => {
  const rows = 60_000
  const x = Float64Array.from({ length: rows }, (_, k) => Math.sin(k))
  const near = x.map((value, k) => value + 0.05 * Math.cos(7 * k))
  // every third row, which is what is looked at, agrees; the others do not
  const apart = x.map((value, k) => (k % 3 === 0 ? value : Math.cos(5 * k)))
  const pairs = await correlatedPairs([column('c1', x), column('c2', near), column('c3', apart)], uninterrupted)
  expect(pairs.map(({ first, second }) => [first, second])).toEqual([['c1', 'c2']])
})
