import { expect, test } from 'vitest'
import { importFile, previewFile, readFile } from './table-file.ts'
import { sheetData, workbookOf } from './xlsx/xlsx.fixture.ts'

test('the kind of a file is recognised by its bytes, whatever its name', async () => {
  const csv = new Blob(['a,b\n1,2\n'])
  const xlsx = workbookOf({
    sheets: {
      s: sheetData([
        ['a', 'b'],
        [1, 2],
      ]),
    },
  })
  expect((await previewFile(csv)).format).toBe('csv')
  expect((await previewFile(xlsx)).format).toBe('sheets')
  for (const blob of [csv, xlsx]) {
    const { frame, schema, cellRules } = await importFile(blob)
    expect(frame.columns.map((c) => c.name)).toEqual(['a', 'b'])
    expect(await readFile(blob, { schema, cellRules })).toEqual(frame)
  }
})

test('a preview has fifty rows by default', async () => {
  const rows = Array.from({ length: 80 }, (_, k) => [`r${k}`, `${k}x`])
  const csv = new Blob([rows.map((row) => `${row.join(',')}\n`).join('')])
  const xlsx = workbookOf({ sheets: { s: sheetData(rows) } })
  for (const blob of [csv, xlsx]) {
    expect((await previewFile(blob)).rows).toEqual(rows.slice(0, 50))
    expect((await previewFile(blob, {}, 3)).rows).toEqual(rows.slice(0, 3))
    expect((await previewFile(blob, {}, 60)).rows).toEqual(rows.slice(0, 60))
    expect((await previewFile(blob)).size).toBe(blob.size)
  }
  const preview = await previewFile(xlsx)
  expect('rowNumbers' in preview && preview.rowNumbers).toEqual(Array.from({ length: 50 }, (_, k) => k + 1))
})

test('two bytes distinguish a workbook from text', async () => {
  const refused = async (...bytes: number[]) =>
    importFile(new Blob([Uint8Array.from(bytes), 'a,b\n1,2\n'])).then(
      ({ schema }) => schema.layout.format,
      (error: unknown) => (error instanceof Error ? error.message : error),
    )
  expect(await refused(0x50, 0x4b)).toMatch('damaged-zip')
  expect(await refused(0xd0, 0xcf)).toBe('damaged-old-excel')
  expect(await refused(0x50, 0x4c)).toBe('csv')
  expect(await refused(0x51, 0x4b)).toBe('csv')
})
