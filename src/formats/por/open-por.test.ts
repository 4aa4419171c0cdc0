import { expect, test } from 'vitest'
import { FormatError } from '../format-error.ts'
import { openPor } from './open-por.ts'
import { counted, type PorFixture, porBytes, variable } from './por.fixture.ts'

const opened = (fixture: PorFixture) => openPor(new Blob([porBytes(fixture)]), {}, {})

const simple = `43/${variable('X')}${variable('TEXT', 12)}${variable('D', 0, 20)}F1/${counted('one')}J239600/*.1/ *.-2.F/${counted('b c')}*.Z`
const cells = [
  { values: Float64Array.of(1, Number.NaN, -2.5) },
  { codes: Int32Array.of(0, -1, 1), dictionary: ['one', 'b c'] },
  { values: Float64Array.of(Date.UTC(2023, 4, 1), Number.NaN, Number.NaN) },
]

test.each(['\r\n', '\n', '\r', ''])('lines that end with %j', async (lineEnd) => {
  const read = await (await opened({ body: simple, lineEnd })).read({}, {})
  expect(read).toEqual({ rows: 3, columns: cells, remarks: [] })
})

test('blanks at the ends of lines that were lost are added', async () => {
  const text = `a${' '.repeat(200)}b`
  const read = await (await opened({ body: `${variable('T', 240)}F${counted(text)}Z` })).read({}, {})
  expect(read.columns[0]).toMatchObject({ dictionary: [text] })
})

test('other character codes are translated by the table of the file', async () => {
  // such as EBCDIC; these leave line ends as they are
  const read = await (await opened({ body: simple, codeOf: (code) => code + 0x60 })).read({}, {})
  expect(read.columns).toEqual(cells)
})

const gb = Uint8Array.of(0xd0, 0xd4, 0xb1, 0xf0) // 性别

test('texts in GB 18030', async () => {
  const body = `${variable('SEX')}C4/{0}${variable('T', 4)}D1/3/SEX1/1/4/{0}F1/4/{0}Z`
  const file = await opened({ body, texts: [gb] })
  expect(file.dictionary.encoding).toMatchObject({ encoding: 'gb18030', by: 'valid' })
  expect(file.dictionary.columns[0]).toMatchObject({ label: '性别', valueLabels: [{ value: 1, label: '性别' }] })
  expect((await file.read({}, {})).columns[1]).toMatchObject({ dictionary: ['性别'] })
})

test('weight, missing values and ranges, labels, documents', async () => {
  const body =
    `11/P21/A31/S43/5B/61/W${variable('W')}9-1/8A/${variable('B')}B37/39/${variable('H')}A5/${variable('M')}AA9E17IR6IG+6J/${variable('T', 3)}8${counted('n/a')}
D1/1/W2/1/3/one2/3/twoD2/1/Q1/W0/E2/${counted('one')}${counted('two')}FZ`.replaceAll('\n', '')
  const { dictionary } = await opened({ body })
  expect(dictionary).toMatchObject({ weight: 0, notes: ['one\ntwo'], rows: null })
  expect(dictionary.columns.map(({ missingCodes, missingRanges }) => [missingCodes, missingRanges])).toEqual([
    [[10], [[null, -1]]],
    [[], [[97, 99]]],
    [[], [[5, null]]],
    [[], []],
    [['n/a'], []],
  ])
  expect(dictionary.columns[0]?.valueLabels).toEqual([
    { value: 1, label: 'one' },
    { value: 2, label: 'two' },
  ])
})

test('some rows of some columns', async () => {
  const read = await (await opened({ body: simple })).read({ rows: 1, columns: new Set([1]) }, {})
  expect(read).toMatchObject({ rows: 1, columns: [null, { dictionary: ['one'] }, null] })
})

test('a file without variables or without its sign is refused', async () => {
  await expect(opened({ body: 'FZ' })).rejects.toThrow('no-columns')
  await expect(openPor(new Blob(['x'.repeat(1000)]), {}, {})).rejects.toThrow(FormatError)
  await expect(openPor(new Blob([]), {}, {})).rejects.toThrow(FormatError)
})
