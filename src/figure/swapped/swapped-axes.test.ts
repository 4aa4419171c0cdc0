import { describe, expect, test } from 'vitest'
import type { Mark, Panel } from '../scene.ts'
import { swapAxes } from './swapped-axes.ts'

const lengths = { values: 200, category: 40 }

const panel = (marks: readonly Mark[], more: Partial<Panel> = {}): Panel => ({
  x: { kind: 'band', title: 'Group', categories: ['A', 'B', 'C'], upright: true },
  y: { kind: 'linear', title: 'Value', domain: [0, 10], grid: true },
  marks,
  ...more,
})

const swapped = (...marks: readonly Mark[]) => swapAxes(panel(marks), lengths)?.marks

const colour = { series: 0 } as const
const text = (at: readonly [number, number], more: object = {}): Mark =>
  ({ kind: 'text', at, text: [{ text: '12' }], anchor: 'middle', colour: 'ink', ...more }) as Mark
const bar = (x: number, to: number): Mark => ({
  kind: 'rect',
  x: [x - 0.3, x + 0.3],
  y: [0, to],
  fill: colour,
  stroke: null,
})

test('categories are on y, whose names are horizontal, and values on x with their grid and title', () => {
  const { x, y } = swapAxes(panel([]), lengths) ?? {}
  expect(x).toEqual({ kind: 'linear', title: 'Value', domain: [0, 10], grid: true })
  expect(y).toEqual({ kind: 'band', title: 'Group', categories: ['A', 'B', 'C'] })
})

test('positions of all marks are exchanged; points move apart up and down, and strokes lie across', () => {
  expect(
    swapped(
      { kind: 'point', x: [0], y: [3], colour, size: 4, shape: 'circle', fill: 'solid', apart: 0.4 },
      { kind: 'tick', x: [1], y: [2], colour, size: 6 },
      { kind: 'segment', from: [0, 1], to: [0, 4], colour },
      { kind: 'rect', x: [0, 1], y: [2, 3], fill: null, stroke: 'ink' },
      { kind: 'tiles', x: [0], y: [5], width: 0.5, height: 2, fill: colour, opacity: 1 },
      { kind: 'line', x: [0, 1], y: [5, 6], colour },
    ),
  ).toEqual([
    { kind: 'point', x: [3], y: [0], colour, size: 4, shape: 'circle', fill: 'solid', apart: 0.4, apartAlong: 'y' },
    { kind: 'tick', x: [2], y: [1], colour, size: 6, across: true },
    { kind: 'segment', from: [1, 0], to: [4, 0], colour },
    { kind: 'rect', x: [2, 3], y: [0, 1], fill: null, stroke: 'ink' },
    { kind: 'tiles', x: [5], y: [0], width: 2, height: 0.5, fill: colour, opacity: 1 },
    { kind: 'line', x: [5, 6], y: [0, 1], colour },
  ])
})

test('a band around a line is an outline around it', () => {
  expect(swapped({ kind: 'band', x: [0, 1], lower: [1, 2], upper: [3, 4], curve: 'linear', colour })).toEqual([
    { kind: 'polygon', x: [1, 2, 4, 3], y: [0, 1, 1, 0], fill: colour, stroke: null, opacity: 0.14 },
  ])
})

