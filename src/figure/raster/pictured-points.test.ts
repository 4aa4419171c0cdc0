import { expect, test } from 'vitest'
import { layout } from '../layout.ts'
import type { Primitive } from '../primitive.ts'
import { renderSvg } from '../render-svg.ts'
import type { Mark, Scene } from '../scene.ts'
import { figureLayers, hasPicturedPoints, MAX_SHAPES } from './pictured-points.ts'
import { areDrawnAlike, renderLayers, renderPicturedSvg } from './render-pictured.ts'

function cloud(n: number, series = 0, fill: 'solid' | 'translucent' | 'open' = 'translucent'): Mark {
  const x = Array.from({ length: n }, (_, k) => (k * 37) % 100)
  const y = Array.from({ length: n }, (_, k) => (k * 61) % 100)
  return { kind: 'point', x, y, colour: { series }, size: 3, shape: 'circle', fill }
}

const line: Mark = { kind: 'line', x: [0, 100], y: [0, 100], colour: 'ink' }

function scene(marks: readonly Mark[]): Scene {
  const axis = { kind: 'linear', title: 'v', domain: [0, 100] } as const
  return { width: 80, height: 60, description: 'points', panels: [{ x: axis, y: axis, marks }] }
}

const kinds = (of: Scene) =>
  figureLayers(layout(of)).map((layer) => ('points' in layer ? layer.points.map(({ ref }) => ref) : 'shapes'))

test('pictures begin beyond the limit', () => {
  expect(hasPicturedPoints(scene([cloud(MAX_SHAPES), line]))).toBe(false)
  expect(hasPicturedPoints(scene([cloud(MAX_SHAPES), cloud(1)]))).toBe(true)
})

test('marks of many points become pictures in their place between the others, and small ones stay shapes', () => {
  const many = scene([line, cloud(4000, 0), cloud(2000, 1), line, cloud(300, 2), cloud(1500, 3)])
  expect(hasPicturedPoints(many)).toBe(true)
  expect(kinds(many)).toEqual([
    'shapes',
    ['panel-1.series-1.point', 'panel-1.series-2.point'],
    'shapes',
    ['panel-1.series-4.point'],
    'shapes',
  ])
})

test('open points stay shapes, because each hides those below it', () => {
  expect(kinds(scene([cloud(6000, 0, 'open')]))).toEqual(['shapes'])
})

test('all that is no point is drawn once, clipped as before', () => {
  const many = scene([line, cloud(6000), line])
  const flat = (list: readonly Primitive[], clips: string): readonly string[] =>
    list.flatMap((one) =>
      one.kind === 'clip' ? flat(one.inside, `${clips}/${one.x},${one.y}`) : [clips + JSON.stringify(one)],
    )
  const layers = figureLayers(layout(many))
  const shapes = layers.flatMap((layer) => ('shapes' in layer ? flat(layer.shapes, '') : []))
  const whole = flat(layout(many).primitives, '').filter((one) => !one.includes('"kind":"points"'))
  expect(shapes).toEqual(whole)
  const clip = layout(many).primitives.find(({ kind }) => kind === 'clip')
  expect(layers.flatMap((layer) => ('points' in layer ? [layer.bounds] : []))).toEqual([
    expect.objectContaining(clip?.kind === 'clip' ? { x: clip.x, width: clip.width } : { x: Number.NaN }),
  ])
})

test('a document holds the picture where the points are', () => {
  const many = scene([line, cloud(6000), line])
  const widths: number[] = []
  const urlOf = ({ width }: { readonly width: number }) => `data:${widths.push(width)}`
  const svg = renderPicturedSvg(many, { theme: 'print', perMm: 4, urlOf })
  expect(widths).toHaveLength(1)
  expect(svg).toContain('<image id="panel-1.series-1.point"')
  expect(svg.match(/<circle/g)).toBeNull()
  expect(renderSvg(many, { theme: 'print' }).match(/<circle/g)).toHaveLength(6000)
})

test('on the screen the points are drawn as wide as the figure is shown', () => {
  const layers = renderLayers(scene([line, cloud(6000), line]), { theme: 'light' })
  expect(layers.map((layer) => ('svg' in layer ? layer.svg.slice(0, 4) : 'points'))).toEqual(['<svg', 'points', '<svg'])
  const points = layers.find((layer) => 'draw' in layer)
  const [narrow, wide] = [points?.draw(300), points?.draw(600)]
  expect((wide?.pixels.width ?? 0) / (narrow?.pixels.width ?? 1)).toBeCloseTo(2, 1)
})

test('an edit of other parts leaves the pixels of the points as they are', () => {
  const points = (of: Scene, theme: 'light' | 'dark' = 'light') => {
    const layer = renderLayers(of, { theme }).find((one) => 'draw' in one)
    if (!layer) throw new Error('no points')
    return layer
  }
  const many = scene([line, cloud(6000)])
  expect(
    areDrawnAlike(
      points(many),
      points({ ...many, panels: many.panels.map((panel) => ({ ...panel, marks: [...panel.marks, line] })) }),
    ),
  ).toBe(true)
  expect(areDrawnAlike(points(many), points(many, 'dark'))).toBe(false)
  expect(areDrawnAlike(points(many), points({ ...many, title: 'Moved down' }))).toBe(false)
  expect(areDrawnAlike(points(many), points(scene([line, cloud(6001)])))).toBe(false)
  expect(areDrawnAlike(points(many), points(scene([line, cloud(6000, 1)])))).toBe(false)
})
