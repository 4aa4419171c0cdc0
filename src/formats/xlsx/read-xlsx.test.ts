import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import type { Column, Frame } from '#engine/frame/frame.ts'
import { importXlsx, previewXlsx, readXlsx } from './read-xlsx.ts'
import { sheetData, workbookOf } from './xlsx.fixture.ts'

function cells(column: Column | undefined): unknown[] {
  if (column === undefined) return []
  if (column.type === 'text') return Array.from(column.codes, (code) => column.dictionary[code] ?? null)
  return Array.from(column.values, (v) =>
    Number.isNaN(v) ? null : column.type === 'number' ? v : new Date(v).toISOString(),
  )
}
const names = (frame: Frame) => frame.columns.map((c) => c.name)

test('a workbook of another program is read: texts, numbers, dates, booleans', async () => {
  const blob = await writeXlsxFile([
    ['编号', '年龄', '入院', '结局', '备注'].map((value) => ({ value })),
    [
      { value: '001', type: String },
      { value: 34.5 },
      { value: new Date(Date.UTC(2023, 4, 1)), format: 'yyyy/mm/dd' },
      { value: true },
      { value: '<0.01 & "x"', type: String },
    ],
    [
      { value: '002', type: String },
      { value: 1e-7 },
      { value: new Date(Date.UTC(2023, 4, 2, 8, 30)), format: 'yyyy/mm/dd hh:mm' },
      { value: false },
      null,
    ],
  ]).toBlob()
  const { frame, schema } = await importXlsx(blob)
  expect(schema.layout).toEqual({ format: 'xlsx', sheet: 'Sheet1' })
  expect(frame.columns.map(cells)).toEqual([
    ['001', '002'],
    [34.5, 1e-7],
    ['2023-05-01T00:00:00.000Z', '2023-05-02T08:30:00.000Z'],
    ['TRUE', 'FALSE'],
    ['<0.01 & "x"', null],
  ])
})

const strings =
  '<si><t>姓名</t></si><si><r><t>CR</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>P</t></r></si>' +
  '<si><t>男</t><rPh sb="0" eb="1"><t>nan</t></rPh></si><si><t xml:space="preserve">a_x000D_b_x005F_x0041_</t></si>'
const styles =
  '<numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="171" formatCode="[Red]0.00;[Blue]&quot;day&quot;0"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="20"/><xf numFmtId="31"/></cellXfs>'

test('shared strings, rich text, phonetic guides, coded characters, formulas, errors, date styles', async () => {
  const sheet =
    '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="str"><f>A1</f><v>日期</v></c><c r="D1" t="inlineStr"><is><t>e</t></is></c><c r="E1" t="inlineStr"><is><t>t</t></is></c></row>' +
    '<row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3"><f>1/3</f><v>0.33333333333333331</v></c><c r="C3" s="2"><v>45047</v></c><c r="D3" t="e"><v>#N/A</v></c><c r="E3" s="4"><v>0.354166666666667</v></c></row>' +
    '<row r="4"><c r="A4" t="s"><v>3</v></c><c r="B4" s="3"><f>B3*2</f></c><c r="C4" s="5"><v>45048</v></c><c r="D4"><v>5</v></c></row>' +
    '<row r="5"/></sheetData>'
  const { frame, findings } = await importXlsx(workbookOf({ sheets: { 甲: sheet }, strings, styles }))
  expect(names(frame)).toEqual(['姓名', 'CRP', '日期', 'e', 't'])
  expect(frame.columns.map(cells)).toEqual([
    ['男', 'a\rb_x0041_'],
    [1 / 3, null],
    ['2023-05-01T00:00:00.000Z', '2023-05-02T00:00:00.000Z'],
    [null, 5],
    ['08:30:00', null],
  ])
  expect(findings.map((f) => f.code)).toContain('formulas-without-value')
})

