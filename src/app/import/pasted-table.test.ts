// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { csvOfCopiedTable } from './pasted-table.ts'
import { readClipboard } from './read-clipboard.ts'

const table = (rows: string) =>
  `<html><head><style>td {color: red}</style></head><body><table>${rows}</table></body></html>`

test.each([
  [
    'cells of Excel, with their exact numbers',
    '<tr><td>id</td><td>CRP</td></tr><tr><td x:num="1">1</td><td x:num="0.123456">0.12</td></tr>',
    'id,CRP\n1,0.123456\n',
  ],
  [
    'cells of Google Sheets',
    `<tr><td data-sheets-value='{"1":2,"2":"x"}'>x</td></tr><tr><td data-sheets-value='{"1":3,"3":1234.5678}'>1,234.57</td></tr>`,
    'x\n1234.5678\n',
  ],
  [
    'dates, times and percentages as they are shown',
    '<tr><td>d</td><td>t</td><td>p</td></tr><tr><td x:num="45047">2023-05-01</td><td x:num="0.5">12:00</td><td x:num="0.12345">12%</td></tr>',
    'd,t,p\n2023-05-01,12:00,12%\n',
  ],
  [
    'line breaks, blanks and quotation marks',
    '<tr><td>a</td><td>b</td></tr><tr><td>one<br>two</td><td>\n  say "x",\n  &nbsp;y </td></tr>',
    'a,b\n"one\ntwo","say ""x"", y"\n',
  ],
  [
    'a title above several columns is repeated, a value is not',
    '<tr><td colspan=2>Pressure</td><td rowspan=2>Sex</td></tr><tr><td>sys</td><td>dia</td></tr><tr><td colspan=2>120</td><td>m</td></tr>',
    'Pressure,Pressure,Sex\nsys,dia,\n120,,m\n',
  ],
  ['rows of different length', '<tr><td>a</td></tr><tr><td>1</td><td>2</td></tr>', 'a,\n1,2\n'],
  [
    'a damaged exact value',
    `<tr><td>a</td></tr><tr><td data-sheets-value="{">5</td></tr><tr><td x:num="x">6</td></tr>`,
    'a\n5\n6\n',
  ],
  [
    'spans without limit',
    '<tr><td colspan=99999999 rowspan=99999999>a</td></tr>',
    `${Array.from({ length: 1000 }, () => 'a').join(',')}\n`,
  ],
])('%s', (_, rows, csv) => {
  expect(csvOfCopiedTable(table(rows))).toBe(csv)
})

test('no table, or an empty one', () => {
  expect([csvOfCopiedTable('<p>text</p>'), csvOfCopiedTable(table('<tr><td> </td></tr>'))]).toEqual([null, null])
})

afterEach(() => vi.unstubAllGlobals())

const copied = (html: string | null, text: string) => {
  const item = { types: html === null ? [] : ['text/html'], getType: () => Promise.resolve(new Blob([html ?? ''])) }
  const readText = () => (text === '' ? Promise.reject(new Error('denied')) : Promise.resolve(text))
  vi.stubGlobal('navigator', { clipboard: { read: () => Promise.resolve([item]), readText } })
}

test('the table is taken before its text, and the text if there is no table or the browser gives no more', async () => {
  copied(table('<tr><td>a</td></tr><tr><td x:num="1.25">1.3</td></tr>'), 'a\n1.3\n')
  const csv = await readClipboard('Pasted')
  expect([csv?.name, await csv?.text()]).toEqual(['Pasted.csv', 'a\n1.25\n'])
  copied('<p>a</p>', 'a\tb\n')
  expect((await readClipboard('Pasted'))?.name).toBe('Pasted.tsv')
  copied(null, '')
  expect(await readClipboard('Pasted')).toBeUndefined()
  vi.stubGlobal('navigator', { clipboard: { readText: () => Promise.resolve('x\n1\n') } })
  expect(await (await readClipboard('Pasted'))?.text()).toBe('x\n1\n')
  vi.stubGlobal('navigator', {})
  expect(await readClipboard('Pasted')).toBeUndefined()
})
