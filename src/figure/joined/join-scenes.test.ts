import { describe, expect, test } from 'vitest'
import { drawnParts } from '../check/drawn-parts.ts'
import { layout } from '../layout.ts'
import type { Axis, BandAxis, ContinuousAxis, LegendItem, Panel, Scene, ScenePart } from '../scene.ts'
import { arrangeScenes, joinPanels } from './join-scenes.ts'

const linear = (domain: readonly [number, number], more: Partial<ContinuousAxis> = {}): Axis => ({
  kind: 'linear',
  title: 'Age',
  domain,
  ...more,
})
const band = (...categories: string[]): BandAxis => ({ kind: 'band', title: 'Stage', categories })

/** A figure with one line for each named group, in the order of their series. */
function figure(x: Axis, y: Axis, groups: readonly string[], more: Partial<Panel> = {}): Scene {
  const items = groups.map((label, series): LegendItem => ({ label, colour: { series }, key: 'line' }))
  return {
    width: 60,
    height: 50,
    description: 'Lines',
    ...(items.length > 0 && { legend: { place: 'top', title: 'Arm', items } }),
    panels: [
      {
        x,
        y,
        marks: items.map(({ colour }) => ({ kind: 'line', x: [0, 1], y: [0, 1], colour })),
        ...more,
      },
    ],
  }
}

const shared = { columns: 2, free: { x: false, y: false }, empty: 'Not drawn' }
const pair = (one: Scene | undefined, other: Scene | undefined) => [
  { title: 'Women', scene: one },
  { title: 'Men', scene: other },
]

describe('axes', () => {
  test('have the range of all panels, and the ticks of the panel that has it', () => {
    const joined = joinPanels(
      pair(
        figure(linear([0, 10], { ticks: [0, 5, 10] }), linear([2, 4]), []),
        figure(linear([0, 6], { ticks: [0, 3, 6] }), linear([3, 9]), []),
      ),
      shared,
    )
    expect(joined?.panels.map(({ x, y }) => [x, y])).toMatchObject([
      [{ domain: [0, 10], ticks: [0, 5, 10] }, { domain: [2, 9] }],
      [{ domain: [0, 10], ticks: [0, 5, 10] }, { domain: [2, 9] }],
    ])
  })

  test('that run backwards, on a logarithm or over dates keep their kind', () => {
    const joined = joinPanels(
      pair(
        figure(linear([1, 0]), { kind: 'log', title: '', domain: [1, 10] }, []),
        figure(linear([0.9, 0.1]), { kind: 'log', title: '', domain: [5, 100] }, []),
      ),
      shared,
    )
    expect(joined?.panels[1]).toMatchObject({ x: { domain: [1, 0] }, y: { kind: 'log', domain: [1, 100] } })
    const dates = linear([0, 1], { calendar: true })
    expect(joinPanels(pair(figure(dates, dates, []), figure(linear([0, 1]), dates, [])), shared)).toBeUndefined()
  })

  test('keep the range of each panel where they are free', () => {
    const joined = joinPanels(
      pair(figure(linear([0, 1]), linear([0, 5]), []), figure(linear([0, 2]), linear([0, 9]), [])),
      { ...shared, free: { x: false, y: true } },
    )
    expect(
      joined?.panels.map(({ x, y }) => [x.kind !== 'band' && x.domain[1], y.kind !== 'band' && y.domain[1]]),
    ).toEqual([
      [2, 5],
      [2, 9],
    ])
  })

  test('leave a text at their end the room that it had', () => {
    const text = (at: number) =>
      ({ kind: 'text', at: [at, 0], text: [{ text: '12' }], anchor: 'start', colour: 'ink' }) as const
    const joined = joinPanels(
      pair(
        figure(linear([0, 10]), linear([0, 1]), [], { marks: [text(9)] }),
        figure(linear([-10, 0]), linear([0, 1]), [], { marks: [text(-9)] }),
      ),
      shared,
    )
    const { x } = joined?.panels[0] ?? expect.fail()
    if (x.kind === 'band') throw new Error('no range')
    const [low, high] = x.domain
    expect((high - 9) / (high - low)).toBeGreaterThanOrEqual(0.1 - 0.01)
    expect((-9 - low) / (high - low)).toBeGreaterThanOrEqual(0.1 - 0.01)
  })

  test('draw a line across the plot to the ends of the wider range', () => {
    const across = { kind: 'segment', from: [0, 3], to: [5, 3], colour: 'muted' } as const
    const joined = joinPanels(
      pair(
        figure(linear([0, 5]), linear([0, 9]), [], { marks: [across] }),
        figure(linear([0, 20]), linear([0, 9]), [], { marks: [] }),
      ),
      shared,
    )
    expect(joined?.panels[0]?.marks).toEqual([{ ...across, to: [20, 3] }])
  })
})

