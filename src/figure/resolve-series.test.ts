import { expect, test } from 'vitest'
import { palettes } from './palettes.ts'
import { resolveSeries } from './resolve-series.ts'
import type { Mark, Scene } from './scene.ts'

const scene: Scene = {
  width: 80,
  height: 60,
  description: '',
  panels: [
    {
      x: { kind: 'linear', title: '', domain: [0, 1] },
      y: { kind: 'linear', title: '', domain: [0, 1] },
      marks: [0, 1, 2].flatMap((series) => [
        { kind: 'line' as const, x: [0, 1], y: [0, 1], colour: { series }, dash: 'of-series' as const },
        {
          kind: 'point' as const,
          x: [0],
          y: [0],
          colour: { series },
          size: 3,
          shape: 'of-series' as const,
          fill: 'solid' as const,
        },
      ]),
    },
  ],
  legend: {
    place: 'top',
    items: [0, 1].map((series) => ({ label: String(series), colour: { series }, key: 'line', dash: 'of-series' })),
  },
}

test('each series has dashes and a shape of its own, in the plot and in the legend; the first is solid and round', () => {
  const { panels, legend } = resolveSeries(scene)
  expect(panels[0]?.marks).toMatchObject([
    {},
    { shape: 'circle' },
    { dash: 'dashed' },
    { shape: 'square' },
    { dash: 'dotted' },
    { shape: 'triangle' },
  ])
  expect(panels[0]?.marks[0]).not.toHaveProperty('dash')
  expect(legend?.items[0]).not.toHaveProperty('dash')
  expect(legend?.items[1]).toHaveProperty('dash', 'dashed')
})

test('no two of 20 series have both the colour and the shape of another, with any palette', () => {
  for (const { light } of Object.values(palettes)) {
    const marks = Array.from({ length: 20 }, (_, series): Mark => {
      return { kind: 'point', x: [0], y: [0], colour: { series }, size: 3, shape: 'of-series', fill: 'solid' }
    })
    const [panel] = resolveSeries({ ...scene, panels: scene.panels.map((one) => ({ ...one, marks })) }).panels
    const signs = (panel?.marks ?? []).map((mark, k) =>
      mark.kind === 'point' ? `${mark.shape} ${k % light.length}` : '',
    )
    expect(new Set(signs).size).toBe(20)
  }
})

test('with colour alone all lines are solid and all points round', () => {
  const { panels } = resolveSeries({
    ...scene,
    look: { palette: 'standard', font: 'sans', scale: 1, groups: 'colour' },
  })
  for (const mark of panels[0]?.marks ?? [])
    expect(mark).not.toMatchObject(mark.kind === 'line' ? { dash: expect.anything() } : { shape: 'square' })
})

test('points, lines and areas have the sizes of the reader', () => {
  const marks: Mark[] = [
    { kind: 'point', x: [1], y: [1], colour: 'ink', size: 3, shape: 'circle', fill: 'solid' },
    { kind: 'line', x: [1, 2], y: [1, 2], colour: 'ink', width: 2 },
    { kind: 'band', x: [1], lower: [0], upper: [1], curve: 'linear', colour: 'ink' },
  ]
  const axis = { kind: 'linear', title: '', domain: [0, 1] } as const
  const scene: Scene = {
    width: 80,
    height: 60,
    description: '',
    panels: [{ x: axis, y: axis, marks }],
    look: { palette: 'standard', font: 'sans', scale: 1, points: 2, lines: 0.5, fill: 0.3 },
  }
  expect(resolveSeries(scene).panels[0]?.marks).toMatchObject([{ size: 6 }, { width: 1 }, { opacity: 0.3 }])
})

test('a shape and dashes that the reader chose replace those of the series, in the plot and in the legend', () => {
  const look = {
    palette: 'standard',
    font: 'sans',
    scale: 1,
    shapes: [undefined, 'cross'],
    dashes: ['dotted', 'solid'],
  } as const
  const { panels, legend } = resolveSeries({ ...scene, look })
  expect(panels[0]?.marks).toMatchObject([
    { dash: 'dotted' },
    { shape: 'circle' },
    {},
    { shape: 'cross' },
    { dash: 'dotted' },
    { shape: 'triangle' },
  ])
  expect(panels[0]?.marks[2]).not.toHaveProperty('dash')
  expect(legend?.items[0]).toHaveProperty('dash', 'dotted')
  expect(legend?.items[1]).not.toHaveProperty('dash')
})

const boxes = (series: number): Mark => ({
  kind: 'tiles',
  x: [0],
  y: [0],
  width: 1,
  height: 1,
  fill: { series },
  opacity: 1,
})
const interval = (series: number): Mark => ({
  kind: 'band',
  x: [0, 1],
  lower: [0, 0],
  upper: [1, 1],
  curve: 'linear',
  colour: { series },
})
const filled: Scene = {
  ...scene,
  panels: scene.panels.map((one) => ({ ...one, marks: [boxes(0), boxes(1), boxes(8), interval(1)] })),
  legend: { place: 'top', items: [{ label: '1', colour: { series: 1 }, key: 'box' }] },
}
const patternsOf = (look: Pick<NonNullable<Scene['look']>, 'patterned' | 'patterns'>) => {
  const { panels, legend } = resolveSeries({
    ...filled,
    look: { palette: 'standard', font: 'sans', scale: 1, ...look },
  })
  const drawn = [...(panels[0]?.marks ?? []), ...(legend?.items ?? [])]
  return drawn.map((one) => ('pattern' in one ? one.pattern : undefined))
}

test('areas have patterns where the reader wants them, from the second series on; intervals around a line have none', () => {
  expect(patternsOf({})).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(patternsOf({ patterned: true })).toEqual([undefined, 'up', 'up', undefined, 'up'])
  expect(patternsOf({ patterned: true, patterns: ['dots', 'plain'] })).toEqual([
    'dots',
    undefined,
    'up',
    undefined,
    undefined,
  ])
  expect(patternsOf({ patterns: [undefined, 'grid'] })).toEqual([undefined, 'grid', undefined, undefined, 'grid'])
})
