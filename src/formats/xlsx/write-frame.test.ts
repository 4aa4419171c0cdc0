import readXlsxFile from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { ZipFile } from '../zip/read-zip.ts'
import { importXlsx } from './read-xlsx.ts'
import { frameToXlsx } from './write-frame.ts'
import { columnLetters, uniqueSheetNames } from './xlsx-package.ts'

const frame = makeFrame([
  textColumn({ id: 'c1', name: '编号 & <x>' }, ['001', '=1+1', null, ' a\tb\r\n"c" \u0001 _x0041_ ']),
  makeNumericColumn({ id: 'c2', name: 'x' }, [0.1 + 0.2, -1e-300, null, 12345678901234568]),
  makeNumericColumn({ id: 'c3', name: '日期', type: 'date' }, [
    Date.UTC(2023, 4, 1),
    null,
    Date.UTC(1900, 2, 1),
    Date.UTC(2099, 11, 31),
  ]),
  makeNumericColumn({ id: 'c4', name: 'time', type: 'datetime' }, [Date.UTC(2023, 4, 1, 8, 30, 15), null, null, null]),
])

test('another reader finds every value at full precision, and no formula', async () => {
  const { blob, cutTexts } = await frameToXlsx(frame, { sheetName: '数据' })
  const sheets = await readXlsxFile(blob)
  expect(sheets[0]?.sheet).toBe('数据')
  const rows = sheets[0]?.data ?? []
  expect(rows[0]).toEqual(['编号 & <x>', 'x', '日期', 'time'])
  expect(rows[1]).toEqual(['001', 0.1 + 0.2, new Date('2023-05-01'), new Date('2023-05-01T08:30:15Z')])
  expect(rows[2]?.slice(0, 2)).toEqual(['=1+1', -1e-300])
  expect(rows[4]?.[2]).toEqual(new Date('2099-12-31'))
  expect(cutTexts).toBe(0)
})

test('[D8] a text that looks like a formula is written as a text', async () => {
  const texts = ['=1+1', '+1', '-1+2', '@a', '＝1', "'=1"]
  const { blob } = await frameToXlsx(makeFrame([textColumn({ id: 'c1', name: '=x' }, texts)]), { sheetName: 's' })
  const zip = await ZipFile.open(blob)
  const entry = zip.entries.get('xl/worksheets/sheet1.xml')
  if (entry === undefined) throw new Error('there is no sheet')
  const sheet = new TextDecoder().decode(await zip.readAll(entry, { maxBytes: 1 << 20 }))
  expect(sheet).not.toMatch(/<f\b/)
  expect(sheet.match(/<c [^>]*t="s"/g)).toHaveLength(texts.length + 1)
  expect(await importXlsx(blob, { headerRow: 0 })).toMatchObject({
    frame: { columns: [{ name: '=x', dictionary: texts }] },
  })
})

test('our own reader restores what was written', async () => {
  const { blob } = await frameToXlsx(frame, { sheetName: 's' })
  const read = (await importXlsx(blob, { columns: { c2: { type: 'number' } } })).frame
  const [c1, c2, c3, c4] = read.columns
  expect(c1?.type === 'text' && c1.dictionary).toEqual(['001', '=1+1', 'a\tb\r\n"c" \u0001 _x0041_'])
  expect(c2?.type === 'number' && Array.from(c2.values)).toEqual([0.1 + 0.2, -1e-300, Number.NaN, 12345678901234568])
  expect(c3?.type === 'date' && Array.from(c3.values)).toEqual([
    Date.UTC(2023, 4, 1),
    Number.NaN,
    Date.UTC(1900, 2, 1),
    Date.UTC(2099, 11, 31),
  ])
  expect(c4?.type).toBe('datetime')
})

test('days before Excel’s calendar is right are texts, and so are infinities; a text that is too long is cut and counted', async () => {
  const odd = makeFrame([
    makeNumericColumn({ id: 'c1', name: 'd', type: 'date' }, [Date.UTC(1899, 11, 31)]),
    makeNumericColumn({ id: 'c2', name: 'x' }, [Number.NEGATIVE_INFINITY]),
    textColumn({ id: 'c3', name: 't' }, ['中'.repeat(40_000)]),
  ])
  const { blob, cutTexts } = await frameToXlsx(odd, { sheetName: 's' })
  expect(cutTexts).toBe(1)
  const rows = (await readXlsxFile(blob))[0]?.data ?? []
  expect(rows[1]?.slice(0, 2)).toEqual(['1899-12-31', '-Inf'])
  expect(String(rows[1]?.[2])).toHaveLength(32_767)
})

test('a frame with more rows than a sheet is refused', async () => {
  const long = makeFrame([makeNumericColumn({ id: 'c1', name: 'x' }, new Float64Array(1_048_576))])
  await expect(frameToXlsx(long, { sheetName: 's' })).rejects.toThrow('sheet-too-large')
})

test('names of sheets are made valid for Excel and unique', () => {
  expect(uniqueSheetNames(['a/b', 'A b', '', "'x'", 'x'.repeat(40), 'x'.repeat(35)])).toEqual([
    'a b',
    'A b 2',
    'Sheet3',
    'x',
    'x'.repeat(31),
    `${'x'.repeat(29)} 2`,
  ])
  expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
})

test('a column is two characters wider than its name, at least as wide as its values, at most 40', async () => {
  const name = (letters: number, type: 'number' | 'date' | 'datetime') =>
    makeNumericColumn({ id: `${type}${letters}`, name: 'x'.repeat(letters), type }, [1])
  const columns = [
    name(1, 'number'),
    name(8, 'number'),
    name(9, 'number'),
    name(1, 'date'),
    name(1, 'datetime'),
    name(38, 'date'),
    name(39, 'date'),
  ]
  const { blob } = await frameToXlsx(makeFrame([...columns, textColumn({ id: 'z', name: '五个汉字的' }, ['a'])]), {
    sheetName: 's',
  })
  const zip = await ZipFile.open(blob)
  const entry = zip.entries.get('xl/worksheets/sheet1.xml') ?? expect.fail('there is no sheet')
  const sheet = new TextDecoder().decode(await zip.readAll(entry, { maxBytes: 1 << 20 }))
  expect(Array.from(sheet.matchAll(/ width="(\d+)"/g), (match) => Number(match[1]))).toEqual([
    10, 10, 11, 12, 20, 40, 40, 12,
  ])
})