describe('categories', () => {
  const bar = (at: number) =>
    ({ kind: 'rect', x: [at - 0.5, at + 0.5], y: [0, 3], fill: { series: 0 }, stroke: null }) as const

  test('have one order and one place; those without cases say so', () => {
    const joined = joinPanels(
      pair(
        figure(band('I\n(n = 4)', 'III\n(n = 6)'), linear([0, 5]), [], { marks: [bar(0), bar(1)] }),
        figure(band('I\n(n = 2)', 'II\n(n = 3)', 'III\n(n = 1)'), linear([0, 5]), [], {
          marks: [
            { kind: 'point', x: [0, 1, 2.2], y: [1, 1, 1], colour: 'ink', size: 3, shape: 'circle', fill: 'solid' },
          ],
        }),
      ),
      shared,
    )
    expect(joined?.panels.map(({ x }) => x.kind === 'band' && x.categories)).toEqual([
      ['I\n(n = 4)', 'II\n(n = 0)', 'III\n(n = 6)'],
      ['I\n(n = 2)', 'II\n(n = 3)', 'III\n(n = 1)'],
    ])
    expect(joined?.panels[0]?.marks).toMatchObject([{ x: [-0.5, 0.5] }, { x: [1.5, 2.5] }])
    expect(joined?.panels[1]?.marks).toMatchObject([{ x: [0, 1, 2.2] }])
  })

  test('that each panel has of its own stay on its own axis', () => {
    const joined = joinPanels(
      pair(figure(band('P1', 'P2'), linear([0, 5]), []), figure(band('P3', 'P4', 'P5'), linear([0, 8]), [])),
      shared,
    )
    expect(joined?.panels.map(({ x, y }) => [x.kind === 'band' && x.categories.length, y])).toMatchObject([
      [2, { domain: [0, 8] }],
      [3, { domain: [0, 8] }],
    ])
  })

  test('of a matrix are not put into the order of another', () => {
    const cells = (...order: string[]) =>
      figure(band(...order), band(...order), [], {
        marks: [{ kind: 'cells', x: [0], y: [0], width: 1, height: 1, scale: 'sea', at: [0.5], shape: 'tile' }],
      })
    expect(joinPanels(pair(cells('a', 'b', 'c'), cells('a', 'b', 'c')), shared)).toBeDefined()
    expect(joinPanels(pair(cells('a', 'b', 'c'), cells('c', 'b', 'a')), shared)).toBeUndefined()
  })
})

