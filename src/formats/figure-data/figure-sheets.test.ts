import readXlsxFile from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import type { Axis, Mark, Panel, Scene } from '#figure/scene.ts'
import { framesToXlsx } from '../xlsx/write-frame.ts'
import { figureSheets } from './figure-sheets.ts'

const linear = (title: string): Axis => ({ kind: 'linear', title, domain: [0, 10] })
const band = (title: string, ...categories: string[]): Axis => ({ kind: 'band', title, categories })

function scene(panel: Partial<Panel>, rest: Partial<Scene> = {}): Scene {
  const panels = [{ x: linear('Time'), y: linear('Level'), marks: [], ...panel }]
  return { width: 80, height: 60, panels, description: 'what it shows', ...rest }
}

/** The sheets as another reader finds them: the header, then the rows. */
async function read(given: Scene, language: 'en' | 'zh' = 'en') {
  const { blob } = await framesToXlsx(figureSheets(given, language))
  const sheets = await readXlsxFile(blob)
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data]))
}

const legend: Scene['legend'] = {
  place: 'top',
  items: [
    { label: 'Treated', colour: { series: 0 }, key: 'line' },
    { label: 'Control', colour: { series: 1 }, key: 'point' },
  ],
}

test('steps with the band around them, named by the legend, and the points and censored times of each series', async () => {
  const marks: readonly Mark[] = [
    { kind: 'band', x: [0, 2], lower: [0, 1], upper: [2, 3], curve: 'step', colour: { series: 0 } },
    { kind: 'step', x: [0, 2], y: [1, 2.5], colour: { series: 0 } },
    { kind: 'step', x: [1], y: [4], colour: { series: 1 } },
    { kind: 'point', x: [3], y: [0.1 + 0.2], colour: { series: 1 }, size: 3, shape: 'circle', fill: 'solid' },
    { kind: 'tick', x: [1.5], y: [2], colour: { series: 0 }, size: 4 },
  ]
  expect(await read(scene({ marks }, { legend }))).toEqual({
    Steps: [
      ['Series', 'Time', 'Level', 'Level, lower', 'Level, upper'],
      ['Treated', 0, 1, 0, 2],
      ['Treated', 2, 2.5, 1, 3],
      ['Control', 1, 4, null, null],
    ],
    Points: [
      ['Series', 'Time', 'Level'],
      ['Control', 3, 0.1 + 0.2],
    ],
    'Tick marks': [
      ['Series', 'Time', 'Level'],
      ['Treated', 1.5, 2],
    ],
  })
})

test('[D8] categories by name, dates as dates, and a text that looks like a formula as a text', async () => {
  const day = Date.UTC(2024, 1, 29)
  const x: Axis = { kind: 'linear', title: 'Day', domain: [day, day], calendar: true }
  const marks: readonly Mark[] = [
    { kind: 'segment', from: [day, 0], to: [day, 1], colour: 'ink' },
    { kind: 'text', at: [day, 1], text: [{ text: '=1+1' }], anchor: 'start', colour: 'ink' },
  ]
  const found = await read(scene({ x, y: band('', 'low\ndose', 'high'), marks }), 'zh')
  const date = new Date('2024-02-29')
  expect(found).toEqual({
    线段: [
      ['Day，起', 'Day，止', 'y，起', 'y，止'],
      [date, date, 'low dose', 'high'],
    ],
    文字: [
      ['Day', 'y', '文字'],
      [date, 'high', '=1+1'],
    ],
  })
})

test('bars: their ends if they begin at 0, both otherwise; counts to the left of 0 without a sign on an axis without signs', async () => {
  const rect = (x: [number, number], y: [number, number]): Mark => ({ kind: 'rect', x, y, fill: 'ink', stroke: null })
  const bars = [rect([-0.4, 0.4], [0, 3]), rect([0.6, 1.4], [0, -2])]
  const x = band('Group', 'a', 'b')
  expect((await read(scene({ x, marks: bars }))).Bars).toEqual([
    ['Group', 'Level'],
    ['a', 3],
    ['b', -2],
  ])
  expect((await read(scene({ x, y: { ...linear('n'), unsigned: true } as Axis, marks: bars }))).Bars?.[2]).toEqual([
    'b',
    2,
  ])
  expect((await read(scene({ marks: [rect([1, 2], [0.5, 3])] }))).Bars).toEqual([
    ['Time, from', 'Time, to', 'Level, from', 'Level, to'],
    [1, 2, 0.5, 3],
  ])
})

