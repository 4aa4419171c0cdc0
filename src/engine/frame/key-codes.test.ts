import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import type { Column } from './frame.ts'
import { foldedKey, keyCodes, rowsByKey } from './key-codes.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'

const numbers = (values: readonly (number | null)[], more = {}): Column =>
  makeNumericColumn({ id: 'n', name: 'n', ...more }, values)
const texts = (values: readonly (string | null)[], more = {}): Column =>
  textColumn({ id: 't', name: 't', ...more }, values)

/** Compares every key with all before it. */
function naive(tables: readonly (readonly (readonly (number | string | null)[])[])[]) {
  const known: (number | string)[][] = []
  return tables.map((columns) =>
    Array.from({ length: columns[0]?.length ?? 0 }, (_, row) => {
      const key = columns.map((column) => column[row] ?? null)
      if (key.includes(null)) return -1
      const at = known.findIndex((one) => one.every((part, k) => part === key[k]))
      return at >= 0 ? at : known.push(key as (number | string)[]) - 1
    }),
  )
}

const cell = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom(0.5, -0, 1e9, 2 ** 53, Number.POSITIVE_INFINITY),
)
const word = fc.oneof(fc.constant(null), fc.constantFrom('a', 'A', ' a', '张', '001', '1'))
const side = fc.array(fc.tuple(cell, word, cell), { maxLength: 30 })

test('keys of two tables have the same codes as by comparing each with all, whatever the kinds of their parts', async () => {
  await fc.assert(
    fc.asyncProperty(side, side, fc.integer({ min: 1, max: 3 }), async (left, right, parts) => {
      const pick = (rows: typeof left) => [rows.map(([x]) => x), rows.map(([, x]) => x), rows.map(([, , x]) => x)]
      const columnsOf = (rows: typeof left) => {
        const [a, b, c] = pick(rows) as [(number | null)[], (string | null)[], (number | null)[]]
        return [numbers(a), texts(b), numbers(c)].slice(0, parts)
      }
      const { codes, keys } = await keyCodes([columnsOf(left), columnsOf(right)], uninterrupted)
      const expected = naive([pick(left).slice(0, parts), pick(right).slice(0, parts)])
      // combined codes are numbered by the first appearance of the whole key
      expect(codes.map((one) => Array.from(one))).toEqual(expected)
      expect(keys).toBe(Math.max(-1, ...expected.flat()) + 1)
    }),
  )
})

test('with the dictionary of the first table, the others have its codes, and -2 for keys that it lacks', async () => {
  await fc.assert(
    fc.asyncProperty(side, side, async (left, right) => {
      const columnsOf = (rows: typeof left) => [numbers(rows.map(([x]) => x)), texts(rows.map(([, x]) => x))]
      const tables = [columnsOf(left), columnsOf(right)]
      const all = await keyCodes(tables, uninterrupted)
      const first = await keyCodes(tables, uninterrupted, { dictionary: 'first' })
      const most = Math.max(-1, ...(all.codes[0] as Int32Array))
      expect(first.codes[0]).toEqual(all.codes[0])
      expect(first.keys).toBe(most + 1)
      expect(first.codes[1]).toEqual((all.codes[1] as Int32Array).map((code) => (code > most ? -2 : code)))
    }),
  )
})

test('the rows of each key are listed in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 5 })), (codes) => {
      const { starts, rows } = rowsByKey(Int32Array.from(codes), 6)
      for (let key = 0; key < 6; key++)
        expect(Array.from(rows.subarray(starts[key], starts[key + 1]))).toEqual(
          codes.flatMap((code, row) => (code === key ? [row] : [])),
        )
    }),
  )
})

test('user-missing values match nothing, numbers match texts as texts, and folding is said by its name', async () => {
  const two = async (a: Column, b: Column, fold?: 'none' | 'trim' | 'case' | 'zeros') =>
    (await keyCodes([[a], [b]], uninterrupted, fold && { fold })).codes.map((codes) => Array.from(codes))
  expect(await two(numbers([1, 9, 2], { missingCodes: [9] }), numbers([9, 2]))).toEqual([
    [0, -1, 1],
    [2, 1],
  ])
  expect(await two(numbers([7, 0.1]), texts(['7', '007', '0.1']))).toEqual([
    [0, 1],
    [0, 2, 1],
  ])
  expect(await two(numbers([7]), texts(['7', '007']), 'zeros')).toEqual([[0], [0, 0]])
  expect(await two(texts(['A ', ' ', '\u3000b']), texts(['a', 'A', 'b']), 'trim')).toEqual([
    [0, -1, 1],
    [2, 0, 1],
  ])
  expect(await two(texts(['A ']), texts(['a']), 'case')).toEqual([[0], [0]])
  expect([foldedKey('000', 'zeros'), foldedKey('000', 'none')]).toEqual(['0', '000'])
})

test('a long table is left at checkpoints, and can be stopped there', async () => {
  const stop = () => Promise.reject(new Error('stopped'))
  const values = Float64Array.from({ length: 400_000 }, (_, i) => i / 3)
  await expect(keyCodes([[makeNumericColumn({ id: 'n', name: 'n' }, values)]], stop)).rejects.toThrow('stopped')
})