describe('texts', () => {
  test('a number above the end of a bar is on its right, one below a hanging bar on its left', () => {
    const [, above, , below] = swapped(bar(0, 4), text([0, 4.5]), bar(1, -3), text([1, -3.4])) ?? []
    expect(above).toMatchObject({ at: [4, 0], anchor: 'start', shift: [4, 0] })
    expect(below).toMatchObject({ at: [-3, 1], anchor: 'end', shift: [-4, 0] })
  })

  test('one in the middle of a bar stays there, and its room is exchanged', () => {
    const [, inside] = swapped(bar(0, 4), text([0, 2], { room: 0.6, height: 4 })) ?? []
    expect(inside).toMatchObject({ at: [2, 0], anchor: 'middle', room: 4, height: 0.6 })
  })

  test('one that points moved up is on the right, as far from its place as it was', () => {
    const [above, below] = swapped(text([0, 4], { shift: [0, 7] }), text([1, 4], { shift: [0, -7] })) ?? []
    expect(above).toMatchObject({ at: [4, 0], anchor: 'start', shift: [3.25, 0] })
    expect(below).toMatchObject({ at: [4, 1], anchor: 'end', shift: [-3.25, 0] })
  })

  test('the axis is longer where a number would reach beyond it', () => {
    const { x } = swapAxes(panel([bar(0, 10), text([0, 10.2])]), lengths) ?? {}
    expect(x).toMatchObject({ domain: [0, expect.closeTo(10.7, 0)] })
    expect(swapAxes(panel([bar(0, 4), text([0, 4.2])]), lengths)?.x).toMatchObject({ domain: [0, 10] })
  })

  test('numbers of one row follow each other', () => {
    const point = (x: number, y: number): Mark => ({
      kind: 'point',
      x: [x],
      y: [y],
      colour,
      size: 4,
      shape: 'circle',
      fill: 'solid',
    })
    const marks = swapped(point(-0.05, 4), text([-0.05, 4.4]), point(0.05, 4.2), text([0.05, 5])) ?? []
    const [first, second] = marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []))
    const left = (mark: typeof first) => ((mark?.at[0] ?? 0) / 10) * 200 + (mark?.shift?.[0] ?? 0)
    expect(left(second)).toBeGreaterThan(left(first) + 8)
  })
})

test('the name of a line across all categories is above it, in a line of its own', () => {
  const limit: Mark = { kind: 'segment', from: [-0.5, 6], to: [2.5, 6], colour: 'ink', dash: 'dashed' }
  const named = swapAxes(panel([limit], { lineLabels: [{ at: [2.5, 6], text: '≥ 6', colour: 'ink' }] }), lengths)
  expect(named?.marks[1]).toMatchObject({ kind: 'text', at: [6, -0.5], anchor: 'middle', text: [{ text: '≥ 6' }] })
  expect(named?.y).toMatchObject({ margins: [expect.closeTo(15 / 135), 0] })
  expect(named?.lineLabels).toBeUndefined()
})

test('a density on the right of its points is above them, unless groups are beside each other', () => {
  const cloud = (series: number): Mark => ({
    kind: 'polygon',
    x: [1, 1.3, 1],
    y: [2, 3, 4],
    fill: { series },
    stroke: null,
    opacity: 1,
  })
  expect(swapped(cloud(0))?.[0]).toMatchObject({ y: [1, 0.7, 1] })
  expect(swapped(cloud(0), cloud(1))?.[0]).toMatchObject({ y: [1, 1.3, 1] })
})

test('notes are above the plot, and brackets and names of points keep their categories', () => {
  const turned = swapAxes(
    panel([], {
      note: { lines: [[{ text: 'n' }]], corner: 'top-left' },
      brackets: [{ from: 0, to: 2, text: [] }],
      pointLabels: [{ at: [1, 4], text: [] }],
    }),
    lengths,
  )
  expect(turned).toMatchObject({
    note: { corner: 'above' },
    brackets: [{ from: 0, to: 2 }],
    pointLabels: [{ at: [4, 1] }],
  })
})

describe('a panel stays as it is', () => {
  const table = { title: '', at: [0], rows: [] }
  const values = { kind: 'linear', title: '', domain: [0, 1] } as const
  test.each<readonly [string, Panel]>([
    ['with numbers on x', panel([], { x: values })],
    ['with categories on both axes', panel([], { y: panel([]).x })],
    ['with a scale of its own', panel([], { y: { ...values, bare: true } })],
    ['with a table under x', panel([], { table })],
    ['with an axis above', panel([], { top: { title: '', at: [], labels: [] } })],
    ['with columns of text', panel([], { columns: [] })],
    ['with steps', panel([{ kind: 'step', x: [0, 1], y: [1, 2], colour }])],
    ['with sectors', panel([{ kind: 'sectors', sectors: [], labels: 'inside' }])],
    [
      'with cells',
      panel([{ kind: 'cells', x: [], y: [], width: 1, height: 1, scale: 'blue' as never, at: [], shape: 'tile' }]),
    ],
    ['with names beside its marks', panel([text([1, 2], { text: [{ text: 'Site 2' }], anchor: 'start' })])],
  ])('%s', (_, given) => {
    expect(swapAxes(given, lengths)).toBeUndefined()
  })
})