describe('groups', () => {
  const axis = linear([0, 1])
  const coloursOf = (scene: { panels: readonly Panel[] } | undefined) =>
    scene?.panels.map(({ marks }) => marks.map((mark) => (mark.kind === 'line' ? mark.colour : null)))

  test('have one colour in all panels, also where another is absent', () => {
    const joined = joinPanels(pair(figure(axis, axis, ['A', 'C']), figure(axis, axis, ['B', 'C (n = 3)'])), shared)
    expect(joined?.legend?.items.map(({ label, colour }) => [label, colour])).toEqual([
      ['A', { series: 0 }],
      ['B', { series: 1 }],
      ['C', { series: 2 }],
    ])
    expect(coloursOf(joined)).toEqual([
      [{ series: 0 }, { series: 2 }],
      [{ series: 1 }, { series: 2 }],
    ])
  })

  test('that are alone in their panels are told apart', () => {
    const joined = joinPanels(pair(figure(axis, axis, ['A']), figure(axis, axis, ['B'])), shared)
    expect(coloursOf(joined)).toEqual([[{ series: 0 }], [{ series: 1 }]])
  })

  test('whose names have results need legends of their own, and keep their colours', () => {
    const areas = (area: string) => figure(axis, axis, [`Model 1: AUC ${area}`, `Model 2: AUC ${area}`])
    expect(joinPanels(pair(areas('0.8'), areas('0.7')), shared)).toBeUndefined()
    const { parts } = arrangeScenes(pair(areas('0.8'), areas('0.7')), { columns: 2, gap: 3, width: 60, height: 50 })
    expect(parts[1]?.scene.legend?.items.map(({ colour }) => colour)).toEqual([{ series: 0 }, { series: 1 }])
  })

  test('without a name beside named ones cannot be joined', () => {
    const unnamed = { ...figure(axis, axis, ['A']) }
    delete (unnamed as { legend?: unknown }).legend
    expect(joinPanels(pair(figure(axis, axis, ['A', 'B']), unnamed), shared)).toBeUndefined()
  })

  test('are not joined if the size of their points means different values', () => {
    const sized = (size: number) => {
      const scene = figure(axis, axis, [])
      return {
        ...scene,
        legend: { place: 'right', items: [{ label: '10', colour: 'ink', key: 'point', size }] },
      } as const
    }
    expect(joinPanels(pair(sized(4), sized(4)), shared)).toBeDefined()
    expect(joinPanels(pair(sized(4), sized(6)), shared)).toBeUndefined()
  })
})

test('a colour bar has the range of all, and its cells keep their values', () => {
  const cells = (high: number): Scene => ({
    ...figure(linear([0, 1]), linear([0, 1]), [], {
      marks: [{ kind: 'cells', x: [0], y: [0], width: 1, height: 1, scale: 'sea', at: [1, null], shape: 'tile' }],
    }),
    legend: { place: 'right', items: [], bar: { title: 'n', scale: 'sea', domain: [0, high], spacing: 'linear' } },
  })
  const joined = joinPanels(pair(cells(10), cells(40)), shared)
  expect(joined?.legend?.bar?.domain).toEqual([0, 40])
  expect(joined?.panels.map(({ marks }) => marks[0])).toMatchObject([{ at: [0.25, null] }, { at: [1, null] }])
})

test('a level without a figure is an empty panel that says so', () => {
  const joined = joinPanels(pair(figure(linear([0, 4]), linear([0, 1]), ['A']), undefined), shared)
  expect(joined?.panels[1]).toMatchObject({
    title: 'Men',
    x: { domain: [0, 4] },
    marks: [],
    note: { lines: [[{ text: 'Not drawn' }]] },
  })
  expect(joinPanels(pair(undefined, undefined), shared)).toBeUndefined()
})

test('the numbers of a table stay at the ticks of the common axis', () => {
  const table = (at: readonly number[]) => ({
    title: 'At risk',
    at,
    rows: [{ label: 'All', colour: 'ink' as const, values: at.map(String) }],
  })
  const joined = joinPanels(
    pair(
      figure(linear([0, 12], { ticks: [0, 3, 6, 9, 12] }), linear([0, 1]), [], { table: table([0, 3, 6, 9, 12]) }),
      figure(linear([0, 24], { ticks: [0, 6, 12, 18, 24] }), linear([0, 1]), [], { table: table([0, 6, 12, 18, 24]) }),
    ),
    shared,
  )
  expect(joined?.panels[0]?.table).toMatchObject({ at: [0, 6, 12], rows: [{ values: ['0', '6', '12'] }] })
})