test('the value of each cell from its colour, and sectors with their shares', async () => {
  const at = [0, 0.5, null]
  const cells: Mark = {
    kind: 'cells',
    x: [0, 1, 2],
    y: [0, 0, 0],
    width: 1,
    height: 1,
    scale: 'sea',
    at,
    shape: 'tile',
  }
  const bar = { title: 'Count', scale: 'sea', domain: [1, 100], spacing: 'log' } as const
  const x = band('Gene', 'p', 'q', 'r')
  expect((await read(scene({ x, marks: [cells] }, { legend: { place: 'right', items: [], bar } }))).Cells).toEqual([
    ['Gene', 'Level', 'Count'],
    ['p', 0, 1],
    ['q', 0, 10],
    ['r', 0, null],
  ])
  const sector = { inner: 0, outer: 1, opacity: 1 }
  const sectors: Mark = {
    kind: 'sectors',
    labels: 'inside',
    sectors: [
      { ...sector, from: 0, to: 0.125, fill: { series: 0 }, label: ['Yes', '25%'] },
      { ...sector, from: 0.125, to: 0.5, fill: { series: 1 }, label: [] },
    ],
  }
  expect((await read(scene({ marks: [sectors] }, { legend }))).Sectors).toEqual([
    ['Series', 'Text', 'Share'],
    ['Treated', 'Yes 25%', 0.25],
    ['Control', null, 0.75],
  ])
})

test('numbers at risk are numbers, rows without names are named by the text beside them, rings are no points', async () => {
  const table = {
    title: 'Number at risk',
    at: [0, 5],
    rows: [
      { label: 'Treated', colour: 'ink', values: ['12', '3'] },
      { label: 'Control', colour: 'ink', values: ['11 (0)', '2 (9)'] },
    ],
  } as const
  const columns = [
    { title: 'Study', side: 'left', align: 'start', cells: [{ text: 'Adams' }, { text: 'Li' }] },
  ] as const
  const point = { kind: 'point', x: [2], y: [1], colour: 'ink', size: 3, shape: 'circle' } as const
  const marks: readonly Mark[] = [
    { ...point, fill: 'solid' },
    { ...point, fill: 'open' },
  ]
  expect(await read(scene({ y: band('', '', ''), marks, table, columns }))).toEqual({
    Points: [
      ['Time', 'Study'],
      [2, 'Li'],
    ],
    'Number at risk': [
      ['Time', 'Treated', 'Control'],
      [0, 12, '11 (0)'],
      [5, 3, '2 (9)'],
    ],
    'Text columns': [['Study'], ['Adams'], ['Li']],
  })
})

test('what lies beyond the reader’s limits is not seen, and not written', async () => {
  const marks: readonly Mark[] = [
    { kind: 'point', x: [1, 11], y: [1, 1], colour: 'ink', size: 3, shape: 'circle', fill: 'solid' },
  ]
  const limited = { ...linear('Time'), limited: true } as Axis
  expect((await read(scene({ x: limited, marks }))).Points).toHaveLength(2)
  expect((await read(scene({ marks }))).Points).toHaveLength(3)
})

test('panels are numbered, figures of a page have their letters; a flow chart is its boxes; without data there is the description', async () => {
  const marks: readonly Mark[] = [{ kind: 'line', x: [0], y: [1], colour: 'ink' }]
  const single = scene({ marks })
  const [panel] = single.panels
  if (panel === undefined) throw new Error('there is no panel')
  const both = { ...single, panels: [{ ...panel, title: 'Men' }, panel] }
  const place = { x: 0, y: 0, width: 80, height: 60 }
  const page: Scene = {
    ...single,
    panels: [],
    parts: [
      { scene: single, tag: '(a)', ...place },
      { scene: both, tag: '(b)', ...place },
    ],
  }
  const found = await read(page)
  expect(Object.keys(found)).toEqual(['a Lines', 'b 1 Lines', 'b 2 Lines'])
  expect(found['b 1 Lines']).toEqual([
    ['Panel', 'Time', 'Level'],
    ['Men', 0, 1],
  ])
  const flow = {
    width: 100,
    columns: 1,
    boxes: [{ row: 0, from: 0, to: 1, lines: [{ text: 'Screened' }, { text: 'n = 5' }] }],
    arrows: [],
    stages: [],
  }
  expect((await read({ ...single, panels: [], flow })).Boxes).toEqual([
    ['Box', 'Row', 'Text'],
    [1, 1, 'Screened'],
    [1, 1, 'n = 5'],
  ])
  expect((await read(scene({}))).Figure).toEqual([['Text'], ['what it shows']])
})
