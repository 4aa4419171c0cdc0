import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FormatError } from './format-error.ts'
import { redactSource } from './redact-source.ts'
import { sourceCell } from './source-cell.ts'
import { importFile, previewFile, readFile } from './table-file.ts'

const folder = new URL('../../tests/fixtures/formats/', import.meta.url)
const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, folder)))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.includes('/') && !path.endsWith('.json'))
  .toSorted()
/** Objects that are no table, what is encrypted, and an old version. */
const refused = new Set([
  'rdata/empty.rds',
  'rdata/function.rds',
  'feather/version1.feather',
  'parquet/encrypted.parquet',
  'parquet/encrypted-columns.parquet',
  'sheets/locked.ods',
  'sheets/locked.xls',
])
const accepted = files.filter((path) => !refused.has(path))
const isOfSheets = (path: string) => /^(?:sheets|json)\//.test(path)
const readable = accepted.filter((path) => !isOfSheets(path))
const ofSheets = accepted.filter(isOfSheets)

describe('files of SPSS, Stata, SAS, R, SQLite, Parquet and Arrow', () => {
  test('there are some of each format', () => {
    expect(new Set(readable.map((path) => path.split('/')[0]))).toEqual(
      new Set('dta feather jasp omv parquet por rdata rec redcap sas7bdat sav sqlite xpt'.split(' ')),
    )
    expect(readable.length).toBeGreaterThanOrEqual(80)
  })

  test.each(readable)(
    '%s: imported under another name, and read again with its schema, it is the same frame',
    async (path) => {
      const file = new File([bytesOf(path)], 'patients.csv')
      const preview = await previewFile(file, {}, 3)
      expect([preview.format, preview.question]).toEqual(['typed', null])
      const { frame, schema, cellRules, questions } = await importFile(file)
      expect([schema.readerVersion, schema.headerRow, questions]).toEqual([
        /^(?:omv|jasp|rec|redcap)\//.test(path) ? 4 : 3,
        null,
        [],
      ])
      expect(preview.settings.layout).toEqual(schema.layout)
      expect(preview.rows[0]).toHaveLength(frame.columns.length)
      expect(await readFile(file, { schema, cellRules })).toEqual(frame)
    },
  )

  test.each(readable)(
    '%s: without a column it is the same frame but for that column, and its cells are stored nowhere',
    async (path) => {
      const file = new Blob([bytesOf(path)])
      const whole = await importFile(file)
      if (whole.frame.columns.length < 2) return expect(whole.frame.columns).toHaveLength(1)
      const left = { [whole.frame.columns[0]?.id ?? '']: { include: false } }
      const { frame, schema, cellRules } = await importFile(file, { columns: left })
      expect(frame.columns.map(({ id }) => id)).toEqual(whole.frame.columns.slice(1).map(({ id }) => id))
      const redacted = await redactSource(file, schema)
      expect(redacted.schema.layout.format).toBe('columns')
      expect(await readFile(redacted.blob, { schema: redacted.schema, cellRules })).toEqual(frame)
      expect(await readFile(file, { schema, cellRules })).toEqual(frame)
      // the smaller file is read like any other, with its left-out column blank
      const again = await importFile(redacted.blob, { columns: left })
      expect(again.frame).toEqual(frame)
      const cells = await redactSource(file, schema)
      expect(await cells.blob.arrayBuffer()).toEqual(await redacted.blob.arrayBuffer())
    },
  )

  test.each([...refused])('%s is refused with a reason', async (path) => {
    await expect(importFile(new Blob([bytesOf(path)]))).rejects.toBeInstanceOf(FormatError)
  })
})

test.each(ofSheets)(
  '%s: a sheet is imported under another name, read again, and kept without a column',
  async (path) => {
    const file = new File([bytesOf(path)], 'patients.csv')
    const preview = await previewFile(file, {}, 3)
    expect(preview.format).toBe('sheets')
    const answers = { header: 'names', footer: 'keep' } as const
    const { frame, schema, cellRules } = await importFile(file, { answers, columns: { c1: { include: false } } })
    const format = path.startsWith('json/') ? 'json' : path.endsWith('xls') ? 'xls' : 'ods'
    expect(schema).toMatchObject({ readerVersion: format === 'json' ? 4 : 3, layout: { format } })
    expect(await readFile(file, { schema, cellRules })).toEqual(frame)
    const redacted = await redactSource(file, schema)
    expect(redacted.schema.layout.format).toBe('csv')
    expect(await readFile(redacted.blob, { schema: redacted.schema, cellRules })).toEqual(frame)
    expect(await sourceCell(file, schema, 1, 1)).toBeTypeOf('string')
  },
)

