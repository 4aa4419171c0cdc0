// @vitest-environment happy-dom
import { DOMSerializer, DOMParser as Parser } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { plainText } from '../../../data/reports/block-text.ts'
import { plainTable } from '../../../report/document/plain-table.ts'
import { cleaned } from './paste.ts'
import { blockOfNode, nodeOf, schema } from './schema.ts'

function pasted(html: string) {
  const { body, refused } = cleaned(html)
  const host = document.createElement('div')
  host.innerHTML = body
  const blocks = Parser.fromSchema(schema).parse(host).children.map(blockOfNode)
  return { blocks, refused: [...refused] }
}

const textsOf = (html: string) =>
  pasted(html).blocks.map(({ type, level, runs }) => [type, level, plainText(runs).trim()])

test('a page of Word becomes headings, lists and text with its marks', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {color: red}</style></head><body>
    <!--StartFragment--><h1>Methods<o:p></o:p></h1>
    <p class=MsoNormal>Patients <b style='mso-bidi-font-weight:normal'>were</b> <span style='font-style:italic'>followed</span> for x<sup>2</sup>, H<span style='vertical-align:sub'>2</span>O.<o:p></o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>first</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>second</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>一、</span>third</p>
    <p style='mso-outline-level:2'>Outcome</p><!--EndFragment--></body></html>`
  expect(textsOf(word)).toEqual([
    ['heading', 1, 'Methods'],
    ['paragraph', 1, 'Patients were followed for x2, H2O.'],
    ['list-item', 1, 'first'],
    ['list-item', 2, 'second'],
    ['list-item', 2, 'third'],
    ['heading', 2, 'Outcome'],
  ])
  const marked = pasted(word).blocks[1]?.runs.flatMap(({ text, marks }) => (marks ? [[text, ...marks]] : []))
  expect(marked).toEqual([
    ['were', 'strong'],
    ['followed', 'em'],
    ['2', 'sup'],
    ['2', 'sub'],
  ])
})

test('lists within lists, lines of one paragraph, and paragraphs of an item', () => {
  expect(textsOf('<ol><li><p>a</p><ul><li>b</li></ul></li><li>c</li></ol><p>one<br>two</p>')).toEqual([
    ['list-item', 2, 'a'],
    ['list-item', 1, 'b'],
    ['list-item', 2, 'c'],
    ['paragraph', 1, 'one'],
    ['paragraph', 1, 'two'],
  ])
})

test('scripts and handlers leave nothing but their text', () => {
  const { body } = cleaned('<p onclick="x()">a<script>alert(1)</script></p><style>p{}</style>')
  expect(body).not.toMatch(/script|alert|style/)
  expect(textsOf('<p onclick="x()"><a href="javascript:x()">a</a></p>')).toEqual([['paragraph', 1, 'a']])
})

test('a picture is left out and named, the text beside it stays', () => {
  const { blocks, refused } = pasted('<p>before<img src="data:image/png;base64,AA">after</p>')
  expect(refused).toEqual(['picture'])
  expect(blocks.map(({ runs }) => plainText(runs))).toEqual(['beforeafter'])
})

const grid = (rows: number, columns: number) =>
  `<table>${Array.from({ length: rows }, (_, r) => `<tr>${Array.from({ length: columns }, (_, c) => `<td>${r}.${c}</td>`).join('')}</tr>`).join('')}</table>`

test('a small table is a block with its texts; its merged cells are filled up, its italics stay', () => {
  const { blocks, refused } = pasted(
    '<table><caption>Visits</caption><tr><th>Time</th><th colspan="2"><i>P</i> value</th></tr>' +
      '<tr><td rowspan="2">Month 1</td><td>a\n b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></table><p>after</p>',
  )
  expect(refused).toEqual([])
  expect(blocks.map(({ type }) => type)).toEqual(['plain-table', 'paragraph'])
  const { caption, rows } = plainTable(blocks[0]?.runs ?? [])
  expect(plainText(caption)).toBe('Visits')
  expect(rows.map((row) => row.map(plainText))).toEqual([
    ['Time', 'P value', ''],
    ['Month 1', 'a b', 'c'],
    ['', 'd', 'e'],
  ])
  expect(rows[0]?.[1]).toEqual([{ text: 'P', marks: ['em'] }, { text: ' value' }])
})

test.each([
  [20, 8, []],
  [21, 2, ['table']],
  [2, 9, ['table']],
] as const)('a table of %i by %i is data if it is larger than 20 by 8', (rows, columns, expected) => {
  const { blocks, refused } = pasted(`<p>a</p>${grid(rows, columns)}`)
  expect(refused).toEqual(expected)
  expect(blocks.some(({ type }) => type === 'plain-table')).toBe(expected.length === 0)
})

test('a frame of one cell is the text in it', () => {
  expect(textsOf('<table><tr><td><p>a</p><p>b</p></td></tr></table>')).toEqual([
    ['paragraph', 1, 'a'],
    ['paragraph', 1, 'b'],
  ])
})

test('atoms and plain tables of a report are pasted as they were copied', () => {
  const atom = { kind: 'of-tomorrow', deep: [1] }
  const text = nodeOf({ id: 'a', type: 'quote', level: 1, source: undefined, runs: [{ text: 'y', atom }] })
  const table = nodeOf({ id: 'b', type: 'plain-table', level: 1, source: undefined, runs: [{ text: 'A\nB\tC' }] })
  const host = document.createElement('div')
  for (const node of [text, table]) host.append(DOMSerializer.fromSchema(schema).serializeNode(node))
  expect(pasted(host.innerHTML).blocks.map(({ type, runs }) => [type, runs])).toEqual([
    ['quote', [{ text: 'y', atom }]],
    ['plain-table', [{ text: 'A\nB\tC' }]],
  ])
})

test('[AI7] copied text of a model keeps the mark', () => {
  const runs = [{ text: 'mine, ' }, { text: 'by a model', marks: ['strong'], ai: 'Model "A"' }] as const
  const node = nodeOf({ id: 'a', type: 'paragraph', level: 1, source: undefined, runs })
  const host = document.createElement('div')
  host.append(DOMSerializer.fromSchema(schema).serializeNode(node))
  expect(pasted(host.innerHTML).blocks[0]?.runs).toEqual(runs)
})
