import { expect, test } from 'vitest'
import { layoutSectors } from './layout-sectors.ts'
import type { Primitive } from './primitive.ts'
import type { Sector, SectorsMark } from './scene.ts'
import { textBox } from './text-box.ts'
import { tracePath } from './trace-path.ts'

const area = { x: 10, y: 20, width: 220, height: 160 }

const pie = (shares: readonly number[], more: Partial<Sector> = {}): SectorsMark => {
  let end = 0
  return {
    kind: 'sectors',
    labels: 'inside',
    sectors: shares.map((share, series) => {
      const from = end
      end += share
      const label = [`Part ${series + 1}`, `${(100 * share).toFixed(1)}%`]
      return { from, to: end, inner: 0, outer: 1, fill: { series }, opacity: 0.5, label, ...more }
    }),
  }
}

const textsOf = (primitives: readonly Primitive[]) =>
  primitives.flatMap((one) => (one.kind === 'text' ? [{ text: one.text[0]?.text, box: textBox(one) }] : []))

const filled = (primitives: readonly Primitive[]) =>
  primitives.flatMap((one) => (one.kind === 'path' && one.fill !== null ? [pointsOf(one.d)] : []))

function pointsOf(d: string): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = []
  const add = (x: number, y: number) => points.push([x, y])
  tracePath(d, { moveTo: add, lineTo: add, close: () => undefined })
  return points
}

/** By the shoelace formula. */
const areaOf = (points: readonly (readonly [number, number])[]) =>
  Math.abs(
    points.reduce((sum, [x, y], k) => {
      const [nextX, nextY] = points[(k + 1) % points.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0) / 2,
  )

test('the areas of sectors are their shares', () => {
  const areas = filled(layoutSectors(pie([0.5, 0.3, 0.2]), area)).map(areaOf)
  const all = areas.reduce((sum, one) => sum + one, 0)
  for (const [k, share] of [0.5, 0.3, 0.2].entries()) expect((areas[k] ?? 0) / all).toBeCloseTo(share, 3)
})

test('the first sector begins at the top and goes to the right', () => {
  const [points = []] = filled(layoutSectors(pie([0.25, 0.75]), area))
  const [first, last] = [points[0] ?? [0, 0], points.at(-2) ?? [0, 0]]
  expect(first[1]).toBe(Math.min(...points.map(([, y]) => y)))
  expect(last[0]).toBe(Math.max(...points.map(([x]) => x)))
})

test('labels that do not fit stand beside, none touches another or leaves the area', () => {
  const shares = [0.6, 0.2, 0.05, 0.04, 0.03, 0.03, 0.02, 0.02, 0.01]
  const texts = textsOf(layoutSectors(pie(shares), area))
  // the large ones have two lines inside, the others one beside
  expect(texts.length).toBeGreaterThan(shares.length)
  for (const [k, { box }] of texts.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(area.x - 0.01)
    expect(box.right).toBeLessThanOrEqual(area.x + area.width + 0.01)
    expect(box.top).toBeGreaterThanOrEqual(area.y - 1)
    expect(box.bottom).toBeLessThanOrEqual(area.y + area.height + 1)
    for (const other of texts.slice(k + 1))
      expect(
        box.left < other.box.right &&
          other.box.left < box.right &&
          box.top < other.box.bottom - 0.5 &&
          other.box.top < box.bottom - 0.5,
      ).toBe(false)
  }
})

test('the label of a whole disc is in its middle, and it has no edge inside', () => {
  const [points = []] = filled(layoutSectors(pie([1]), area))
  const [text] = textsOf(layoutSectors(pie([1]), area))
  expect(((text?.box.left ?? 0) + (text?.box.right ?? 0)) / 2).toBeCloseTo(120, 1)
  for (const [x, y] of points) expect(Math.hypot(x - 120, y - 100)).toBeGreaterThan(70)
})

test('a half disc uses the whole height; a text in the middle needs a hole', () => {
  const half: SectorsMark = {
    ...pie([0.25, 0.25], { inner: 0.5, label: [] }),
    sectors: [
      { from: -0.25, to: 0, inner: 0.5, outer: 1, fill: { series: 0 }, opacity: 0.5, label: [] },
      { from: 0, to: 0.25, inner: 0.5, outer: 1, fill: { series: 1 }, opacity: 0.5, label: [] },
    ],
    middle: ['n = 10'],
  }
  const drawn = layoutSectors(half, area)
  const points = filled(drawn).flat()
  const high = Math.max(...points.map(([, y]) => y)) - Math.min(...points.map(([, y]) => y))
  expect(high).toBeGreaterThan(100)
  expect(textsOf(drawn)).toHaveLength(1)
  const closed = { ...half, sectors: half.sectors.map((sector) => ({ ...sector, inner: 0 })) }
  expect(textsOf(layoutSectors(closed, area))).toEqual([])
})

test('an area without height has a small disc without labels beside', () => {
  expect(textsOf(layoutSectors(pie([0.5, 0.5]), { ...area, height: -5 }))).toEqual([])
})
