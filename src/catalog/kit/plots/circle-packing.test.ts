import { expect, test } from 'vitest'
import type { TreeNode } from './category-tree.ts'
import { type Circle, enclosingCircle, packCircles, packedTree } from './circle-packing.ts'

/** Numbers between 0 and 1 by Lehmer's generator. */
function uniform(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

function overlaps(circles: readonly Circle[]): number {
  let most = 0
  for (const [k, a] of circles.entries())
    for (const b of circles.slice(k + 1)) most = Math.max(most, a.r + b.r - Math.hypot(a.x - b.x, a.y - b.y))
  return most
}

const reach = ({ x, y, r }: Circle) => Math.hypot(x, y) + r

test.each([1, 2, 3, 4, 7, 40, 400])('%d circles do not overlap and are close together', (count) => {
  const next = uniform(count)
  const radii = Array.from({ length: count }, () => 0.2 + next() ** 3 * 5).toSorted((a, b) => b - a)
  const circles = packCircles(radii)
  expect(circles.map(({ r }) => r)).toEqual(radii)
  expect(overlaps(circles)).toBeLessThan(1e-4)
  const outer = Math.max(...circles.map(reach))
  const filled = radii.reduce((sum, r) => sum + r * r, 0) / outer ** 2
  expect(filled).toBeGreaterThan(count > 3 ? 0.6 : 0.5)
})

test('equal circles touch at least two others', () => {
  const circles = packCircles(Array<number>(30).fill(1))
  for (const a of circles) {
    const touched = circles.filter((b) => b !== a && Math.hypot(a.x - b.x, a.y - b.y) < 2 + 1e-6)
    expect(touched.length).toBeGreaterThan(1)
  }
})

test('the smallest circle around circles touches two or three of them and contains all', () => {
  expect(enclosingCircle([{ x: 1, y: 2, r: 3 }])).toEqual({ x: 1, y: 2, r: 3 })
  const two = [
    { x: -2, y: 0, r: 1 },
    { x: 3, y: 0, r: 2 },
    { x: 0, y: 0.5, r: 0.5 },
  ]
  expect(enclosingCircle(two)).toEqual({ x: 1, y: 0, r: 4 })
  // Descartes: the outer circle of three equal ones that touch each other
  const three = [0, 1, 2].map((k) => ({
    x: (2 / Math.sqrt(3)) * Math.cos((2 * Math.PI * k) / 3),
    y: (2 / Math.sqrt(3)) * Math.sin((2 * Math.PI * k) / 3),
    r: 1,
  }))
  expect(enclosingCircle(three).r).toBeCloseTo(1 + 2 / Math.sqrt(3), 9)
  const next = uniform(5)
  for (let turn = 0; turn < 200; turn++) {
    const circles = Array.from({ length: 12 }, () => ({ x: next() * 10, y: next() * 10, r: next() ** 4 * 4 }))
    const around = enclosingCircle(circles)
    const gaps = circles.map(({ x, y, r }) => around.r - Math.hypot(x - around.x, y - around.y) - r)
    expect(Math.min(...gaps)).toBeGreaterThan(-1e-4)
    expect(gaps.filter((gap) => gap < 1e-4).length).toBeGreaterThan(0)
    // no smaller circle: shifting the centre makes the farthest circle farther
    for (const [dx, dy] of [
      [0.01, 0],
      [-0.01, 0],
      [0, 0.01],
      [0, -0.01],
    ] as const) {
      const [x, y] = [around.x + dx, around.y + dy]
      const needed = Math.max(...circles.map((one) => Math.hypot(one.x - x, one.y - y) + one.r))
      expect(needed).toBeGreaterThan(around.r - 1e-4)
    }
  }
})

test('children lie in their parents, all in the unit circle, with areas in proportion', () => {
  const leaf = (node: number, size: number): TreeNode => ({ node, depth: 1, branch: 0, size, children: [], rest: 0 })
  const trees: readonly TreeNode[] = [
    { node: 0, depth: 0, branch: 0, size: 20, children: [leaf(1, 12), leaf(2, 6)], rest: 2 },
    { node: 3, depth: 0, branch: 1, size: 5, children: [], rest: 0 },
  ]
  const packed = packedTree(trees, 0.01)
  expect(packed.map(({ node, isRest, path }) => [node.node, isRest, path.length])).toEqual([
    [0, false, 1],
    [1, false, 2],
    [2, false, 2],
    [0, true, 1],
    [3, false, 1],
  ])
  expect(Math.max(...packed.map(({ circle }) => reach(circle)))).toBeLessThan(1)
  const [parent, first, second, rest, other] = packed.map(({ circle }) => circle) as [
    Circle,
    Circle,
    Circle,
    Circle,
    Circle,
  ]
  for (const child of [first, second, rest])
    expect(Math.hypot(child.x - parent.x, child.y - parent.y) + child.r).toBeLessThan(parent.r)
  expect(first.r ** 2 / second.r ** 2).toBeCloseTo(2, 9)
  expect(rest.r ** 2 / other.r ** 2).toBeCloseTo(2 / 5, 9)
})
