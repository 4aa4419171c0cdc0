import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { FlowBox, FlowChart } from '#figure/flow-chart.ts'
import { placeFlow } from '#figure/place-flow.ts'
import { attribute, XmlScanner } from '../xml/xml-scanner.ts'
import { emu } from './flow-shapes.ts'
import { writeFlowDocx } from './write-flow-docx.ts'

const box = (row: number, from: number, text: string, role?: 'aside'): FlowBox => ({
  row,
  from,
  to: from + 1,
  lines: [{ text }, { text: `${text} & <more>`, point: 1 }],
  ...(role === undefined ? {} : { role }),
})

/** One box above three, with a side box on each side. */
const chart: FlowChart = {
  width: 150,
  columns: 3,
  boxes: [
    box(0, 1, '随机分组（n = 90）'),
    box(1, 1.6, 'right', 'aside'),
    box(2, 0, 'A'),
    box(2, 1, 'B'),
    box(2, 2, 'C'),
    box(1, 0.4, 'left', 'aside'),
  ],
  arrows: [
    { from: 0, to: 1, into: 'side' },
    { from: 0, to: 5, into: 'side' },
    { from: 0, to: 2 },
    { from: 0, to: 3 },
    { from: 0, to: 4 },
  ],
  stages: [
    { label: '分配', firstRow: 0, lastRow: 0 },
    { label: 'Analysis', firstRow: 2, lastRow: 2 },
  ],
}

async function parts(): Promise<Record<string, string>> {
  const bytes = new Uint8Array(await writeFlowDocx(chart, 'a "b"').arrayBuffer())
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))
}

const documentXml = async () => (await parts())['word/document.xml'] ?? ''

test('every part is well formed, and every part that the package names exists', async () => {
  const files = await parts()
  expect(Object.keys(files).toSorted()).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'])
  for (const text of Object.values(files)) {
    const open: string[] = []
    const scanner = new XmlScanner({
      open: (name) => open.push(name),
      close: (name) => expect(open.pop()).toBe(name),
    })
    scanner.push(text)
    expect(scanner.end()).toBe(true)
    expect(open).toEqual([])
  }
})

test('each box and stage is a text box at its place with all its text, and ids are unique', async () => {
  const xml = await documentXml()
  const placed = placeFlow(chart)
  const shapes = xml.split('<wps:wsp>').slice(1)
  expect(shapes).toHaveLength(6 + 2 + 5)
  for (const [k, { x, y, width, height, lines }] of placed.boxes.entries()) {
    expect(shapes[k]).toContain(
      `<a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm>`,
    )
    for (const { text } of lines)
      expect(shapes[k]).toContain(`>${text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</w:t>`)
  }
  expect(shapes[6]).toContain('vert="eaVert"')
  expect(shapes[7]).toContain('vert="vert270"')
  const ids = [...xml.matchAll(/<w[ps]+:(?:docPr|cNvPr) id="(\d+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

/** The ends of a connector as Office draws it: the preset shape in its frame, mirrored, then rotated about its centre. */
function drawn(shape: string): readonly (readonly [number, number])[] {
  const frame = /<a:xfrm([^>]*)>/.exec(shape)?.[1] ?? ''
  const value = (pattern: RegExp) => Number(pattern.exec(shape)?.[1])
  const [x, y] = [value(/<a:off x="(-?\d+)"/), value(/<a:off x="-?\d+" y="(-?\d+)"/)]
  const [cx, cy] = [value(/<a:ext cx="(\d+)"/), value(/<a:ext cx="\d+" cy="(\d+)"/)]
  const flip = attribute(frame, 'flipH') === '1' ? -1 : 1
  const angle = (Number(attribute(frame, 'rot') ?? 0) / 60_000) * (Math.PI / 180)
  return [-0.5, 0.5].map((side) => {
    const [u, v] = [side * cx * flip, side * cy]
    return [
      x + cx / 2 + u * Math.cos(angle) - v * Math.sin(angle),
      y + cy / 2 + u * Math.sin(angle) + v * Math.cos(angle),
    ]
  })
}

test('each arrow is a connector between its boxes that Office draws from edge to edge', async () => {
  const connectors = (await documentXml()).split('<wps:wsp>').filter((shape) => shape.includes('<wps:cNvCnPr>'))
  const { arrows } = placeFlow(chart)
  expect(connectors.map((shape) => /prst="(\w+)"/.exec(shape)?.[1])).toEqual([
    'bentConnector2',
    'bentConnector2',
    'bentConnector3',
    'straightConnector1',
    'bentConnector3',
  ])
  for (const [k, { from, to, points }] of arrows.entries()) {
    const shape = connectors[k] ?? ''
    expect(shape).toMatch(new RegExp(`<a:stCxn id="${2 + from}" idx="2"/><a:endCxn id="${2 + to}"`))
    for (const [end, point] of [points[0], points.at(-1)].entries())
      for (const axis of [0, 1] as const)
        expect(Math.abs((drawn(shape)[end]?.[axis] ?? 0) - emu(point?.[axis] ?? 0))).toBeLessThan(4)
  }
})
