import { expect, test } from 'vitest'
import type { Annotation } from './annotation.ts'
import { drawnParts } from './check/drawn-parts.ts'
import { layout, plotFrames } from './layout.ts'
import type { Scene } from './scene.ts'

const scene: Scene = {
  width: 90,
  height: 70,
  panels: [
    {
      x: { kind: 'linear', title: 'Age', domain: [0, 100] },
      y: { kind: 'log', title: 'CRP', domain: [1, 1000] },
      marks: [{ kind: 'point', x: [50], y: [10], colour: 'ink', size: 4, shape: 'circle', fill: 'solid' }],
    },
  ],
  legend: { items: [{ label: 'patients', colour: 'ink', key: 'point' }], place: 'top-right' },
  description: 'one point',
}

const remark: Annotation = {
  id: 'a',
  panel: 0,
  shape: 'arrow',
  at: [20, 100],
  to: [50, 10],
  lines: ['the patient'],
  colour: 'ink',
  size: 1,
}

const partsOf = (drawn: Scene) => drawnParts(layout(drawn), 1)

test('the head of an arrow is at its place on the axes, whatever their scale', () => {
  const [frame] = plotFrames(scene)
  const [x, y] = frame?.place([50, 10]) ?? [Number.NaN, Number.NaN]
  const { extents } = partsOf({ ...scene, annotations: [{ ...remark, lines: [] }] })
  const extent = extents.get('annotation-a')
  expect(extent?.right).toBeCloseTo(x, 1)
  expect(extent?.bottom).toBeCloseTo(y, 1)
  const [age = 0, crp = 0] = frame?.valueAt([x, y]) ?? []
  expect(age).toBeCloseTo(50, 6)
  expect(crp).toBeCloseTo(10, 6)
})

test('the shaft of an arrow begins at the edge of its words', () => {
  const { texts } = partsOf({ ...scene, annotations: [remark] })
  const words = texts.find(({ ref }) => ref === 'annotation-a')?.extent
  const paths = layout({ ...scene, annotations: [remark] }).primitives.filter(({ kind }) => kind === 'path')
  const shaft = paths.find((path) => 'ref' in path && path.ref === 'annotation-a')
  const [, startX = '', startY = ''] = /^M(-?[\d.]+),(-?[\d.]+)/.exec(shaft?.kind === 'path' ? shaft.d : '') ?? []
  const isOutside =
    words !== undefined &&
    (Number(startX) > words.right ||
      Number(startX) < words.left ||
      Number(startY) > words.bottom ||
      Number(startY) < words.top)
  expect(isOutside).toBe(true)
})

test('words at the edge of the page stay on it', () => {
  const long = 'a long sentence about the patients who were lost to follow-up'
  const page = layout(scene)
  for (const at of [
    [0, 1],
    [100, 1000],
    [0, 1000],
    [100, 1],
  ] as const) {
    const { texts } = partsOf({ ...scene, annotations: [{ ...remark, shape: 'text', at, to: at, lines: [long] }] })
    const extent = texts.find(({ ref }) => ref === 'annotation-a')?.extent
    expect(extent?.left).toBeGreaterThanOrEqual(0)
    expect(extent?.right).toBeLessThanOrEqual(page.width)
    expect(extent?.top).toBeGreaterThanOrEqual(0)
    expect(extent?.bottom).toBeLessThanOrEqual(page.height)
  }
})

test('a part is moved by millimetres of paper, in larger type too, and no further than the page', () => {
  for (const scale of [1, 1.5]) {
    const look = { palette: 'standard', font: 'sans', scale } as const
    const points = 72 / 25.4 / scale
    const before = partsOf({ ...scene, look }).extents.get('legend')
    const after = partsOf({ ...scene, look, moves: { legend: [-10, 5] } }).extents.get('legend')
    expect((after?.left ?? 0) - (before?.left ?? 0)).toBeCloseTo(-10 * points, 1)
    expect((after?.top ?? 0) - (before?.top ?? 0)).toBeCloseTo(5 * points, 1)
    const far = partsOf({ ...scene, look, moves: { legend: [400, -400] } }).extents.get('legend')
    expect(far?.right).toBeLessThanOrEqual(layout({ ...scene, look }).width + 0.01)
    expect(far?.top).toBeGreaterThanOrEqual(-0.01)
  }
})

test('an inset enlarges its part over the plot, with ticks of its own', () => {
  const inset: Annotation = { ...remark, shape: 'inset', at: [40, 5], to: [60, 20], lines: [], spot: [0.5, 0] }
  const { texts, extents } = partsOf({ ...scene, annotations: [inset] })
  const own = texts.filter(({ ref }) => ref === 'annotation-a').map(({ text }) => Number(text))
  expect(own.filter((tick) => tick >= 40 && tick <= 60).length).toBeGreaterThan(1)
  expect(extents.get('annotation-a')).toBeDefined()
  const flat: Annotation = { ...inset, to: [40, 20] }
  expect(partsOf({ ...scene, annotations: [flat] }).extents.has('annotation-a')).toBe(false)
})

test('a small inset has no labels that would reach out of it', () => {
  const inset: Annotation = { ...remark, shape: 'inset', size: 0.2, at: [40, 5], to: [60, 20], lines: [], spot: [0, 0] }
  const upright = scene.panels.map((panel) => ({ ...panel, x: { ...panel.x, upright: true as const } }))
  const { texts } = partsOf({ ...scene, panels: upright, annotations: [inset] })
  expect(texts.filter(({ ref, text }) => ref === 'annotation-a' && Number(text) >= 40)).toEqual([])
})
