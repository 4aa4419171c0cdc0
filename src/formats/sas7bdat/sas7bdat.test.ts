import { expect, test } from 'vitest'
import { tagText } from '#engine/frame/missing-tags.ts'
import type { TypedChoices, TypedRows } from '../typed/typed-file.ts'
import { sameCells, sameTables, storedTable } from './data-sets.fixture.ts'
import { openSas7bdat } from './open-sas7bdat.ts'
import { type MadeDataSet, makeSas7bdat } from './sas7bdat.fixture.ts'

async function readAll(made: MadeDataSet, choices: TypedChoices = {}): Promise<TypedRows> {
  return (await openSas7bdat(makeSas7bdat(made), choices, {})).read({}, {})
}

/** Values, texts, and tags of missing values. */
function cellsOf({ columns, rows }: TypedRows): readonly (readonly (number | string | null)[])[] {
  return Array.from({ length: rows }, (_, row) =>
    columns.map((cells) => {
      if (cells === null) return null
      if ('codes' in cells) return cells.dictionary[cells.codes[row] ?? -1] ?? null
      const value = cells.values[row] ?? Number.NaN
      return Number.isNaN(value) ? (tagText(cells.missingTags?.[row] ?? 0) ?? null) : value
    }),
  )
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

test.each(Object.entries(sameTables))('%s', async (_, made) => {
  const file = await openSas7bdat(makeSas7bdat(made), {}, {})
  expect(file.dictionary).toMatchObject({ rows: 150, label: 'Made data', encoding: { encoding: 'utf-8', by: 'file' } })
  expect(file.dictionary.columns.map(({ name, label, type, note }) => [name, label, type, note])).toEqual([
    ['id', 'Number of the patient', 'text', undefined],
    ['value', 'A value', 'number', undefined],
    ['short', '', 'number', undefined],
    ['middle', '', 'number', undefined],
    ['note', '', 'text', undefined],
    ['day', 'Day of the visit', 'date', undefined],
    ['wide', '', 'text', undefined],
  ])
  const read = await file.read({}, {})
  expect(read.remarks).toEqual([])
  expect(cellsOf(read)).toEqual(sameCells)
  expect(cellsOf(await file.read({ rows: 7 }, {}))).toEqual(sameCells.slice(0, 7))
  const some = await file.read({ columns: new Set([0, 5]), rows: 2 }, {})
  expect(cellsOf(some)).toEqual(
    sameCells.slice(0, 2).map(([id = null, , , , , day = null]) => [id, null, null, null, null, day, null]),
  )
})

test('rows after an odd number of pointers of 32 bit begin at a multiple of 8, or, from Stat/Transfer, at once', async () => {
  const odd = {
    ...storedTable,
    columns: storedTable.columns.slice(0, 6),
    rows: storedTable.rows.map((row) => row.slice(0, 6)),
    is64: false,
  }
  const cells = sameCells.map((row) => row.slice(0, 6))
  expect(cellsOf(await readAll({ ...odd, mix: 'filled' }))).toEqual(cells)
  expect(cellsOf(await readAll({ ...odd, mix: 'unfilled' }))).toEqual(cells)
})

test.each(['stored', 'packed'])('deleted rows are left out (%s)', async (way) => {
  const made: MadeDataSet = {
    ...storedTable,
    deleted: [0, 5, 6, 149],
    ...(way === 'packed' && { compression: 'SASYZCRL' }),
  }
  const cells = sameCells.filter((_, row) => !made.deleted?.includes(row))
  const file = await openSas7bdat(makeSas7bdat(made), {}, {})
  expect(file.dictionary.rows).toBe(146)
  const read = await file.read({}, {})
  expect(cellsOf(read)).toEqual(cells)
  expect(read.remarks).toEqual([])
  expect(cellsOf(await file.read({ rows: 6 }, {}))).toEqual(cells.slice(0, 6))
  // of a file that says otherwise all are kept
  const kept = await readAll({ ...made, statedDeleted: 9 })
  expect(kept.rows).toBe(150)
  expect(kept.remarks).toEqual([{ code: 'deleted-rows-kept', count: 4 }])
})

test.each([3, 4, 5, 6, 7, 8])('numbers of %i bytes', async (width) => {
  const values = [0, 1, -1, 0.5, 1024, -0.75, 2 ** 400]
  const rows = [...values.map((value) => [value]), ...['.', 'A', '_', 'Z'].map((missing) => [{ missing }])]
  for (const isLittle of [true, false]) {
    const read = await readAll({ columns: [{ name: 'x', width }], rows, isLittle })
    expect(cellsOf(read).flat()).toEqual([...values, null, '.a', '._', '.z'])
  }
})

test('infinite numbers stay', async () => {
  const read = await readAll({
    columns: [{ name: 'x' }],
    rows: [[Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY]],
  })
  expect(cellsOf(read).flat()).toEqual([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
})

test("formats give dates, instants, times and percentages; names of the user's are kept", async () => {
  const formats = ['YYMMDD', 'DATETIME', 'TIME', 'PERCENT', 'SEXF', 'E8601DA', '']
  const columns = [
    ...formats.map((format, i) => ({ name: `v${i}`, format })),
    { name: 't', isText: true, format: '$AEF' },
  ]
  const file = await openSas7bdat(makeSas7bdat({ columns, rows: [[1, 1.5, 2, 0.5, 1, 1e9, 1, 'x']] }), {}, {})
  expect(file.dictionary.columns.map(({ type, format, note }) => [type, format, note])).toEqual([
    ['date', undefined, undefined],
    ['datetime', undefined, undefined],
    ['number', 'time', undefined],
    ['number', 'percent', undefined],
    ['number', undefined, 'FORMAT=SEXF.'],
    ['date', undefined, undefined],
    ['number', undefined, undefined],
    ['text', undefined, 'FORMAT=$AEF.'],
  ])
  const read = await file.read({}, {})
  expect(cellsOf(read)).toEqual([[Date.UTC(1960, 0, 2), Date.UTC(1960, 0, 1) + 1500, 2, 0.5, 1, null, 1, 'x']])
  expect(read.remarks).toEqual([{ code: 'dates-out-of-range', column: 5, count: 1 }])
})

/** 上海市 and 北京 in GB 18030. */
const shanghai = Uint8Array.of(0xc9, 0xcf, 0xba, 0xa3, 0xca, 0xd0)
const beijing = Uint8Array.of(0xb1, 0xb1, 0xbe, 0xa9)

test.each([
  [126, 'gb18030', 'file'],
  [205, 'gb18030', 'file'],
  // 1252, which is written without looking, and no known number
  [62, 'gb18030', 'valid'],
  [204, 'gb18030', 'valid'],
] as const)('texts in GB 18030 under the number %i', async (encoding, name, by) => {
  const rows = Array.from({ length: 20 }, (_, i) => [i % 2 === 0 ? shanghai : beijing])
  const file = await openSas7bdat(
    makeSas7bdat({ columns: [{ name: 'c', label: beijing, isText: true, width: 10 }], rows, encoding }),
    {},
    {},
  )
  expect(file.dictionary.encoding).toMatchObject({ encoding: name, by })
  expect(file.dictionary.columns[0]?.label).toBe('北京')
  expect(cellsOf(await file.read({ rows: 2 }, {}))).toEqual([['上海市'], ['北京']])
})

test('a character that its field cuts off is left out', async () => {
  const made = { columns: [{ name: 'c', isText: true, width: 5 }], rows: [[shanghai.subarray(0, 5)]], encoding: 205 }
  expect(cellsOf(await readAll(made))).toEqual([['上海']])
})

test('a file that was not copied whole is refused, with the row at which it ends', async () => {
  const whole = makeSas7bdat(storedTable)
  const file = await openSas7bdat(whole.slice(0, whole.size - 4096), {}, {})
  expect(file.dictionary.rows).toBe(150)
  expect((await file.read({ rows: 50 }, {})).rows).toBe(50)
  await expect(file.read({}, {})).rejects.toMatchObject({ code: 'cut-data-file', params: { rows: 150 } })
})

test('a catalogue and other files are refused', async () => {
  const bytes = await bytesOf(makeSas7bdat(storedTable))
  bytes[15] = 0x63
  await expect(openSas7bdat(new Blob([bytes]), {}, {})).rejects.toMatchObject({ code: 'unsupported-data-file' })
  await expect(openSas7bdat(new Blob(['x'.repeat(5000)]), {}, {})).rejects.toMatchObject({ code: 'damaged-data-file' })
  await expect(openSas7bdat(new Blob([]), {}, {})).rejects.toMatchObject({ code: 'damaged-data-file' })
})

test('a small file of a huge table is refused', async () => {
  const columns = Array.from({ length: 500 }, (_, i) => ({ name: `v${i}` }))
  const row = columns.map(() => 0)
  const made = {
    columns,
    rows: Array.from({ length: 15_000 }, () => row),
    compression: 'SASYZCRL',
    pageSize: 65_536,
  } as const
  await expect(readAll(made)).rejects.toMatchObject({ code: 'mostly-blank' })
})

test('fifty rows of a large file need less than 2 MB of it; Stop ends the reading', async () => {
  const rows = Array.from({ length: 70_000 }, (_, i) => [i, 'a text', i, i, i, i, i, i])
  const columns = Array.from({ length: 8 }, (_, i) => ({ name: `v${i}`, isText: i === 1, width: i === 1 ? 16 : 8 }))
  const blob = makeSas7bdat({ columns, rows, pageSize: 65_536 })
  let count = 0
  const slice = blob.slice.bind(blob)
  blob.slice = (from = 0, to = blob.size) => {
    count += Math.min(to, blob.size) - from
    return slice(from, to)
  }
  const file = await openSas7bdat(blob, {}, {})
  expect((await file.read({ rows: 50 }, {})).rows).toBe(50)
  expect(count).toBeLessThan(2e6)
  const stop = new AbortController()
  const onProgress = () => stop.abort()
  await expect(file.read({}, { signal: stop.signal, onProgress })).rejects.toThrow('abort')
  await expect(openSas7bdat(blob, {}, { signal: stop.signal })).rejects.toThrow('abort')
  const fractions: number[] = []
  const read = await file.read({}, { onProgress: (fraction) => fractions.push(fraction) })
  expect(read.rows).toBe(70_000)
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
  expect(fractions.at(-1)).toBe(1)
})
