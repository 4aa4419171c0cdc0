import { expect, test } from 'vitest'
import { FormatError } from '../format-error.ts'
import type { TypedFile } from '../typed/typed-file.ts'
import { openSav } from './open-sav.ts'
import { ByteWriter, type SavFixture, savBlob, savBytes } from './sav.fixture.ts'

const opened = (fixture: SavFixture, choices = {}) => openSav(savBlob(fixture), choices, {})
const bytes = (text: string) => new TextEncoder().encode(text)

/** Cells by column, null for a missing one. */
async function cellsOf(file: TypedFile) {
  const { rows, columns } = await file.read({}, {})
  return columns.map((cells) =>
    Array.from({ length: rows }, (_, row) => {
      if (!cells) return undefined
      if ('codes' in cells) return cells.dictionary[cells.codes[row] ?? -1] ?? null
      return Number.isNaN(cells.values[row]) ? null : cells.values[row]
    }),
  )
}

const missing = -Number.MAX_VALUE
const table: SavFixture = {
  variables: [{ name: 'X' }, { name: 'TEXT', width: 12 }, { name: 'Y' }],
  rows: [
    [1, 'alpha', 0.5],
    [missing, '', -3],
    [251, 'exactly 12 b', Number.POSITIVE_INFINITY],
  ],
}
const cells = [
  [1, null, 251],
  ['alpha', null, 'exactly 12 b'],
  [0.5, -3, Number.POSITIVE_INFINITY],
]

const forms = [true, false].flatMap((isLittle) =>
  ([0, 1, 2] as const).map((compression) => ({ isLittle, compression })),
)

test.each(forms)('both byte orders and three compressions: %o', async (form) => {
  expect(await cellsOf(await opened({ ...table, ...form }))).toEqual(cells)
})

test('blocks of zlib that end within a group of codes', async () => {
  expect(await cellsOf(await opened({ ...table, compression: 2, bytesPerBlock: 5 }))).toEqual(cells)
})

test.each([0, 1, 2] as const)('an unknown number of cases, compression %i', async (compression) => {
  const file = await opened({ ...table, compression, cases: -1, isEnded: compression > 0 })
  expect(file.dictionary.rows).toBe(compression === 0 ? 3 : null)
  expect(await cellsOf(file)).toEqual(cells)
})

test('the number of cases as 64 bits', async () => {
  const record = { subtype: 16, size: 8, bytes: new ByteWriter().i64(1).i64(2).all() }
  const file = await opened({ ...table, cases: -1, records: [record] })
  expect(file.dictionary.rows).toBe(2)
})

test('a layout code of 3 and another bias', async () => {
  expect(await cellsOf(await opened({ ...table, layout: 3, bias: 50, compression: 1 }))).toEqual(cells)
})

test('in a string the code of zero is eight NULs, which are padding, and the missing value is blanks', async () => {
  const variables = [{ name: 'T', width: 8 }, { name: 'N' }]
  const rows = [
    [{ code: 100 }, { code: 255 }],
    [{ code: 255 }, { code: 254 }],
    ['ab\0\0', { code: 101 }],
  ]
  const file = await opened({ variables, rows, compression: 1 })
  expect(await cellsOf(file)).toEqual([
    [null, null, 'ab'],
    [null, null, 1],
  ])
})

test('a very long string is read over its segments', async () => {
  const text = Array.from({ length: 400 }, (_, k) => String.fromCharCode(97 + (k % 26))).join('')
  const file = await opened({
    variables: [{ name: 'LONG', width: 255, label: 'of 400' }, { name: 'LONG0', width: 148 }, { name: 'AFTER' }],
    records: [
      { subtype: 14, bytes: bytes('LONG=00400\0\t') },
      { subtype: 13, bytes: bytes('LONG=long name\tAFTER=next') },
      { subtype: 11, size: 4, bytes: new ByteWriter().i32(1).i32(1).i32(1).i32(1).i32(3).i32(1).all() },
    ],
    rows: [
      [text.slice(0, 255), text.slice(255), 7],
      ['short', '', 8],
    ],
  })
  expect(file.dictionary.columns.map(({ name, label, measure }) => [name, label, measure])).toEqual([
    ['long name', 'of 400', 'nominal'],
    ['next', '', 'continuous'],
  ])
  expect(await cellsOf(file)).toEqual([
    [text, 'short'],
    [7, 8],
  ])
})

test('segments that are not there leave a usual string', async () => {
  const file = await opened({
    variables: [{ name: 'LONG', width: 255 }, { name: 'X' }],
    records: [{ subtype: 14, bytes: bytes('LONG=400\0\t') }],
    rows: [['text', 1]],
  })
  expect(await cellsOf(file)).toEqual([['text'], [1]])
})

const lowest = new DataView(new ArrayBuffer(8))
lowest.setBigUint64(0, 0xffeffffffffffffen)

