import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { ascendingOrder } from './ascending-order.ts'
import type { Column } from './frame.ts'
import { groupedRows } from './grouped-rows.ts'
import { keyGroups } from './key-groups.ts'
import { makeNumericColumn, textColumn } from './make-columns.ts'
import { numberCodes } from './number-codes.ts'

type Cell = number | string | null

const numbers = fc.constantFrom<number | null>(null, 99, 1, 2, 3, 0, -0, 0.5, -4, 1e12, Number.POSITIVE_INFINITY)
const texts = fc.constantFrom<string | null>(null, '不详', 'a', 'b', 'B', '女', '10', '9')
const any = fc.record({ x: numbers, t: texts, y: fc.integer({ min: -3, max: 3 }) })
const labels = [
  { value: 3, label: 'third' },
  { value: 1, label: 'one' },
]

const columnsOf = (rows: readonly { x: number | null; t: string | null; y: number }[]): readonly Column[] => [
  makeNumericColumn(
    { id: 'x', name: 'x', missingCodes: [99] },
    rows.map(({ x }) => x),
  ),
  textColumn(
    { id: 't', name: 't', missingCodes: ['不详'] },
    rows.map(({ t }) => t),
  ),
  makeNumericColumn(
    { id: 'y', name: 'y', valueLabels: labels },
    rows.map(({ y }) => y),
  ),
]

/** As a group sees a row: without the codes of missing values, and with one zero. */
const keyOf = (row: { x: number | null; t: string | null; y: number }): readonly Cell[] => [
  row.x === 99 || row.x === null ? null : row.x + 0,
  row.t === '不详' ? null : row.t,
  row.y + 0,
]

/** The order of the levels of one key: labels, numbers ascending, texts as they appear, missing last. */
function naivePlaces(keys: readonly (readonly Cell[])[], k: number): (cell: Cell) => number {
  const cells = [...new Set(keys.map((key) => key[k] ?? null))].filter((cell) => cell !== null)
  const own = k === 2 ? [3, 1].filter((value) => cells.includes(value)) : []
  const rest = cells.filter((cell) => !own.includes(cell as number))
  const asNumbers = rest.every((cell) => Number.isFinite(Number(cell))) || k !== 1
  const ordered = [...own, ...(asNumbers ? rest.toSorted((a, b) => Number(a) - Number(b)) : rest)]
  return (cell) => (cell === null ? ordered.length : ordered.indexOf(cell))
}

test('groups, their order, first rows and sizes are those of a naive grouping', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(any, { maxLength: 40 }),
      fc.subarray([0, 1, 2]),
      fc.boolean(),
      async (rows, which, leaveOutMissing) => {
        const columns = columnsOf(rows)
        const keys = rows.map(keyOf).map((key) => which.map((k) => key[k] ?? null))
        const chosen = which.map((k) => columns[k] as Column)
        const places = which.map((k, at) => {
          const place = naivePlaces(rows.map(keyOf), k)
          return (key: readonly Cell[]) => place(key[at] ?? null)
        })
        const isIn = (key: readonly Cell[]) => !leaveOutMissing || !key.includes(null)
        const names = keys.map((key) => JSON.stringify(key.map(String)))
        const groups = [...new Set(names.filter((_, i) => isIn(keys[i] as readonly Cell[])))]
          .map((name) => ({ name, first: names.indexOf(name) }))
          .toSorted((a, b) => {
            const [p, q] = [keys[a.first] as readonly Cell[], keys[b.first] as readonly Cell[]]
            for (const place of places) if (place(p) !== place(q)) return place(p) - place(q)
            return 0
          })
        const got = await keyGroups(rows.length, chosen, { leaveOutMissing, checkpoint: uninterrupted })
        expect(got.count).toBe(groups.length)
        expect(Array.from(got.first)).toEqual(groups.map(({ first }) => first))
        expect(Array.from(got.sizes)).toEqual(groups.map(({ name }) => names.filter((n) => n === name).length))
        const codes = names.map((name, i) =>
          isIn(keys[i] as readonly Cell[]) ? groups.findIndex((group) => group.name === name) : -1,
        )
        expect(Array.from(got.codes)).toEqual(codes)
        const seen = await keyGroups(rows.length, chosen, {
          order: 'appearance',
          leaveOutMissing,
          checkpoint: uninterrupted,
        })
        const appearing = [...new Set(names.filter((_, i) => codes[i] !== -1))]
        expect(Array.from(seen.codes)).toEqual(names.map((name, i) => (codes[i] === -1 ? -1 : appearing.indexOf(name))))
        const sorted = await groupedRows(got.codes, got.count, uninterrupted)
        const stable = codes.map((code, row) => ({ code, row })).filter(({ code }) => code >= 0)
        expect(Array.from(sorted.rows)).toEqual(stable.toSorted((a, b) => a.code - b.code).map(({ row }) => row))
      },
    ),
    { numRuns: 400 },
  )
})