test('figures of several panels stand beside each other with their names, and keep their legends', () => {
  const [panel] = figure(linear([0, 1]), linear([0, 1]), ['A']).panels
  const scene = { ...figure(linear([0, 1]), linear([0, 1]), ['A']), panels: [panel, panel] as Panel[] }
  expect(joinPanels(pair(scene, scene), shared)).toBeUndefined()
  const { parts, height } = arrangeScenes(pair(scene, scene), { columns: 2, gap: 3, width: 60, height: 50 })
  expect(parts.map(({ tag, x, y }) => [tag, x, y])).toEqual([
    ['Women', 0, 0],
    ['Men', 63, 0],
  ])
  expect(height).toBe(50)
  const { extents } = drawnParts(
    layout({
      width: 130,
      height: 60,
      title: 'Two',
      description: '',
      panels: [],
      parts: [{ ...nested(parts), tag: 'A' }],
    }),
    1,
  )
  expect([...extents.keys()]).toEqual(expect.arrayContaining(['title', 'A.tag', 'A.Women.panel-2.x', 'A.Men.legend']))
})

test('a group has one colour in figures that are arranged, too', () => {
  const twice = (name: string) => {
    const one = figure(linear([0, 1]), linear([0, 1]), [name])
    return { ...one, panels: [...one.panels, ...one.panels] }
  }
  const { parts } = arrangeScenes(pair(twice('A'), twice('B')), { columns: 2, gap: 3, width: 60, height: 50 })
  expect(parts.map((part) => part.scene.legend?.items[0]?.colour)).toEqual([{ series: 0 }, { series: 1 }])
  expect(parts[1]?.scene.panels[1]?.marks[0]).toMatchObject({ colour: { series: 1 } })
})

/** A cell of a page with a page of figures. */
function nested(parts: readonly ScenePart[]): ScenePart {
  return { scene: { width: 123, height: 50, description: '', panels: [], parts }, x: 0, y: 0, width: 123, height: 50 }
}

describe('the layout of joined panels', () => {
  const panels = ['A', 'B', 'C', 'D', 'E'].map((title) => ({
    ...(figure(linear([0, 100]), linear([0, 1], { title: 'Share' }), ['x']).panels[0] as Panel),
    title,
  }))
  const scene: Scene = {
    width: 150,
    height: 90,
    description: 'Five panels',
    panels,
    arrangement: { columns: 3, joined: true },
  }
  const { extents, texts } = drawnParts(layout(scene), 1)
  const extent = (ref: string) => extents.get(ref) ?? expect.fail(`${ref} of ${[...extents.keys()].join(', ')}`)

  test('labels a common axis at the outer panels only, and names it once', () => {
    const labelled = (ref: string) => texts.filter((text) => text.ref === ref).length > 0
    expect([1, 2, 3, 4, 5].map((k) => labelled(`panel-${k}.y`))).toEqual([true, false, false, true, false])
    // the third panel has an empty place below it
    expect([1, 2, 3, 4, 5].map((k) => labelled(`panel-${k}.x`))).toEqual([false, false, true, true, true])
    expect(texts.filter(({ text }) => text === 'Age' || text === 'Share').map(({ text }) => text)).toEqual([
      'Age',
      'Share',
    ])
  })

  test('gives all plots one size, level with each other', () => {
    const plots = [1, 2, 3, 4, 5].map((k) => extent(`panel-${k}.series-1.line`))
    const widths = plots.map(({ left, right }) => right - left)
    for (const width of widths) expect(width).toBeCloseTo(widths[0] ?? 0, 1)
    expect(plots[1]?.bottom).toBeCloseTo(plots[0]?.bottom ?? 0, 1)
    expect(plots[2]?.bottom).toBeCloseTo(plots[0]?.bottom ?? 0, 1)
    expect(plots[3]?.left).toBeCloseTo(plots[0]?.left ?? 0, 1)
  })
})