test('missing values: discrete, open and closed ranges, and a range with a value', async () => {
  const { dictionary } = await opened({
    variables: [
      { name: 'A', missingValues: [7, 8, 9] },
      { name: 'B', missing: -2, missingValues: [lowest.getFloat64(0), -1] },
      { name: 'C', missing: -3, missingValues: [90, Number.MAX_VALUE, 5] },
      { name: 'D', missing: -2, missingValues: [97, 99] },
      { name: 'E', width: 3, missingValues: ['n/a', ''] },
      { name: 'F', format: 20, missingValues: [13_900_000_000] },
    ],
  })
  expect(dictionary.columns.map(({ missingCodes, missingRanges }) => [missingCodes, missingRanges])).toEqual([
    [[7, 8, 9], []],
    [[], [[null, -1]]],
    [[5], [[90, null]]],
    [[], [[97, 99]]],
    [['n/a'], []],
    [[Date.UTC(2023, 3, 4)], []],
  ])
})

test.each([false, true])(
  'missing values of long strings, with lengths repeated by old writers: %s',
  async (isRepeated) => {
    const out = new ByteWriter().i32(4).text('LONG').u8(2).i32(8).text('refused', 8)
    if (isRepeated) out.i32(8)
    out.text('absent', 8)
    const { columns } = (
      await opened({ variables: [{ name: 'LONG', width: 20 }], records: [{ subtype: 22, bytes: out.all() }] })
    ).dictionary
    expect(columns[0]?.missingCodes).toEqual(['refused', 'absent'])
  },
)

test('value labels: the later of a value counts, sets without a variable are reported', async () => {
  const { columns, remarks } = (
    await opened({
      variables: [{ name: 'X' }, { name: 'T', width: 10 }],
      records: [
        { labels: [[1, 'one'], [2, 'two'], [missing, 'missing'], [1, 'first']], variables: [1] }, // biome-ignore format: pairs
        { labels: [[2, 'second']], variables: [1, 3, 99] },
        { labels: [[5, 'of none']], variables: [3] },
        { labels: [[6, 'of nothing']] },
        {
          subtype: 21,
          bytes: new ByteWriter().i32(1).text('T').i32(10).i32(1).i32(10).text('long value').i32(3).text('its').all(),
        },
        { subtype: 17, bytes: bytes("a('1'\n'2'\n)b('3'\n)") },
        { subtype: 18, bytes: bytes("X:$@Role('0'\n)/T:$@Role('1'\n)unit('mg'\n)") },
      ],
    })
  ).dictionary
  expect(columns.map(({ valueLabels }) => valueLabels)).toEqual([
    [
      { value: 1, label: 'first' },
      { value: 2, label: 'second' },
    ],
    [{ value: 'long value', label: 'its' }],
  ])
  expect(remarks).toEqual([
    { code: 'characteristics-left-out', count: 3 },
    { code: 'labels-of-unknown', count: 2 },
  ])
})

test('names and labels that end with the byte A0', async () => {
  const file = await opened({
    variables: [{ name: bytes('Và'), label: 'voilà' }, { name: bytes('VÀ') }],
    records: [
      { subtype: 13, bytes: bytes('Và=déjà\tVÀ=DÉJÀ') },
      { subtype: 7, bytes: bytes('$à=C 6 voilà Và VÀ\n') },
    ],
  })
  expect(file.dictionary.columns.map(({ name, label }) => [name, label])).toEqual([
    ['déjà', 'voilà'],
    ['DÉJÀ', ''],
  ])
  expect(file.dictionary.sets).toEqual([
    { id: '$à', name: '$à', label: 'voilà', countedValue: null, columns: ['c1', 'c2'] },
  ])
})

test('multiple response sets: those of a further kind, and lines that cannot be read', async () => {
  const text = '$a=E 11 1 1 0  x y\n$b=what\n\n$c=C 3 two X Z\n$d=D1 5 999 X\n$e=E 1 1 1 4 four X Y T\n$f=C 0  Q\n'
  const { sets } = (
    await opened({
      variables: [{ name: 'X' }, { name: 'Y' }, { name: 'T', width: 3 }],
      records: [{ subtype: 19, bytes: bytes(text) }],
    })
  ).dictionary
  expect(sets).toEqual([
    { id: '$a', name: '$a', label: '', countedValue: 1, columns: ['c1', 'c2'] },
    { id: '$c', name: '$c', label: 'two', countedValue: null, columns: ['c1'] },
    { id: '$e', name: '$e', label: 'four', countedValue: 1, columns: ['c1', 'c2', 'c3'] },
  ])
})

test('another system-missing value counts if all three numbers make sense', async () => {
  const variables = [{ name: 'X' }]
  const rows = [[-999], [1]]
  const record = (...numbers: number[]) => {
    const out = new ByteWriter()
    for (const number of numbers) out.f64(number)
    return { subtype: 4, size: 8, bytes: out.all() }
  }
  expect(await cellsOf(await opened({ variables, rows, records: [record(-999, 1e300, -1e300)] }))).toEqual([[null, 1]])
  expect(await cellsOf(await opened({ variables, rows, records: [record(Number.NaN, -999, 1e300)] }))).toEqual([
    [-999, 1],
  ])
})

