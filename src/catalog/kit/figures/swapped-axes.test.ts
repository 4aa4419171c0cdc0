import { describe, expect, test } from 'vitest'
import type { Bracket, Mark, Scene } from '#figure/scene.ts'
import { swapScene } from '#figure/swapped/swapped-scene.ts'
import { readOptions } from '../options/read-options.ts'
import type { StoredOptions } from '../options/stored-options.ts'
import { applyStyle } from './apply-style.ts'
import { styleOptions } from './figure-style.ts'

const bar = (x: number, series: number): Mark => ({
  kind: 'rect',
  x: [x - 0.1, x + 0.1],
  y: [0, 5],
  fill: { series },
  stroke: null,
})

const scene = (categories: number, more: Partial<Scene> = {}): Scene => ({
  width: 150,
  height: 90,
  description: '',
  caption: 'Short horizontal lines: means',
  panels: [
    {
      x: { kind: 'band', title: 'Group', categories: Array.from({ length: categories }, (_, k) => `Group ${k}`) },
      y: { kind: 'linear', title: 'Value', domain: [0, 10] },
      marks: Array.from({ length: categories }, (_, k) => bar(k, 0)),
    },
  ],
  ...more,
})

function styled(given: Scene, style: StoredOptions) {
  const read = readOptions({ options: styleOptions }, { axesSwapped: true, ...style }, { columns: [] })
  if (read.status !== 'ok') throw new Error(JSON.stringify(read))
  return applyStyle(given, read.options, undefined, swapScene)
}

test('titles, limits, lines and annotations mean the axes as they are drawn', () => {
  const { scene: drawn, remarks } = styled(scene(3), {
    xTitle: 'mmol/L',
    yTitle: 'Arm',
    xMax: 8,
    xLines: '6',
    'remarks.1.shape': 'text',
    'remarks.1.words': 'here',
    'remarks.1.place': { panel: 0, x: 6, y: 2, toX: 6, toY: 2 },
  })
  const [panel] = drawn.panels
  expect(remarks).toEqual([])
  expect(panel?.x).toMatchObject({ kind: 'linear', title: 'mmol/L', domain: [0, 8], limited: true })
  expect(panel?.y).toMatchObject({ kind: 'band', title: 'Arm' })
  expect(panel?.marks[0]).toMatchObject({ kind: 'segment', from: [6, -0.5], to: [6, 2.5] })
  expect(drawn.annotations).toMatchObject([{ at: [6, 2] }])
  expect(styled(scene(3), { yMax: 8 }).remarks).toEqual([{ code: 'categories', params: { axis: 'y', most: 50 } }])
})

test('the words of a caption are turned as well', () => {
  expect(styled(scene(3), {}).scene.caption).toBe('Short vertical lines: means')
})

describe('the size', () => {
  test('a column wide, and as high as the categories need', () => {
    const [few, many, most] = [3, 8, 200].map((k) => styled(scene(k), {}).scene)
    expect(few?.width).toBe(85)
    expect(few?.height).toBeGreaterThan(3 * 14)
    expect(many?.height).toBeGreaterThan((few?.height ?? 0) + 40)
    expect(most?.height).toBeLessThan(1000)
  })

  test('as the reader wants', () => {
    const { width, height } = styled(scene(3), { figureWidth: 120, figureHeight: 70 }).scene
    expect([width, height]).toEqual([120, 70])
  })

  test('marks that were narrow because their category was wide are wider', () => {
    const [mark] = styled(scene(2), {}).scene.panels[0]?.marks ?? []
    expect(mark).toMatchObject({ y: [expect.closeTo(-0.42), expect.closeTo(0.42)] })
  })
})

describe('a figure that stays as it is says so', () => {
  test('with numbers on x', () => {
    const [panel] = scene(3).panels
    if (panel === undefined) throw new Error('no panel')
    const given = scene(3, { panels: [panel, { ...panel, x: panel.y }] })
    const { scene: drawn, remarks } = styled(given, {})
    expect(remarks).toEqual([{ code: 'not-swapped', params: {} }])
    expect(drawn.panels.map(({ x }) => x.kind)).toEqual(['band', 'linear'])
  })

  test('with more comparisons than have room beside it', () => {
    const pairs = Array.from({ length: 8 }, (_, i) =>
      Array.from({ length: i }, (__, j): Bracket => ({ from: j, to: i, text: [{ text: 'P = 0.001' }] })),
    )
    const [panel] = scene(8).panels
    if (panel === undefined) throw new Error('no panel')
    const given = scene(8, { panels: [{ ...panel, brackets: pairs.flat() }] })
    expect(styled(given, { figureWidth: 85 }).remarks).toEqual([{ code: 'brackets-beside', params: { n: 28 } }])
  })
})

test('panels beside each other are above each other, and a stack from its top is named from its beginning', () => {
  const [panel] = scene(2).panels
  if (panel === undefined) throw new Error('no panel')
  const given = scene(2, {
    panels: [panel, panel],
    legend: {
      place: 'right',
      items: [1, 0].map((series) => ({ label: String(series), colour: { series }, key: 'box' as const })),
    },
  })
  const { scene: drawn } = styled(given, {})
  expect(drawn.arrangement).toBe('column')
  expect(drawn.legend?.items.map(({ label }) => label)).toEqual(['0', '1'])
})