test('the 1904 date system shifts the days', async () => {
  const sheet = '<sheetData><row><c t="str"><v>d</v></c></row><row><c s="1"><v>43585</v></c></row></sheetData>'
  const blob = workbookOf({ sheets: { s: sheet }, styles, properties: '<x:workbookPr date1904="1"/>' })
  expect(cells((await importXlsx(blob)).frame.columns[0])).toEqual(['2023-05-01T00:00:00.000Z'])
})

test('identity numbers that Excel has rounded are reported', async () => {
  const { findings } = await importXlsx(
    workbookOf({ sheets: { s: sheetData([['证件'], [110105194912310000], [440524188001010000]]) } }),
  )
  expect(findings.map((f) => f.code)).toContain('precision-lost')
})

test('merged headers: a title applies to its own columns only', async () => {
  const rows = [
    ['某院病例', null, null, null, null],
    ['编号', '术前', null, '结局', null],
    [null, '血压', '心率', null, '费用'],
    [1, 120, 70, 'A', 5],
    [2, 130, 80, 'B', 6],
  ]
  const merges =
    '<mergeCells><mergeCell ref="A1:E1"/><mergeCell ref="A2:A3"/><mergeCell ref="B2:C2"/><mergeCell ref="D2:D3"/><mergeCell ref="A4:A5"/></mergeCells>'
  const blob = workbookOf({ sheets: { s: sheetData(rows) + merges } })
  const { frame, findings } = await importXlsx(blob, { headerRow: 1, headerRows: 2 })
  expect(names(frame)).toEqual(['编号', '术前_血压', '术前_心率', '结局', '费用'])
  expect(findings).toContainEqual({ code: 'merged-cells', params: { count: 1 } })
})

test('the first sheet with cells is proposed; hidden and other sheets can be chosen', async () => {
  const blob = workbookOf({
    sheets: { 封面: '<sheetData/>', 数据: sheetData([['x'], [1]]), 旧: sheetData([['y'], [2]]) },
    states: { 旧: 'hidden' },
  })
  const preview = await previewXlsx(blob)
  expect(preview.sheets).toEqual([
    { name: '封面', hidden: false },
    { name: '数据', hidden: false },
    { name: '旧', hidden: true },
  ])
  expect(preview.settings).toMatchObject({ layout: { sheet: '数据' }, headerRow: 0 })
  expect(preview.rows).toEqual([['x'], ['1']])
  expect(names((await importXlsx(blob, { sheet: '旧' })).frame)).toEqual(['y'])
  await expect(importXlsx(blob, { sheet: '无' })).rejects.toThrow('unknown-sheet')
})

test('short rows are not reported, and the frozen schema reads the same again', async () => {
  const blob = workbookOf({
    sheets: {
      s: sheetData([
        ['a', 'b', 'c'],
        [1, 'x'],
        [2, null, '001'],
        ['<0.1', 'y', '002'],
      ]),
    },
  })
  const { frame, schema, cellRules, findings } = await importXlsx(blob)
  expect(findings.map((f) => f.code)).not.toContain('short-rows')
  const again = await readXlsx(
    blob,
    JSON.parse(JSON.stringify({ schema, cellRules })) as { schema: typeof schema; cellRules: typeof cellRules },
  )
  expect(again).toEqual(frame)
})

test('if every sheet is hidden the first one is read', async () => {
  const blob = workbookOf({ sheets: { a: sheetData([['x'], [1]]) }, states: { a: 'hidden' } })
  expect(names((await importXlsx(blob)).frame)).toEqual(['x'])
})

test('a row that outgrows its buffer keeps the earlier cells', async () => {
  const row = ['first', 'x'.repeat(3000), 'y'.repeat(9000), 'last']
  const { frame } = await importXlsx(workbookOf({ sheets: { s: sheetData([['a', 'b', 'c', 'd'], row]) } }))
  expect(frame.columns.map((column) => (column.type === 'text' ? column.dictionary : []))).toEqual(
    row.map((cell) => [cell]),
  )
})
