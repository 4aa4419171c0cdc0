import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ExpectedTable, expectTable } from '#tests/support/typed-table.ts'
import { openDta } from './open-dta.ts'

/** Written by `tests/tools/format-files/dta.R`. */
const folder = new URL('../../../tests/fixtures/formats/dta/', import.meta.url)
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.dta'))
  .map((name) => name.slice(0, -4))

const fileOf = (name: string) => new Blob([readFileSync(new URL(`${name}.dta`, folder))])
const tableOf = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as ExpectedTable

test('haven and foreign have written their versions', () => {
  expect(names.length).toBe(16)
})

test.each(names)('%s is read as R has it', async (name) => {
  const file = await openDta(fileOf(name), {}, {})
  await expectTable(file, tableOf(name))
  expect(file.dictionary.remarks).toEqual([])
})

test('the encoding is recognised before version 118, and UTF-8 from then on', async () => {
  for (const name of names) {
    const { encoding } = (await openDta(fileOf(name), {}, {})).dictionary
    const isUnicode = ['haven-14', 'haven-15', 'haven-blank', 'haven-empty'].includes(name)
    const expected = name.startsWith('foreign') ? 'gb18030' : 'utf-8'
    const by = name === 'haven-one-column' ? 'ascii' : isUnicode ? 'file' : 'valid'
    expect([encoding.encoding, encoding.by], name).toEqual([expected, by])
  }
})

test('a chosen encoding comes first, and what it cannot decode is counted', async () => {
  const file = await openDta(fileOf('haven-12'), { encoding: 'big5' }, {})
  expect(file.dictionary.encoding).toEqual({ encoding: 'big5', by: 'chosen', alternatives: [] })
  expect(file.dictionary.columns[3]?.label).not.toContain('性别')
  const { remarks } = await file.read({}, {})
  expect(remarks).toEqual([{ code: 'texts-undecodable', column: 6, count: expect.any(Number) }])
})

test('the label of the data set, and wanted columns and rows', async () => {
  const file = await openDta(fileOf('haven-15'), {}, {})
  expect(file.dictionary.label).toBe('数据集')
  expect(file.dictionary.rows).toBe(8)
  const { rows, columns } = await file.read({ rows: 2, columns: new Set([1, 9]) }, {})
  expect(rows).toBe(2)
  expect(columns.flatMap((cells, place) => (cells ? [place] : []))).toEqual([1, 9])
  expect(columns[1]).toEqual({ values: Float64Array.of(1, -2147483647) })
  expect(columns[9]).toEqual({ codes: Int32Array.of(0, 1), dictionary: ['长文本 '.repeat(600).trimEnd(), 'short'] })
})
