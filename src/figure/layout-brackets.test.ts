import { expect, test } from 'vitest'
import { layout } from './layout.ts'
import { bracketName } from './layout-brackets.ts'
import type { PathPrimitive, Primitive } from './primitive.ts'
import type { Bracket, Scene } from './scene.ts'

const named = (text: string, from: number, to: number): Bracket => ({ from, to, text: [{ text }] })

function scene(tops: readonly number[], brackets: readonly Bracket[], look?: Scene['look']): Scene {
  return {
    width: 100,
    height: 80,
    description: '',
    panels: [
      {
        x: { kind: 'band', title: '', categories: tops.map((_, k) => `group ${k}`) },
        y: { kind: 'linear', title: 'y', domain: [0, 100] },
        marks: tops.map((top, k) => ({ kind: 'rect', x: [k - 0.3, k + 0.3], y: [0, top], fill: 'ink', stroke: null })),
        brackets,
      },
    ],
    ...(look && { look }),
  }
}

/** Heights of the lines of brackets, in the order of the scene, and of the upper end of the y axis. */
function heights(given: Scene): { readonly brackets: readonly number[]; readonly axis: number } {
  const { primitives } = layout(given)
  const paths = (ref: string) =>
    primitives.flatMap((primitive: Primitive) =>
      primitive.kind === 'path' && primitive.ref?.startsWith(ref) ? [primitive] : [],
    )
  const second = ({ d }: PathPrimitive) => Number(d.split('L')[1]?.split(',')[1])
  const [line] = paths('panel-1.y').filter(({ ref }) => ref === 'panel-1.y')
  return {
    brackets: paths('panel-1.bracket-').map(second),
    axis: Number(line?.d.slice(1).split('L')[0]?.split(',')[1]),
  }
}

test('a bracket stands directly above the marks between its ends, not above all', () => {
  const { brackets, axis } = heights(scene([20, 30, 95], [named('a', 0, 1), named('b', 1, 2)]))
  const [low = 0, high = 0] = brackets
  expect(low).toBeGreaterThan(high + 50)
  expect(low).toBeGreaterThan(axis)
})

test('a bracket over others stands above them, and the axis with its ticks ends at the data', () => {
  const { brackets, axis } = heights(scene([90, 90, 90], [named('wide', 0, 2), named('a', 0, 1), named('b', 1, 2)]))
  const [wide = 0, a = 0, b = 0] = brackets
  expect(a).toBeLessThan(axis + 14)
  expect(wide).toBeLessThanOrEqual(Math.min(a, b) - 13.9)
  expect(Math.abs(a - b)).toBeGreaterThanOrEqual(13.9) // they meet at the middle group
})

test('above a boxed plot no bracket crosses the box', () => {
  const { brackets, axis } = heights(
    scene([20, 30, 95], [named('a', 0, 1)], { palette: 'standard', font: 'sans', scale: 1, frame: 'box' }),
  )
  expect(brackets[0]).toBeLessThan(axis - 4)
})

test.each(['linear', 'log'] as const)(
  'a %s axis changes nothing: no label leaves the page or meets another',
  (kind) => {
    const pairs = [0, 1, 2, 3].flatMap((from) => [1, 2, 3].filter((to) => to > from).map((to) => [from, to] as const))
    const given = scene(
      [60, 80, 90, 99],
      pairs.map(([from, to]) => named('P > 0.999', from, to)),
    )
    const panels = given.panels.map((panel) => ({
      ...panel,
      y: { kind, title: 'y', domain: [1, 100] as const },
      marks: panel.marks.map((mark) => (mark.kind === 'rect' ? { ...mark, y: [1, mark.y[1]] as const } : mark)),
    }))
    const { primitives } = layout({ ...given, panels })
    const labels = primitives.flatMap((one) =>
      one.kind === 'text' && one.ref?.startsWith('panel-1.bracket-') ? [{ x: one.x, y: one.y }] : [],
    )
    expect(labels).toHaveLength(6)
    expect(Math.min(...labels.map(({ y }) => y))).toBeGreaterThan(8)
    for (const [i, one] of labels.entries())
      for (const other of labels.slice(i + 1))
        expect(Math.abs(one.y - other.y) > 10 || Math.abs(one.x - other.x) > 30).toBe(true)
  },
)

test('a bracket that the reader moved is elsewhere with its label, the others stay, also when one is added', () => {
  const [first, other] = [named('a', 0, 1), named('b', 1, 2)]
  const usual = scene([20, 30, 95], [first, other])
  const labels = (given: Scene) =>
    Object.fromEntries(
      layout(given).primitives.flatMap((one) =>
        one.kind === 'text' && one.ref?.includes('bracket') ? [[one.ref, one.y]] : [],
      ),
    )
  const [before, after] = [labels(usual), labels({ ...usual, moves: { 'panel-1.bracket-0-1': [0, -5] } })]
  expect(after['panel-1.bracket-0-1']).toBeCloseTo((before['panel-1.bracket-0-1'] ?? 0) - (5 * 72) / 25.4, 1)
  expect(after['panel-1.bracket-1-2']).toBe(before['panel-1.bracket-1-2'])
  const moved = heights({ ...usual, moves: { 'panel-1.bracket-0-1': [0, -5] } }).brackets
  expect((heights(usual).brackets[0] ?? 0) - (moved[0] ?? 0)).toBeCloseTo((5 * 72) / 25.4, 1)
  const more = scene([20, 30, 95], [named('c', 0, 2), first, other])
  expect(Object.keys(labels(more))).toContain('panel-1.bracket-0-1')
  expect(bracketName({ from: 0.8, to: 1.1999999 })).toBe('bracket-0_8-1_2')
})
