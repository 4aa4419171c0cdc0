import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { PresentedTable } from '#catalog/kit/present/present-table.ts'
import { writeDocx, writeFigureDocx, writeReport } from './write-docx.ts'

const table: PresentedTable = {
  id: 't',
  title: '表1 两组比较',
  head: [
    [
      { text: '变量', runs: [{ text: '变量' }], align: 'left', colSpan: 1, rowSpan: 1 },
      { text: 'P', runs: [{ text: 'P', italic: true }], align: 'right', colSpan: 1, rowSpan: 1 },
    ],
  ],
  body: [
    {
      depth: 0,
      cells: [
        { text: '年龄', runs: [{ text: '年龄' }], align: 'left', raw: null },
        { text: '0.032', runs: [{ text: '0.032' }], align: 'right', raw: 0.0321 },
      ],
    },
  ],
  notes: ['x̄±s'],
}

async function documentXml(): Promise<string> {
  const blob = await writeDocx({
    title: '肺癌',
    text: [{ paragraphs: ['纳入 9 / 共 10 例。'] }, { heading: '结果', paragraphs: ['差值为 1.2。'] }],
    tables: [table],
    figures: [],
    methods: { heading: '方法', text: '采用 t 检验。' },
  })
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return strFromU8(files['word/document.xml'] ?? new Uint8Array())
}

test('a table is a real Word table with three lines: 1.5 pt, 0.75 pt, 1.5 pt', async () => {
  const xml = await documentXml()
  const rows = xml.split('<w:tr>').slice(1)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/<w:top w:val="single" w:color="000000" w:sz="12"\/>/)
  expect(rows[0]).toMatch(/<w:bottom w:val="single" w:color="000000" w:sz="6"\/>/)
  expect(rows[1]).toMatch(/<w:bottom w:val="single" w:color="000000" w:sz="12"\/>/)
  expect(rows[0]).toContain('<w:tblHeader/>')
  expect(xml.match(/<w:left w:val="none"/g)?.length).toBeGreaterThanOrEqual(4) // no vertical line
})

test('Chinese is set in SimSun and Latin in Times New Roman, and P is italic', async () => {
  const xml = await documentXml()
  expect(xml).toContain('w:eastAsia="SimSun"')
  expect(xml).toContain('w:ascii="Times New Roman"')
  expect(xml).toMatch(/<w:i\/>.*?<w:t[^>]*>P<\/w:t>/)
  for (const text of [
    '肺癌',
    '纳入 9 / 共 10 例。',
    '结果',
    '差值为 1.2。',
    '表1 两组比较',
    '年龄',
    '0.032',
    'x̄±s',
    '采用 t 检验。',
  ])
    expect(xml).toContain(text)
})

test('a report has a section for each result, and the wide one is landscape', async () => {
  const contents = { title: 'a', text: [], tables: [table], figures: [], methods: { heading: '', text: '' } }
  const head = [Array.from({ length: 9 }, () => table.head[0]?.[0]).filter((cell) => cell !== undefined)]
  const wide = { ...contents, title: 'b', tables: [{ ...table, head, body: [] }] }
  const blob = await writeReport('报告', [contents, wide])
  const xml = strFromU8(unzipSync(new Uint8Array(await blob.arrayBuffer()))['word/document.xml'] ?? new Uint8Array())
  expect(xml.match(/<w:sectPr>/g)).toHaveLength(2)
  expect(xml.match(/w:orient="landscape"/g)).toHaveLength(1)
})

test.each([
  { width: 120, height: 80, drawn: [120, 80], across: false },
  { width: 320, height: 160, drawn: [247, 123.5], across: true },
  { width: 150, height: 450, drawn: [75, 225], across: false },
])('a figure of $width by $height mm is on one page with its caption and alternative text', async (given) => {
  const { width, height } = given
  const figure = { title: '图 1 <生存>', description: 'two "curves"', width, height, svg: '<svg/>' }
  const blob = await writeFigureDocx({ ...figure, png: new Uint8Array([137, 80, 78, 71]) })
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  const [, cx, cy] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml) ?? []
  const emuPerMm = 36_000
  expect(Number(cx) / emuPerMm).toBeCloseTo(given.drawn[0] ?? 0, 0)
  expect(Number(cy) / emuPerMm).toBeCloseTo(given.drawn[1] ?? 0, 0)
  expect(xml.includes('w:orient="landscape"')).toBe(given.across)
  expect(xml).toContain('descr="two &quot;curves&quot;"')
  expect(xml).toMatch(/<w:pStyle w:val="TableTitle"\/>.*图 1 &lt;生存&gt;/)
  expect(xml).not.toContain('Heading1')
  expect(
    Object.keys(files)
      .filter((name) => name.startsWith('word/media/'))
      .map((name) => name.slice(-3)),
  ).toEqual(expect.arrayContaining(['svg', 'png']))
})
