import { describe, expect, test } from 'vitest'
import { drawnParts } from './check/drawn-parts.ts'
import { shapeExtent } from './extent.ts'
import { layout } from './layout.ts'
import type { Bracket, Scene } from './scene.ts'
import { tracePath } from './trace-path.ts'

const named = (text: string, from: number, to: number): Bracket => ({ from, to, text: [{ text }] })

function scene(ends: readonly number[], brackets: readonly Bracket[], more: Partial<Scene> = {}): Scene {
  return {
    width: 120,
    height: 20 + 14 * ends.length,
    description: '',
    panels: [
      {
        x: { kind: 'linear', title: 'x', domain: [0, 100] },
        y: { kind: 'band', title: '', categories: ends.map((_, k) => `group ${k}`) },
        marks: ends.map((end, k) => ({ kind: 'rect', x: [0, end], y: [k - 0.3, k + 0.3], fill: 'ink', stroke: null })),
        brackets,
      },
    ],
    ...more,
  }
}

/** Corners of the bracket lines and extents of their texts, in the order of the scene, and where the axis and the page end. */
function drawn(given: Scene) {
  const laidOut = layout(given)
  const isBracket = ({ ref = '' }: { readonly ref?: string }) => ref.startsWith('panel-1.bracket-')
  const lines = laidOut.primitives.flatMap((primitive) => {
    if (primitive.kind !== 'path' || !isBracket(primitive)) return []
    const corners: (readonly [number, number])[] = []
    const reach = (x: number, y: number) => corners.push([x, y])
    tracePath(primitive.d, { moveTo: reach, lineTo: reach, close: () => undefined })
    return [corners]
  })
  const { texts } = drawnParts(laidOut, 1)
  const axis = laidOut.primitives.find(({ kind, ...one }) => kind === 'path' && 'ref' in one && one.ref === 'panel-1.x')
  return {
    lines,
    texts: texts.filter(isBracket),
    turned: laidOut.primitives.some((one) => one.kind === 'text' && isBracket(one) && one.upwards === true),
    axis: axis?.kind === 'path' ? shapeExtent(axis).right : 0,
    page: laidOut.width,
  }
}

test('a bracket is an upright line with two short ends towards the marks, its text on its right', () => {
  const { lines, texts } = drawn(scene([20, 30, 95], [named('P = 0.012', 0, 1)]))
  const [[start, first, second, end] = []] = lines
  expect(first?.[0]).toBe(second?.[0])
  expect([start?.[0], end?.[0]]).toEqual([(first?.[0] ?? 0) - 4, (first?.[0] ?? 0) - 4])
  expect(start?.[1]).toBeLessThan(end?.[1] ?? 0)
  const [text] = texts
  expect(text?.extent.left).toBeGreaterThan(first?.[0] ?? 0)
  const middles = [
    [text?.extent.top, text?.extent.bottom],
    [start?.[1], end?.[1]],
  ].map(([a = 0, b = 0]) => (a + b) / 2)
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(1)
})

test('it stands directly right of the marks between its ends, not of all', () => {
  const { lines, axis } = drawn(scene([20, 30, 95], [named('a', 0, 1), named('b', 1, 2)]))
  const [near = 0, far = 0] = lines.map((corners) => corners[1]?.[0])
  expect(near).toBeLessThan(far - 50)
  expect(near).toBeLessThan(axis)
})

test('short brackets are nearest; one over others is right of them and of their texts', () => {
  const { lines, texts } = drawn(scene([90, 90, 90], [named('wide', 0, 2), named('a', 0, 1), named('b', 1, 2)]))
  const [wide = 0, a = 0, b = 0] = lines.map((corners) => corners[1]?.[0])
  expect(Math.min(a, b)).toBeGreaterThan(0)
  expect(Math.abs(a - b)).toBeGreaterThanOrEqual(7.9) // they meet at the middle group
  expect(wide).toBeGreaterThanOrEqual(Math.max(...texts.slice(1).map(({ extent }) => extent.right)) + 4)
})

test.each([1, 2, 4, 6])(
  'brackets of all pairs of %i groups and one more are on the page, and no text is on another',
  (k) => {
    const ends = Array.from({ length: k + 1 }, (_, i) => 90 - 5 * i)
    const pairs = ends.flatMap((_, i) => ends.slice(0, i).map((__, j) => named('P = 0.001', j, i)))
    const { texts, lines, page } = drawn(scene(ends, pairs, { width: 170 }))
    expect(texts).toHaveLength(pairs.length)
    expect(Math.max(...texts.map(({ extent }) => extent.right))).toBeLessThanOrEqual(page)
    const covered = texts.flatMap((one, i) =>
      texts
        .slice(i + 1)
        .filter(
          ({ extent: other }) =>
            other.left < one.extent.right &&
            one.extent.left < other.right &&
            other.top < one.extent.bottom &&
            one.extent.top < other.bottom,
        ),
    )
    expect(covered).toEqual([])
    const crossed = lines.filter(([, from, to]) =>
      texts.some(
        ({ extent }) =>
          (from?.[0] ?? 0) > extent.left &&
          (from?.[0] ?? 0) < extent.right &&
          (from?.[1] ?? 0) < extent.bottom &&
          (to?.[1] ?? 0) > extent.top,
      ),
    )
    expect(crossed).toEqual([])
  },
)

describe('the plot', () => {
  test('is narrower by what the brackets need', () => {
    const without = drawn(scene([100, 100], [])).axis
    const { axis, texts, page } = drawn(scene([100, 100], [named('P = 0.012', 0, 1)]))
    expect(axis).toBeLessThan(without - 20)
    expect(page - (texts[0]?.extent.right ?? 0)).toBeLessThan(16)
  })

  test('keeps more of its width by texts that are read upwards', () => {
    const pairs = [named('P = 0.012', 0, 1), named('P = 0.034', 1, 2), named('P = 0.056', 0, 2)]
    expect(drawn(scene([90, 90, 90], pairs, { width: 170 })).turned).toBe(false)
    const narrow = drawn(scene([90, 90, 90], pairs, { width: 85 }))
    expect(narrow.turned).toBe(true)
    expect(narrow.axis).toBeGreaterThan(0.6 * narrow.page)
  })

  test('has all brackets beyond its box', () => {
    const look = { palette: 'standard', font: 'sans', scale: 1, frame: 'box' } as const
    const { lines, axis } = drawn(scene([20, 30], [named('a', 0, 1)], { look }))
    expect(lines[0]?.[0]?.[0]).toBeGreaterThan(axis)
  })
})
