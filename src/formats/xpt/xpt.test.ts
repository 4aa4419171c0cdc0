import { expect, test } from 'vitest'
import type { TypedFile, TypedRows } from '../typed/typed-file.ts'
import { openXpt } from './open-xpt.ts'
import { type MadeCell, type MadeTable, makeXpt } from './xpt.fixture.ts'

const table = (name: string, columns: MadeTable['columns'], rows: readonly (readonly MadeCell[])[]): MadeTable => ({
  name,
  columns,
  rows,
})

const readAll = async (blob: Blob, choices = {}) => (await openXpt(blob, choices, {})).read({}, {})

function valuesOf(read: TypedRows, place: number): readonly number[] {
  const cells = read.columns[place]
  if (!cells || 'codes' in cells) throw new Error('no numbers')
  return [...cells.values]
}

function textsOf(read: TypedRows, place: number): readonly (string | null)[] {
  const cells = read.columns[place]
  if (!cells || !('codes' in cells)) throw new Error('no texts')
  return [...cells.codes].map((code) => cells.dictionary[code] ?? null)
}

test('descriptions of 136 bytes, as VAX/VMS writes them', async () => {
  const made = makeXpt(
    [
      table(
        'VAX',
        [{ name: 'X' }, { name: 'T', isText: true, width: 3 }],
        [
          [1.5, 'ab'],
          [-2, 'c'],
        ],
      ),
    ],
    { descriptionBytes: 136 },
  )
  const read = await readAll(made)
  expect(valuesOf(read, 0)).toEqual([1.5, -2])
  expect(textsOf(read, 1)).toEqual(['ab', 'c'])
})

test.each([2, 3, 4, 5, 6, 7, 8])('numbers of %i bytes', async (width) => {
  const values = [1, -1, 0, 0.5, 200, -0.0625, 16 ** 5]
  const rows = [
    ...values.map((value) => [value]),
    [Number.NaN],
    [Uint8Array.from({ length: width }, (_, i) => (i === 0 ? 0x5f : 0))],
  ]
  const read = await readAll(makeXpt([table('SHORT', [{ name: 'X', width }], rows)]))
  expect(valuesOf(read, 0)).toEqual([...values, Number.NaN, Number.NaN])
  const [cells] = read.columns
  expect([...((cells && 'values' in cells && cells.missingTags) || [])].slice(-2)).toEqual([0, 1])
})

test('the 56 bits of a number from a mainframe are rounded to the nearest', async () => {
  const bytes = Uint8Array.of(0x41, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xfc)
  const read = await readAll(makeXpt([table('BITS', [{ name: 'X' }], [[bytes]])]))
  expect(valuesOf(read, 0)).toEqual([16])
})

const several = makeXpt([
  { ...table('DM', [{ name: 'ID', isText: true, width: 5 }], [['a'], ['b'], ['c']]), label: 'Demographics' },
  table('EMPTY', [{ name: 'X' }, { name: 'Y' }], []),
  table(
    'LB',
    [{ name: 'X' }],
    Array.from({ length: 40 }, (_, i) => [i]),
  ),
])

test('the tables of a file are listed, and the first or the chosen one is read', async () => {
  const { tables, dictionary } = await openXpt(several, {}, {})
  expect([await tables?.(), dictionary.label]).toEqual([['DM', 'EMPTY', 'LB'], 'Demographics'])
  expect(textsOf(await readAll(several), 0)).toEqual(['a', 'b', 'c'])
  expect((await readAll(several, { table: 'EMPTY' })).rows).toBe(0)
  expect(valuesOf(await readAll(several, { table: 'LB' }), 0)).toEqual(Array.from({ length: 40 }, (_, i) => i))
  await expect(openXpt(several, { table: 'AE' }, {})).rejects.toMatchObject({ code: 'unknown-table' })
})

test('rows that look like padding are left out at the very end only', async () => {
  const one = (count: number) => [...Array.from({ length: count }, () => ['']), ['x'], [''], ['']]
  const read = async (rows: readonly (readonly string[])[], width: number) =>
    (await readAll(makeXpt([table('T', [{ name: 'T', isText: true, width }], rows)]))).rows
  expect(await read(one(3), 8)).toBe(4)
  // these two fill a record that would not be there as padding
  expect(await read(one(9), 8)).toBe(11)
  expect(await read(one(3), 80)).toBe(6)
  expect(await read(one(3), 100)).toBe(6)
})

