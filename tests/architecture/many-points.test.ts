import { expect, test } from 'vitest'
import type { ExampleData } from '#catalog/kit/example.ts'
import type { Json } from '#catalog/kit/json.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { placesOf } from '#catalog/kit/plots/point-grid.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { load, loadDefinition } from '#cli/entries.ts'
import { LONGEST_OUTCOME } from '#contract/records/kinds.ts'
import { runExample } from './run-example.ts'

const pointsOf = (n: number): ExampleData => ({
  id: 'many-points',
  title: { en: 'Many points', zh: '大量散点' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'x', measure: 'continuous', values: Array.from({ length: n }, (_, i) => i) },
    { id: 'c2', name: 'y', measure: 'continuous', values: Array.from({ length: n }, (_, i) => (i * 7919) % 101) },
  ],
})

const settings = { settings: displaySettings('en'), names: namesOf({ columns: [] }), size: {} }

test.each([
  { n: 50_000, left: [] },
  { n: 50_001, left: [{ code: 'points-on-grid', params: { n: 50_001 }, weight: 'note' }] },
])('a scatter plot of $n points leaves none out, and says when they cover each other', async ({ n, left }) => {
  const outcome = await runExample('scatter-fit', { data: pointsOf(n), options: { x: 'c1', y: 'c2' } }, 'charts')
  expect(outcome.status === 'done' && outcome.notices).toEqual(left)
})

test('it proposes the chart of counts by the name in the gallery', async () => {
  const { messages } = await loadDefinition('scatter-fit', 'charts')
  const { summary } = await load('charts', 'density-2d', 'summary')
  for (const language of ['en', 'zh'] as const)
    expect(messages['points-on-grid']?.[language]).toContain(summary.title[language])
})

test.each([
  { n: 50_000, codes: [] },
  { n: 50_001, codes: ['points-on-grid'] },
])('a strip plot of $n values leaves none out, and says when they cover each other', async ({ n, codes }) => {
  const options = { variable: 'c1', group: null, layout: 'quasi-random' }
  const outcome = await runExample('strip-plot', { data: pointsOf(n), options }, 'charts')
  if (outcome.status !== 'done') throw new Error(outcome.status)
  expect(outcome.notices.map(({ code }) => code)).toEqual(codes)
  const { plots } = await load('charts', 'strip-plot', 'plot')
  const { caption, panels } = plots.chart?.plot(outcome.figures[0]?.data ?? {}, settings) ?? { panels: [] }
  const points = panels[0]?.marks.flatMap((mark) => (mark.kind === 'point' ? mark.y : [])) ?? []
  // even values fill each height once for each place across
  expect(points.length).toBe(codes.length === 0 ? n : 500 * 100)
  expect(caption?.includes('at one place drawn once')).toBe(codes.length > 0)
})

test('it proposes the chart of densities by the name in the gallery', async () => {
  const { messages } = await loadDefinition('strip-plot', 'charts')
  const { summary } = await load('charts', 'box-violin', 'summary')
  for (const language of ['en', 'zh'] as const)
    expect(messages['points-on-grid']?.[language]).toContain(summary.title[language])
})

test('an outcome of before is drawn with what it says of its points', async () => {
  const outcome = await runExample('scatter-fit', { data: pointsOf(20), options: { x: 'c1', y: 'c2' } }, 'charts')
  if (outcome.status !== 'done') throw new Error(outcome.status)
  const [figure] = outcome.figures
  if (figure === undefined) throw new Error('no figure')
  const { grid: _, ...data } = figure.data as { grid: null }
  const { plots } = await load('charts', 'scatter-fit', 'plot')
  const names = namesOf({ columns: [] })
  const scene = plots.chart?.plot({ ...data, every: 3 }, { settings: displaySettings('en'), names, size: {} })
  expect(scene?.caption).toBe(
    'Band: pointwise 95% CI of the mean; line: least squares; one point in 3 is drawn, the fit rests on all',
  )
})

/** The data of the figures of an analysis by their kind. */
async function figuresOf(id: string, n: number, options: Readonly<Record<string, Json>>) {
  const outcome = await runExample(id, { data: pointsOf(n), options })
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return {
    outcome,
    data: new Map(outcome.figures.map(({ of, data }) => [of, data as Readonly<Record<string, unknown>>])),
  }
}

const clouds = [
  ['linear-regression', 'residuals', { outcome: 'c2', 'terms.list': [{ kind: 'main', variable: 'c1' }] }],
  ['linear-regression', 'spread', { outcome: 'c2', 'terms.list': [{ kind: 'main', variable: 'c1' }] }],
  ['bland-altman', 'differences', { first: 'c1', second: 'c2' }],
  ['correlation-matrix', 'scatter', { variables: ['c1', 'c2'] }],
] as const

test.each(clouds)(
  '%s draws every point of %s, many on a grid, and is short enough to be stored',
  async (id, of, options) => {
    const { plots } = await load('analyses', id, 'plot')
    const few = (await figuresOf(id, 2000, options)).data.get(of) ?? {}
    expect(few.grid).toBeUndefined()
    const { outcome, data } = await figuresOf(id, 60_000, options)
    const many = data.get(of) ?? {}
    expect(many.grid).toMatchObject({ cells: 500 })
    // saved columns stay in the worker
    expect(JSON.stringify({ ...outcome, savedColumns: [] }).length).toBeLessThan(LONGEST_OUTCOME)
    const scenes = [few, many].map((one) => plots[of]?.plot(one, settings))
    expect(scenes[0]?.panels[0]?.marks).toContainEqual(expect.objectContaining({ kind: 'point' }))
    expect(scenes[0]?.caption).not.toContain('grid')
    expect(scenes[1]?.caption).toContain('each point at the nearest place of a grid of 500 × 500')
  },
)