test('texts that are all numbers are in their order, others as they appear', async () => {
  const ids = async (values: readonly string[]) => {
    const column = textColumn({ id: 't', name: 't' }, values)
    return Array.from((await keyGroups(values.length, [column], { checkpoint: uninterrupted })).first)
  }
  expect(await ids(['10', '9', '010', '9'])).toEqual([1, 0, 2])
  expect(await ids(['10', '9', 'x', '1'])).toEqual([0, 1, 2, 3])
})

test('eight keys of many levels each are told apart exactly', async () => {
  const rows = 3000
  const columns = Array.from({ length: 8 }, (_, k) =>
    makeNumericColumn(
      { id: `k${k}`, name: `k${k}` },
      Float64Array.from({ length: rows }, (_, i) => ((i * (k + 7)) % 1499) + 0.5),
    ),
  )
  for (const order of ['levels', 'appearance'] as const) {
    const { count, sizes, codes } = await keyGroups(rows, columns, { order, checkpoint: uninterrupted })
    expect(count).toBe(1499)
    expect(sizes.reduce((a, b) => a + b, 0)).toBe(rows)
    expect(codes[0]).toBe(codes[1499])
    expect(codes[1]).not.toBe(codes[1499])
  }
})

test('keys of many levels are grouped and ordered as keys of few', async () => {
  const cell = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 700 }))
  const rowsOf = fc.array(fc.tuple(cell, cell), { minLength: 500, maxLength: 900 })
  await fc.assert(
    fc.asyncProperty(rowsOf, fc.boolean(), async (rows, leaveOutMissing) => {
      const keys = [0, 1].map((k) =>
        makeNumericColumn(
          { id: `k${k}`, name: `k${k}` },
          rows.map((row) => row[k] ?? null),
        ),
      )
      const packed = rows.map(([a, b]) =>
        leaveOutMissing && (a === null || b === null) ? null : (a ?? 1000) * 10_000 + (b ?? 1000),
      )
      const there = packed.filter((pair) => pair !== null)
      const ordered = [...new Set(there)].toSorted((a, b) => a - b)
      const codes = packed.map((pair) => (pair === null ? -1 : ordered.indexOf(pair)))
      const got = await keyGroups(rows.length, keys, { leaveOutMissing, checkpoint: uninterrupted })
      expect(Array.from(got.codes)).toEqual(codes)
      expect(got.count).toBe(ordered.length)
      const seen = [...new Set(there)]
      const appearing = { order: 'appearance', leaveOutMissing, checkpoint: uninterrupted } as const
      expect(Array.from((await keyGroups(rows.length, keys, appearing)).codes)).toEqual(
        packed.map((pair) => (pair === null ? -1 : seen.indexOf(pair))),
      )
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

test('numbers that differ in their last bit, or in sign and size, have codes of their own', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0.1 + 0.2, 0.3, -0, 0)), { maxLength: 60 }),
      fc.constantFrom('ascending' as const, 'appearance' as const),
      async (values, order) => {
        const { codes, distinct } = await numberCodes(Float64Array.from(values), order, uninterrupted)
        const plain = values.map((value) => value + 0)
        const found = [...new Set(plain.filter((value) => !Number.isNaN(value)))]
        expect(Array.from(distinct)).toEqual(order === 'appearance' ? found : found.toSorted((a, b) => a - b))
        expect(Array.from(codes, (code) => (code < 0 ? Number.NaN : distinct[code]))).toEqual(plain)
      },
    ),
    { numRuns: 300 },
  )
  // so many that they are sorted
  const spread = Float64Array.from({ length: 200_000 }, (_, k) => ((k * 7919) % 150_001) * (k % 2 === 0 ? 0.1 : -0.1))
  const { codes, distinct } = await numberCodes(spread, 'ascending', uninterrupted)
  expect(Array.from(distinct)).toEqual([...new Set(Array.from(spread, (v) => v + 0))].toSorted((a, b) => a - b))
  expect(spread.every((value, i) => distinct[codes[i] as number] === value + 0)).toBe(true)
  const many = Float64Array.from({ length: 5000 }, (_, k) => (k % 2500) * 1.5e-300)
  expect((await numberCodes(many, 'appearance', uninterrupted)).distinct.length).toBe(2500)
})

test('numbers of any kind are sorted by value, equal ones in their order', async () => {
  const any = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0, 0, Number.MIN_VALUE, -Number.MIN_VALUE))
  await fc.assert(
    fc.asyncProperty(fc.array(any, { maxLength: 50 }), async (values) => {
      const rows = values.map((_, i) => i).filter((i) => !Number.isNaN(values[i]))
      const sorted = rows.toSorted((i, j) => {
        const [a, b] = [values[i] as number, values[j] as number]
        return a < b ? -1 : a > b ? 1 : 0
      })
      expect(Array.from(await ascendingOrder(Float64Array.from(values), uninterrupted))).toEqual(sorted)
    }),
    { numRuns: 500 },
  )
})

test('the work stops at a checkpoint', async () => {
  const column = makeNumericColumn({ id: 'x', name: 'x' }, new Float64Array(200_000))
  let turns = 0
  const checkpoint = () => (++turns === 2 ? Promise.reject(new Error('stopped')) : Promise.resolve())
  await expect(keyGroups(200_000, [column], { checkpoint })).rejects.toThrow('stopped')
  expect(turns).toBe(2)
})