test('labels of LABELV8 and LABELV9, and formats longer than 8', async () => {
  const longLabel = 'x'.repeat(200)
  const columns = [
    { name: 'a_long_name', longLabel },
    { name: 'b', label: 'short', format: 'DATE' },
  ]
  const v8 = await openXpt(makeXpt([table('A', columns, [])], { isV8: true }), {}, {})
  expect(v8.dictionary.columns).toMatchObject([
    { name: 'a_long_name', label: longLabel, type: 'number' },
    { name: 'b', label: 'short', type: 'date' },
  ])
  const formatted = [
    { name: 'c', longLabel, longFormat: 'YYMMDDD10.' },
    { name: 'd', longLabel: 'e', longFormat: 'MYFORMATS5.' },
  ]
  const v9 = await openXpt(makeXpt([table('A', formatted, [])], { isV8: true }), {}, {})
  expect(v9.dictionary.columns).toMatchObject([
    { name: 'c', label: longLabel, type: 'date' },
    { name: 'd', label: 'e', type: 'number', note: 'FORMAT=MYFORMATS.' },
  ])
})

test('formats give dates, instants, times and percentages; dates out of range are blank and counted', async () => {
  const columns = [
    { name: 'D', format: 'MMDDYY' },
    { name: 'DT', format: 'DATETIME' },
    { name: 'T', format: 'TIME' },
    { name: 'P', format: 'PERCENT' },
    { name: 'W', format: 'DATE', width: 4 },
  ]
  const made = makeXpt([
    table('F', columns, [
      [0, 0.25, 60, 0.5, 3653],
      [-1e7, 86400, Number.NaN, 1, 1],
    ]),
  ])
  const file = await openXpt(made, {}, {})
  expect(file.dictionary.columns.map(({ type, format }) => [type, format])).toEqual([
    ['date', undefined],
    ['datetime', undefined],
    ['number', 'time'],
    ['number', 'percent'],
    ['date', undefined],
  ])
  const read = await file.read({}, {})
  expect(valuesOf(read, 0)).toEqual([Date.UTC(1960, 0, 1), Number.NaN])
  expect(valuesOf(read, 1)).toEqual([Date.UTC(1960, 0, 1) + 250, Date.UTC(1960, 0, 2)])
  expect(valuesOf(read, 2)).toEqual([60, Number.NaN])
  expect(valuesOf(read, 4)).toEqual([0, Date.UTC(1960, 0, 2)])
  expect(read.remarks).toEqual([{ code: 'dates-out-of-range', column: 0, count: 1 }])
})

test('unwanted columns are not read', async () => {
  const file = await openXpt(makeXpt([table('W', [{ name: 'A' }, { name: 'B' }], [[1, 2]])]), {}, {})
  const { columns } = await file.read({ columns: new Set([1]) }, {})
  expect(columns[0]).toBeNull()
  expect(columns[1]).toMatchObject({ values: Float64Array.of(2) })
})

test('a row that the end of the file cuts off is reported', async () => {
  const made = makeXpt([
    table(
      'C',
      [{ name: 'A' }, { name: 'B' }],
      Array.from({ length: 10 }, () => [1, 1]),
    ),
  ])
  const read = await readAll(made.slice(0, made.size - 5))
  expect(read.rows).toBe(9)
  expect(read.remarks).toEqual([{ code: 'rows-cut' }])
})

test('a file without a table, and other files, are refused', async () => {
  const whole = makeXpt([table('A', [{ name: 'A' }], [])])
  await expect(openXpt(whole.slice(0, 240), {}, {})).rejects.toMatchObject({ code: 'no-columns' })
  await expect(openXpt(new Blob(['x'.repeat(500)]), {}, {})).rejects.toMatchObject({ code: 'damaged-data-file' })
  await expect(openXpt(new Blob([]), {}, {})).rejects.toMatchObject({ code: 'damaged-data-file' })
})

/** A large table, and how many bytes of it have been read. */
function largeFile(rows: number): { readonly blob: Blob; readonly bytesRead: () => number } {
  const row = Array.from({ length: 10 }, (_, i) => i)
  const columns = row.map((i) => ({ name: `X${i}` }))
  const blob = makeXpt([
    table(
      'BIG',
      columns,
      Array.from({ length: rows }, () => row),
    ),
  ])
  let count = 0
  const slice = blob.slice.bind(blob)
  blob.slice = (from = 0, to = blob.size) => {
    count += Math.min(to, blob.size) - from
    return slice(from, to)
  }
  return { blob, bytesRead: () => count }
}

test('fifty rows of a large file need less than 2 MB of it; Stop ends the reading', async () => {
  const { blob, bytesRead } = largeFile(70_000)
  const file: TypedFile = await openXpt(blob, {}, {})
  expect((await file.read({ rows: 50 }, {})).rows).toBe(50)
  expect(bytesRead()).toBeLessThan(2e6)
  const stop = new AbortController()
  const onProgress = () => stop.abort()
  await expect(file.read({}, { signal: stop.signal, onProgress })).rejects.toThrow('abort')
  await expect(openXpt(blob, {}, { signal: stop.signal })).rejects.toThrow('abort')
  const fractions: number[] = []
  const read = await file.read({}, { onProgress: (fraction) => fractions.push(fraction) })
  expect(read.rows).toBe(70_000)
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
  expect(fractions.at(-1)).toBe(1)
})