test('a Q–Q plot of many residuals keeps its ends, and says that it is on a grid', async () => {
  const [, , options] = clouds[0]
  const { plots } = await load('analyses', 'linear-regression', 'plot')
  const { data } = await figuresOf('linear-regression', 60_000, options)
  const quantiles = data.get('quantiles') as { readonly n: number; readonly normal: readonly number[] }
  expect(quantiles.n).toBe(60_000)
  expect(quantiles.normal.length).toBeLessThan(1000)
  expect(Math.min(...quantiles.normal)).toBeLessThan(-4.2)
  expect(plots.quantiles?.plot(quantiles, settings)?.caption).toContain('a grid of 500 × 500')
})

test('no point on a grid is farther than 0.1 % of the range from where it is', () => {
  const grid = { cells: 5, x: [0, 10], y: [-1, 1], filled: '10g00' } as const
  expect(placesOf({ x: [], y: [], grid })).toEqual({ x: [1, 9], y: [-0.8, expect.closeTo(0)] })
})

test('residuals of outcomes of before are drawn without a smooth, with what they may leave out', async () => {
  const { plots } = await load('analyses', 'linear-regression', 'plot')
  const old = (n: number) => ({ outcome: 'c2', fitted: numbers(n), residuals: numbers(n) })
  const numbers = (n: number) => Array.from({ length: n }, (_, i) => i % 7)
  const captionOf = (n: number) => plots.residuals?.plot(old(n), settings)?.caption
  expect(captionOf(20)).toBe('Points: residuals; n\u00a0=\u00a020. Dashed: residual 0')
  expect(captionOf(1000)).toContain('at most 1000 cases are drawn')
  const sample = { first: 'c1', second: 'c2', scale: 'difference', against: 'mean', coverage: 0.95, confidence: 0.95 }
  const limits = { allowed: null, n: 9000, x: [1, 2], y: [0, 1], bias: [0, 0, 0], lower: [-1, -2, 0], upper: [1, 0, 2] }
  const { plots: others } = await load('analyses', 'bland-altman', 'plot')
  expect(others.differences?.plot({ ...sample, ...limits }, settings)?.caption).toContain('2 of 9000 pairs are drawn')
})

test('other figures of before are drawn with what they leave out', async () => {
  const pair = {
    method: 'pearson',
    x: 'c1',
    y: 'c2',
    points: [
      [1, 2],
      [2, 1],
    ],
    line: null,
    partial: false,
    r: -1,
    p: 0.5,
  }
  const captionOf = async (id: string, of: string, data: object) =>
    (await load('analyses', id, 'plot')).plots[of]?.plot(data, settings)?.caption
  expect(await captionOf('correlation-matrix', 'scatter', { ...pair, thinned: true })).toContain(
    'a part of them is drawn',
  )
  const group = { group: null, n: 9, x: [1, 2, 3], y: [1, 3, 2], ellipse: null }
  const scores = { components: [1, 2], shares: [0.6, 0.4], scale: 'standard', isRotated: false, every: 3, missing: 0 }
  const drawn = { ...scores, groups: [group], arrows: null }
  expect(await captionOf('principal-components', 'scores', drawn)).toContain('one case in 3 is drawn')
  const numbers = Array.from({ length: 1000 }, (_, i) => i)
  const events = { x: numbers, y: numbers, smooth: numbers, estimate: 1, p: 0.5 }
  const of = { cell: { product: [{ variable: 'c1' }] }, time: 'c2', unit: 'none', delayed: false }
  expect(await captionOf('cox-regression', 'schoenfeld', { ...of, ...events })).toContain(
    'at most 1000 events are drawn',
  )
})

test('survival curves of before are drawn with their hazard ratio', async () => {
  const { examples } = await load('charts', 'km-curve', 'examples')
  const example = examples.find(({ id }) => id === 'lung-hazard-ratio')
  if (example === undefined) throw new Error('no example')
  const outcome = await runExample('km-curve', example, 'charts')
  if (outcome.status !== 'done') throw new Error(outcome.status)
  const [figure] = outcome.figures
  if (figure === undefined) throw new Error('no figure')
  const { hazardRatios, ...data } = figure.data as {
    readonly hazardRatios: { readonly ratios: readonly { readonly group: unknown }[] }
  }
  const [ratio] = hazardRatios.ratios
  if (ratio === undefined) throw new Error('no ratio')
  const { group: _, ...hazardRatio } = ratio
  const { plots } = await load('charts', 'km-curve', 'plot')
  const drawn = (figure: object) => plots.chart?.plot(figure, settings)
  expect(drawn({ ...data, hazardRatio })).toEqual(drawn({ ...data, hazardRatios }))
  expect(JSON.stringify(drawn({ ...data, hazardRatio })?.panels)).toContain('HR ')
})

test('calibration figures of before are drawn without intervals, smooth and distribution', async () => {
  const { plots } = await load('analyses', 'logistic-regression', 'plot')
  const groups = [
    { n: 20, observed: 0.1, expected: 0.15 },
    { n: 21, observed: 0.5, expected: 0.4 },
  ]
  const scene = plots.calibration?.plot({ groups }, settings)
  expect(scene?.caption).toBe(
    'Points: 2 groups by predicted probability, joined by a line; n\u00a0=\u00a041; dashed: perfect agreement',
  )
  expect(scene?.panels[0]?.marks.map(({ kind }) => kind)).toEqual(['segment', 'line', 'point'])
  expect(scene?.panels[0]?.note).toBeUndefined()
})