test('a weight, documents, and a name and a label of nothing', async () => {
  const { dictionary } = await opened({
    variables: [
      { name: 'T', width: 9 },
      { name: '', label: '' },
    ],
    weight: 3,
    records: [{ documents: ['one', '', 'three'] }],
  })
  expect(dictionary).toMatchObject({ weight: 1, notes: ['one\n\nthree'], label: 'label of the file' })
  expect((await opened({ ...table, weight: 2 })).dictionary.weight).toBeNull()
})

const gb = Uint8Array.of(0xd0, 0xd4, 0xb1, 0xf0) // 性别
const machine = (page: number) => {
  const out = new ByteWriter()
  for (const number of [21, 0, 0, -1, 1, 1, 2, page]) out.i32(number)
  return { subtype: 3, size: 4, bytes: out.all() }
}

test.each([
  ['GB 18030 as its code page says', 936, 'file'],
  ['GB 18030 in a file that says nothing', 2, 'valid'],
  ['GB 18030 in a file that says 1252', 1252, 'valid'],
] as const)('encoding: %s', async (_, page, by) => {
  const file = await opened({
    variables: [
      { name: 'SEX', label: gb },
      { name: 'T', width: 4 },
    ],
    records: [machine(page)],
    rows: [[1, gb]],
  })
  expect(file.dictionary.encoding).toMatchObject({ encoding: 'gb18030', by })
  expect(file.dictionary.columns[0]?.label).toBe('性别')
  expect((await cellsOf(file))[1]).toEqual(['性别'])
})

test('a character cut by the width of a string does not hide that the file is UTF-8', async () => {
  const file = await opened({
    variables: [
      { name: 'T', width: 5 },
      { name: 'U', width: 6 },
    ],
    rows: [[bytes('性别').subarray(0, 5), '性别']],
  })
  expect(file.dictionary.encoding.encoding).toBe('utf-8')
  expect(await cellsOf(file)).toEqual([['性'], ['性别']])
})

test('dates outside the years 1 to 9999 are blank and counted; times within a day are left out of dates', async () => {
  const file = await opened({
    variables: [
      { name: 'D', format: 20 },
      { name: 'DT', format: 22 },
    ],
    rows: [
      [1e15, 13_900_000_000.5],
      [13_900_000_000, missing],
    ],
  })
  const read = await file.read({}, {})
  expect(read.remarks).toEqual([{ code: 'dates-out-of-range', column: 0, count: 1 }])
  expect(await cellsOf(file)).toEqual([
    [null, Date.UTC(2023, 3, 4)],
    [(13_900_000_000.5 - 12_219_379_200) * 1000, null],
  ])
})

async function refusal(blob: Blob): Promise<unknown> {
  try {
    await (await openSav(blob, {}, {})).read({}, {})
  } catch (error) {
    if (error instanceof FormatError) return [error.code, error.params]
    throw error
  }
  return null
}

test('what cannot be read is refused by its own name', async () => {
  const head = (text: string) => new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0)), new Uint8Array(400)])
  expect(await refusal(head('\x1c\0\0\0\0\0\0\0ENCRYPTEDSAV\x15'))).toEqual(['encrypted-file', {}])
  expect(await refusal(head('\x5b\xc6\xd3\xf2'))).toEqual(['unsupported-data-file', { format: 'SPSS', what: 'EBCDIC' }])
  expect(await refusal(head('$FL2'))).toEqual(['damaged-data-file', { format: 'SPSS', at: 64 }])
  expect(await refusal(savBlob({ variables: [] }))).toEqual(['no-columns', {}])
  const vax = new ByteWriter()
  for (const number of [1, 0, 0, 0, 3]) vax.i32(number)
  const record = { subtype: 3, size: 4, bytes: vax.all().subarray(4) }
  expect(await refusal(savBlob({ ...table, bias: 25, records: [record] }))).toEqual([
    'unsupported-data-file',
    { format: 'SPSS', what: 'VAX' },
  ])
})

test.each([0, 1, 2] as const)('fewer cases than the header says, compression %i', async (compression) => {
  expect(await refusal(savBlob({ ...table, compression, cases: 5 }))).toEqual([
    'cut-data-file',
    { format: 'SPSS', row: 4, rows: 5 },
  ])
})

test('a case that is cut at the end of a file of unknown length is left out and reported', async () => {
  for (const compression of [0, 1] as const) {
    const all = savBytes({ ...table, compression, cases: -1 })
    const file = await openSav(new Blob([all.subarray(0, -8)]), {}, {})
    const read = await file.read({}, {})
    expect([read.rows, read.remarks]).toEqual([2, [{ code: 'rows-cut', count: 1 }]])
  }
})