test('a dictionary comes along: labels, value labels, missing codes, measurement levels; a user changes names and levels only', async () => {
  const file = new Blob([bytesOf('sav/pspp-byte.sav')])
  const { frame, schema } = await importFile(file, {
    columns: { c1: { name: 'renamed', measure: 'ordinal', type: 'text' } },
  })
  const [first] = frame.columns
  expect([first?.name, first?.measure, first?.source?.name === undefined]).toEqual(['renamed', 'ordinal', false])
  expect(schema.columns[0]?.type).toBe(first?.type)
  expect(frame.columns.some(({ valueLabels }) => valueLabels.length > 0)).toBe(true)
  expect(frame.columns.some(({ label }) => label !== '')).toBe(true)
  expect(frame.columns.some(({ missingCodes }) => missingCodes.length > 0)).toBe(true)
})

test('one of several tables is chosen, and kept', async () => {
  const file = new Blob([bytesOf('rdata/several.RData')])
  const preview = await previewFile(file)
  expect('tables' in preview && preview.tables).toEqual(['notes', 'other', 'd'])
  const { schema, cellRules, frame } = await importFile(file, { table: 'other' })
  expect(schema.layout).toEqual({ format: 'rdata', encoding: 'utf-8', table: 'other' })
  expect(await readFile(file, { schema, cellRules })).toEqual(frame)
  await expect(importFile(file, { table: 'none' })).rejects.toMatchObject({ code: 'unknown-table' })
})

test('another encoding is chosen, and kept', async () => {
  const file = new Blob([bytesOf('xpt/chinese-gb18030-v5.xpt')])
  const found = await previewFile(file)
  expect(found.settings.layout).toMatchObject({ encoding: 'gb18030' })
  const { schema, cellRules, frame, findings } = await importFile(file, { encoding: 'utf-8' })
  expect(schema.layout).toMatchObject({ encoding: 'utf-8' })
  expect(findings.map(({ code }) => code)).toContain('texts-undecodable')
  expect(await readFile(file, { schema, cellRules })).toEqual(frame)
})

test('a schema of another file, and one of a later version, are refused', async () => {
  const [a, b] = ['dta/haven-14.dta', 'dta/haven-one-column.dta'].map((path) => new Blob([bytesOf(path)]))
  const { schema, cellRules } = await importFile(a as Blob)
  await expect(readFile(b as Blob, { schema, cellRules })).rejects.toMatchObject({ code: 'schema-mismatch' })
  const later = { schema: { ...schema, readerVersion: 99 }, cellRules }
  await expect(readFile(a as Blob, later)).rejects.toMatchObject({ code: 'newer-reader' })
})

test('a cell of the source is shown as the file has it', async () => {
  const file = new Blob([bytesOf('sqlite/all.sqlite')])
  const { schema, frame } = await importFile(file)
  const texts = await Promise.all(frame.columns.map((_, place) => sourceCell(file, schema, 1, place)))
  expect(texts).toMatchInlineSnapshot(`
    [
      "5",
      "王小明",
      "1",
      "0.1",
      "9007199254740992",
      "n0",
      "",
      "north",
    ]
  `)
  expect(await sourceCell(file, schema, frame.rows + 1, 0)).toBeUndefined()
})

test.each([
  ['sav/pspp-none.sav', 120],
  ['sav/pspp-byte.sav', 40],
  ['dta/haven-15.dta', 0],
  ['dta/haven-8.dta', 0],
  ['sas7bdat/many.sas7bdat', 2000],
])('of %s, cut off, the rows before the cut are imported on request, and read again', async (path, tail) => {
  const bytes = bytesOf(path)
  const whole = (await importFile(new Blob([bytes]))).frame
  let end = bytes.length - tail
  let refused: unknown
  const cutAt = async (at: number) =>
    importFile(new Blob([bytes.slice(0, at)])).then(
      () => undefined,
      (error: unknown) => error,
    )
  // from the end backward to the first place within the rows
  for (; end > 0; end -= 7) {
    refused = await cutAt(end)
    if (refused instanceof FormatError && refused.code === 'cut-data-file' && Number(refused.params.row) > 1) break
  }
  const wholeRows = Number((refused as FormatError).params.row) - 1
  const file = new Blob([bytes.slice(0, end)])
  const { frame, schema, cellRules } = await importFile(file, { wholeRows })
  expect([frame.rows, schema.layout]).toMatchObject([wholeRows, { wholeRows }])
  for (const [k, column] of frame.columns.entries()) {
    const full = whole.columns[k]
    if (column.type === 'text' || full === undefined || full.type === 'text') continue
    expect(column.values).toEqual(full.values.slice(0, wholeRows))
  }
  expect(await readFile(file, { schema, cellRules })).toEqual(frame)
  expect((await previewFile(file, { wholeRows })).rows.length).toBeGreaterThan(1)
})
