import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { PresentedHeadCell, PresentedTable } from '#catalog/kit/present/present-table.ts'
import type { DocumentFigure } from '../document/document-figure.ts'
import { writeDocx } from './write-docx.ts'

const head = (text: string, colSpan = 1, rowSpan = 1): PresentedHeadCell => ({
  text,
  runs: [{ text }],
  align: 'center',
  colSpan,
  rowSpan,
})
const cell = (text: string, raw: number | null = null) => ({ text, runs: [{ text }], align: 'right' as const, raw })

const grouped: PresentedTable = {
  id: 'g',
  title: '分组',
  head: [
    [head('变量', 1, 2), head('分组', 2)],
    [head('试验组'), head('对照组')],
  ],
  body: [{ depth: 1, cells: [cell('男'), cell('12 (60.0)'), cell('8 (40.0)')] }],
  notes: [],
}

// A picture of one pixel.
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (c) => c.charCodeAt(0),
)

async function filesOf(tables: readonly PresentedTable[], figures: readonly DocumentFigure[] = []) {
  const blob = await writeDocx({ title: 't', text: [], tables, figures, methods: { heading: '', text: '' } })
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return { files, xml: strFromU8(files['word/document.xml'] ?? new Uint8Array()) }
}

test('in a head of two rows the line is under every column, and titles over columns have their own', async () => {
  const { xml } = await filesOf([grouped])
  const [first = '', second = ''] = xml.split('<w:tr>').slice(1)
  const under = (row: string) =>
    row
      .split('<w:tc>')
      .slice(1)
      .map((tc) => tc.includes('<w:bottom w:val="single" w:color="000000" w:sz="6"/>'))
  expect(under(first)).toEqual([true, true])
  expect(under(second).slice(-2)).toEqual([true, true])
  expect(xml).toContain('<w:gridSpan w:val="2"/>')
  expect(xml).toMatch(/<w:ind w:left="210"\/>/)
})

test('a table of many columns makes the page landscape', async () => {
  const wide = { ...grouped, head: [Array.from({ length: 9 }, (_, k) => head(`x${k}`))], body: [] }
  expect((await filesOf([wide])).xml).toMatch(/<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"\/>/)
  expect((await filesOf([grouped])).xml).toMatch(/<w:pgSz w:w="11906" w:h="16838" w:orient="portrait"\/>/)
})

test('a figure has its size in mm, at most the width of the text, and a description', async () => {
  const figure = { title: '图1', description: '生存曲线', width: 80, height: 60, png }
  const { xml } = await filesOf(
    [],
    [figure, { ...figure, width: 320, height: 240, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  )
  const sizes = Array.from(xml.matchAll(/<wp:extent cx="(\d+)" cy="(\d+)"\/>/g), (m) => [
    Number(m[1]) / 36_000,
    Number(m[2]) / 36_000,
  ])
  expect(sizes.map(([w = 0, h = 0]) => [Math.round(w), Math.round(h)])).toEqual([
    [80, 60],
    [160, 120],
  ])
  expect(xml).toContain('descr="生存曲线"')
})

test('an SVG is embedded with its PNG', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
  const { files } = await filesOf([], [{ title: 'f', description: '', width: 10, height: 10, png, svg }])
  const media = Object.keys(files).filter((name) => name.startsWith('word/media/'))
  expect(new Set(media.map((name) => name.split('.').at(-1)))).toEqual(new Set(['png', 'svg']))
  const written = media.find((name) => name.endsWith('.svg')) ?? ''
  expect(strFromU8(files[written] ?? new Uint8Array())).toBe(svg)
})

test('columns fit their texts, and together fill the text width', async () => {
  const { xml } = await filesOf([
    {
      ...grouped,
      head: [[head('变量'), head('P')]],
      body: [{ depth: 0, cells: [cell('Karnofsky score by physician'), cell('0.032')] }],
    },
  ])
  const [first = 0, second = 0] = [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width))
  expect(first).toBeGreaterThan(3 * second)
  expect(first + second).toBe(9070) // 160 mm
})
