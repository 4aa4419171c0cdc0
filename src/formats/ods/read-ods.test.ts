import { expect, test } from 'vitest'
import { contentOf, number, odsOf, row, text } from './ods.fixture.ts'
import { importOds, openOds } from './read-ods.ts'

async function rowsOf(rows: string, before = '') {
  const book = await openOds(new Blob([contentOf({ s: rows }, before)]))
  const found: (readonly string[])[] = []
  const numbers: number[] = []
  const end = await book.scan(
    's',
    (cells, at) => {
      found.push([...cells])
      numbers.push(at)
    },
    {},
  )
  return { rows: found, numbers, end, sheets: book.sheets }
}

const typed = (type: string, value: string) =>
  `<table:table-cell office:value-type="${type}" office:${type}-value="${value}"><text:p>shown</text:p></table:table-cell>`

test('dates, times and truth in the forms of text files', async () => {
  const cells = [
    typed('date', '2023-05-01'),
    typed('date', '2023-05-01T00:00:00'),
    typed('date', '2023-05-01T08:30:00.5'),
    typed('date', '2023-05-01T08:30:00.000000001'),
    typed('time', 'PT08H05M06S'),
    typed('time', 'PT8H5M6.25S'),
    typed('time', 'P1DT6H'),
    typed('time', '-PT12H00M00S'),
    typed('time', 'odd'),
    typed('boolean', 'true'),
    typed('string', 'own'),
    '<table:table-cell office:value-type="percentage" office:value="0.12"><text:p>12%</text:p></table:table-cell>',
    '<table:table-cell office:value-type="currency" office:value="3.5"><text:p>€3.50</text:p></table:table-cell>',
  ]
  expect((await rowsOf(row(cells.join('')))).rows).toEqual([
    ['2023-05-01', '2023-05-01', '2023-05-01 08:30:00.500', '2023-05-01 08:30:00', '08:05:06', '08:05:06', '1.25', '-0.5', 'odd', 'TRUE', 'own', '0.12', '3.5'], // biome-ignore format: one row
  ])
})

test('texts: paragraphs, blanks, tabs, breaks and links; no comments and no readings', async () => {
  const cells = [
    text('<text:p>a<text:s text:c="2"/>b<text:tab/>c<text:line-break/>d</text:p>'),
    text('<text:p>one</text:p><text:p/><text:p>two <text:a>linked</text:a>\n  text</text:p>'),
    text(
      '<office:annotation><text:p>remark <text:span>x</text:span></text:p></office:annotation><text:p>cell</text:p>',
    ),
    text(
      '<text:p><text:ruby><text:ruby-base>漢</text:ruby-base><text:ruby-text>kan</text:ruby-text></text:ruby></text:p>',
    ),
    text('<text:p>a &lt; b<text:s/></text:p>'),
    text(`<text:p>x<text:s text:c="1e9"/></text:p>`),
    '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>',
  ]
  const [found = []] = (await rowsOf(row(cells.join('')))).rows
  expect(found.with(5, '')).toEqual(['a  b\tc\nd', 'one\n\ntwo linked text', 'cell', '漢', 'a < b ', '', '#DIV/0!'])
  expect(found[5]).toHaveLength(10_001)
})

test('rows and cells are repeated where they hold something, and blank ones are passed over', async () => {
  const { rows, numbers } = await rowsOf(
    row('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="2"') +
      `<table:table-header-rows>${row(`<table:table-cell table:number-columns-repeated="2"/>${number(1, 'table:number-columns-repeated="3"')}<table:table-cell table:number-columns-repeated="16379"/>`)}</table:table-header-rows>` +
      `<table:table-row-group>${row(text('<text:p>x</text:p>'), 'table:number-rows-repeated="2"')}</table:table-row-group>` +
      row('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="1048571"'),
  )
  expect(rows).toEqual([['', '', '1', '1', '1'], ['x'], ['x']])
  expect(numbers).toEqual([3, 4, 5])
})

test('what is no cell of the sheet is left out', async () => {
  const nested = `<table:table-cell office:value-type="string"><text:p>outer</text:p><table:table table:name="inner">${row(number(9))}</table:table></table:table-cell>`
  const shapes = `<table:shapes><draw:frame><text:p>drawn</text:p><table:table table:name="drawn">${row(number(7))}</table:table></draw:frame></table:shapes>`
  const { rows, sheets } = await rowsOf(
    shapes + row(nested + number(1)) + row('<table:covered-table-cell office:value-type="float" office:value="3"/>'),
  )
  expect(rows).toEqual([['outer', '1']])
  expect(sheets).toEqual([{ name: 's', hidden: false }])
})

test('formulas without a value, and numbers of more than 15 digits, are counted', async () => {
  const { end } = await rowsOf(
    row(
      `<table:table-cell table:formula="of:=A1" table:number-columns-repeated="2"/>${number('1234567890123456')}`,
      'table:number-rows-repeated="2"',
    ),
  )
  expect([end.formulasWithoutValue, end.precisionLost]).toEqual([4, 2])
})

test('an archive with several sheets', async () => {
  const { frame, schema } = await importOds(
    odsOf({ empty: '', data: row(text('<text:p>age</text:p>')) + row(number(1)) + row(number(2.5)) }),
  )
  expect(schema.layout).toEqual({ format: 'ods', sheet: 'data' })
  expect(frame.columns).toMatchObject([{ name: 'age', values: Float64Array.of(1, 2.5) }])
  await expect(importOds(odsOf({ a: '' }), { sheet: 'b' })).rejects.toMatchObject({ code: 'unknown-sheet' })
})
