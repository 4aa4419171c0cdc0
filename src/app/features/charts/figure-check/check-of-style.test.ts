import { expect, test } from 'vitest'
import { applyStyle } from '#catalog/kit/figures/apply-style.ts'
import { type FigureStyle, styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { Panel, Scene } from '#figure/scene.ts'
import { type CheckedFigure, findingKey, findingsIn, provenFix } from './check-of-style.ts'
import type { Fix } from './figure-fixes.ts'

function styleOf(stored: StoredOptions): FigureStyle {
  const read = readOptions({ options: styleOptions }, stored, { columns: [] })
  if (read.status !== 'ok') throw new Error(JSON.stringify(read))
  return read.options
}

const scene: Scene = {
  width: 85,
  height: 70,
  description: 'bars',
  caption: 'Bars: counts; n = 12.',
  panels: [
    {
      x: { kind: 'band', title: 'Group', categories: ['a', 'b'] },
      y: { kind: 'linear', title: 'Count', domain: [0, 8] },
      marks: [{ kind: 'rect', x: [-0.3, 0.3], y: [0, 7], fill: { series: 0 }, stroke: null }],
    },
  ],
}

function figureOf(stored: StoredOptions, more: Partial<CheckedFigure> = {}): CheckedFigure {
  return {
    style: styleOf(stored),
    draw: (style) => ({
      ...applyStyle({ ...scene, width: style.figureWidth ?? scene.width }, style, { n: 12, language: 'en' }),
      caption: scene.caption,
    }),
    facts: {},
    isOfAnalysis: false,
    isContinued: false,
    ...more,
  }
}

/** The fixes that are offered, by code, after a trial of each. */
async function fixes(figure: CheckedFigure): Promise<Readonly<Record<string, Fix | undefined>>> {
  const found: Record<string, Fix | undefined> = {}
  for (const finding of findingsIn(figure, figure.style))
    found[finding.code] = await provenFix(figure, finding, () => Promise.resolve())
  return found
}

test('the smallest change that removes a finding is offered', async () => {
  expect(await fixes(figureOf({ journal: 'nature' }))).toMatchObject({
    width: { figureWidth: 89 },
    'type-large': { fontSize: 7 },
  })
  expect(await fixes(figureOf({ figureCaption: 'Counts.' }))).toStrictEqual({
    'n-missing': { nShown: true, captionShown: true },
  })
})

test('only the limit that cuts the bars is reset', async () => {
  expect(await fixes(figureOf({ yMin: 5, yMax: 8 }))).toEqual({ 'bar-base': { yMin: null } })
})

test('a break through bars is removed, and limits that leave most of an axis empty are reset', async () => {
  expect(await fixes(figureOf({ yBreaks: '2 to 5' }))).toEqual({ 'bar-broken': { yBreaks: '' } })
  expect(await fixes(figureOf({ yMax: 100 }))).toEqual({ 'axis-empty': { yMax: null } })
})

test('each axis has its own fix', async () => {
  const points = {
    kind: 'point',
    x: [4, 8],
    y: [4, 8],
    colour: 'ink',
    size: 4,
    shape: 'circle',
    fill: 'solid',
  } as const
  const axis = { kind: 'linear', title: 'Count', domain: [4, 8] } as const
  const panels = [{ x: axis, y: axis, marks: [points] }]
  const figure = figureOf(
    { xMax: 50, yMin: -50 },
    { draw: (style) => ({ ...applyStyle({ ...scene, panels }, style), caption: scene.caption }) },
  )
  const found = findingsIn(figure, figure.style)
  expect(found.map(findingKey)).toEqual(['axis-empty x', 'axis-empty y'])
  const offered = await Promise.all(found.map((finding) => provenFix(figure, finding, () => Promise.resolve())))
  expect(offered).toEqual([{ xMax: null }, { yMin: null }])
})

test('bars on a logarithmic axis are drawn on a linear one, and a legend that repeats a title is left out', async () => {
  const shown = (panel: Panel, more: Partial<Scene> = {}) => ({
    draw: (style: FigureStyle) => ({
      ...applyStyle({ ...scene, ...more, panels: [panel] }, style, { n: 12, language: 'en' }),
      caption: scene.caption,
    }),
  })
  const [bars] = scene.panels as readonly [Panel]
  const log: Panel = {
    ...bars,
    y: { kind: 'log', title: 'Count', domain: [1, 10] },
    marks: [{ kind: 'rect', x: [-0.3, 0.3], y: [1, 7], fill: { series: 0 }, stroke: null }],
  }
  expect(await fixes(figureOf({}, shown(log)))).toEqual({ 'bar-log': { yScale: 'linear' } })
  const legend = { place: 'top', items: [{ label: 'Count', colour: { series: 0 }, key: 'box' }] } as const
  expect(await fixes(figureOf({}, shown(bars, { legend })))).toEqual({ 'legend-redundant': { legend: 'none' } })
})

test('areas become paler below words that hardly differ from them', async () => {
  const words = { kind: 'text', at: [0, 4], text: [{ text: '7' }], anchor: 'middle', colour: 'ink' } as const
  const [bars] = scene.panels as readonly [Panel]
  const panels = [{ ...bars, marks: [...bars.marks, words] }]
  const figure = figureOf(
    { ownColours: '#123456', fillOpacity: 100 },
    {
      draw: (style) => ({
        ...applyStyle({ ...scene, panels }, style, { n: 12, language: 'en' }),
        caption: scene.caption,
      }),
    },
  )
  expect(await fixes(figure)).toEqual({ 'text-on-mark': { fillOpacity: 40 } })
})

test('a fix that does not remove the finding is not offered', async () => {
  const { draw } = figureOf({})
  const fixed = draw(styleOf({}))
  const found = await fixes(figureOf({ journal: 'nature', fontSize: 7 }, { draw: () => fixed }))
  expect(Object.keys(found)).toContain('width')
  expect(found.width).toBeUndefined()
})

test('an option of the chart is offered on a chart, and not on a figure of an analysis, which does not have it', async () => {
  const facts = { isSurvival: true }
  expect(await fixes(figureOf({}, { facts }))).toEqual({ 'risk-table': { riskTable: 'at-risk' } })
  expect(await fixes(figureOf({}, { facts, isOfAnalysis: true }))).toStrictEqual({ 'risk-table': undefined })
})

test('lines that are too thick are drawn thinner, and a list that is too long continues in further figures', async () => {
  const stored = { journal: 'nature', figureWidth: 89, fontSize: 7 }
  const count = { kind: 'linear', title: 'Count', domain: [0, 8] } as const
  const figure = (height: number, panel: Panel, style: FigureStyle, isContinued = false): CheckedFigure => ({
    ...figureOf({}),
    style,
    draw: (as) => ({
      ...applyStyle({ ...scene, width: 89, height, panels: [panel] }, as),
      caption: scene.caption,
    }),
    isContinued,
  })
  const line: Panel = { x: count, y: count, marks: [{ kind: 'line', x: [0, 8], y: [1, 5], colour: 'ink' }] }
  const thick = await fixes(figure(70, line, styleOf({ ...stored, lineScale: 300 })))
  expect(thick['line-thick']).toEqual({ lineMost: 1 })
  const categories = Array.from({ length: 100 }, (_, k) => String(k))
  const list: Panel = { x: count, y: { kind: 'band', title: 'Group', categories }, marks: [] }
  expect((await fixes(figure(340, list, styleOf(stored), true))).height).toEqual({ linesPerFigure: 45 })
  expect((await fixes(figure(340, list, styleOf({ ...stored, figureHeight: 340 })))).height).toBeUndefined()
})
