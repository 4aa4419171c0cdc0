import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importOds, openOds, previewOds, readOds } from '../ods/read-ods.ts'
import { importXls, openXls, previewXls, readXls } from '../xls/read-xls.ts'

const folder = new URL('../../../tests/fixtures/formats/sheets/', import.meta.url)
const blobOf = (name: string) => new Blob([readFileSync(new URL(name, folder))])
const made = JSON.parse(readFileSync(new URL('made.json', folder), 'utf8')) as {
  readonly sheets: readonly (readonly [string, boolean])[]
  readonly rows: Readonly<Record<string, readonly string[]>>
  readonly merged: readonly (readonly string[])[]
}
const isOds = (name: string) => name.endsWith('ods')
const open = (name: string) => (isOds(name) ? openOds(blobOf(name)) : openXls(blobOf(name)))
const files = [
  'made.fods',
  'libreoffice.ods',
  'libreoffice.fods',
  'gnumeric.ods',
  'libreoffice.xls',
  'gnumeric-8.xls',
  'gnumeric-7.xls',
]

async function rowsOf(name: string, sheet: string) {
  const book = await open(name)
  const rows: Record<string, readonly string[]> = {}
  const end = await book.scan(sheet, (cells, row) => (rows[row] = [...cells]), {})
  return { rows, end }
}

/** Numbers may be spelled in several ways. */
const spelled = (rows: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(rows).map(([row, cells]) => [
      row,
      cells.map((cell) =>
        /^-?\d+(\.\d+)?(e-?\d+)?$/i.test(cell) && !/^0\d/.test(cell)
          ? String(Number(Number(cell).toPrecision(15)))
          : cell,
      ),
    ]),
  )

describe('what LibreOffice and Gnumeric wrote, by tests/tools/format-files/sheets.py', () => {
  test.each(files)('%s', async (name) => {
    const book = await open(name)
    expect(book.sheets.map((sheet) => [sheet.name, sheet.hidden])).toEqual(made.sheets)
    expect(spelled((await rowsOf(name, '数据')).rows)).toEqual(spelled(made.rows))
    const { rows, end } = await rowsOf(name, 'merged')
    expect(Object.values(rows)).toEqual(made.merged)
    expect(end.merged).toEqual([{ firstRow: 1, lastRow: 1, firstColumn: 0, lastColumn: 1 }])
    expect((await rowsOf(name, 'cover')).rows).toEqual({})
  })

  test.each(files)('%s is imported, and read again the same', async (name) => {
    const blob = blobOf(name)
    const preview = isOds(name) ? await previewOds(blob) : await previewXls(blob)
    expect(preview.settings.layout).toEqual({ format: isOds(name) ? 'ods' : 'xls', sheet: '数据' })
    expect(preview.otherSheets).toEqual(['merged'])
    const { frame, schema, cellRules } = isOds(name) ? await importOds(blob) : await importXls(blob)
    const again = isOds(name) ? await readOds(blob, { schema, cellRules }) : await readXls(blob, { schema, cellRules })
    expect(again).toEqual(frame)
    expect(frame.columns.map((column) => column.name)).toEqual(made.rows[1])
    expect(frame.columns.map(({ type }) => type).slice(2, 4)).toEqual(['date', 'datetime'])
    const [, , born] = frame.columns
    expect(born && 'values' in born && born.values[0]).toBe(Date.UTC(2023, 4, 1))
  })
})

test.each(['locked.ods', 'locked.xls'])('%s is refused for its password', async (name) => {
  await expect(open(name)).rejects.toMatchObject({ code: 'encrypted-file' })
})
