import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { keyCodes } from './key-codes.ts'
import { makeNumericColumn } from './make-columns.ts'
import { matchRows, pairCount, pairRows } from './match-rows.ts'

const keys = fc.array(fc.option(fc.integer({ min: 0, max: 5 })), { maxLength: 12 })

async function matched(left: readonly (number | null)[], right: readonly (number | null)[]) {
  const column = (values: readonly (number | null)[]) => [makeNumericColumn({ id: 'k', name: 'k' }, values)]
  const codes = await keyCodes([column(right), column(left)], uninterrupted, { dictionary: 'first' })
  return matchRows(codes, uninterrupted)
}

const areEqual = (a: number | null | undefined, b: number | null | undefined) => a !== null && a === b

test('rows are paired as by comparing each with all, in the order of the left table', async () => {
  await fc.assert(
    fc.asyncProperty(keys, keys, fc.constantFrom('left', 'both', 'all'), async (left, right, which) => {
      const expected = left.flatMap((key, i) => {
        const hits = right.flatMap((other, k) => (areEqual(key, other) ? [[i, k]] : []))
        return hits.length > 0 || which === 'both' ? hits : [[i, -1]]
      })
      const only = right.flatMap((other, k) => (left.some((key) => areEqual(key, other)) ? [] : [[-1, k]]))
      const matches = await matched(left, right)
      const pairs = pairRows(matches, which)
      const rows = which === 'all' ? [...expected, ...only] : expected
      expect(Array.from(pairs.left, (at, i) => [at, pairs.right[i]])).toEqual(rows)
      const isOnce = rows.map(([at]) => Number(at !== -1 && rows.filter(([other]) => other === at).length === 1))
      expect(Array.from(pairs.isOnce)).toEqual(isOnce)
      if (which === 'all') expect(pairCount(matches)).toBe(rows.length)
    }),
  )
})

test('what is missing, repeated or without a match is counted', async () => {
  await fc.assert(
    fc.asyncProperty(keys, keys, async (left, right) => {
      const count = (rows: typeof left, key: number | null) => rows.filter((other) => areEqual(key, other)).length
      const found = await matched(left, right)
      expect(found).toMatchObject({
        matchedLeft: left.filter((key) => count(right, key) > 0).length,
        missingLeft: left.filter((key) => key === null).length,
        sharedLeft: left.filter((key) => count(right, key) > 0 && count(left, key) > 1).length,
      })
      const repeated = [...new Set(right)].filter((key) => count(right, key) > 1)
      expect(new Set(found.repeatedRight.map((row) => right[row]))).toEqual(new Set(repeated))
      const crossed = repeated.filter((key) => count(left, key) > 1)
      expect([found.crossed.keys, found.crossed.pairs]).toEqual([
        crossed.length,
        crossed.reduce<number>((sum, key) => sum + count(left, key) * count(right, key), 0),
      ])
    }),
  )
})
