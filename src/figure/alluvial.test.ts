import { expect, test } from 'vitest'
import { alluvial, ribbonOutline } from './alluvial.ts'

const sizes = [
  [6, 4],
  [3, 7],
]
const orders = [
  [0, 1],
  [1, 0],
]
const streams = [{ from: [0, 0, 1], to: [0, 1, 1], by: [0, 0, 1], n: [3, 3, 4] }]

test('nodes are stacked in their order with a gap', () => {
  const { height, nodes } = alluvial(sizes, orders, streams)
  expect(height).toBeCloseTo(10.3, 12)
  expect(nodes.map(({ axis, node }) => [axis, node])).toEqual([
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ])
  expect(nodes[1]?.top).toBeCloseTo(6.3, 12)
  expect(nodes[3]?.bottom).toBeCloseTo(10.3, 12)
})

test('streams fill their nodes and do not cross within a node', () => {
  const { ribbons } = alluvial(sizes, orders, streams)
  const [down, up, last] = ribbons
  expect(up?.left).toBeCloseTo(0, 12) // to the upper node of the next axis
  expect(down?.left).toBeCloseTo(3, 12)
  expect(last?.left).toBeCloseTo(6.3, 12)
  expect(up?.right).toBeCloseTo(0, 12)
  expect(last?.right).toBeCloseTo(3, 12)
  expect(down?.right).toBeCloseTo(7.3, 12)
})

test('a ribbon is as high as its cases at both ends', () => {
  const outline = ribbonOutline({ by: 0, axis: 1, left: 2, right: 5, n: 3 }, 10, 0.1)
  expect([outline.x[0], outline.y[0], outline.y.at(-1)]).toEqual([1.1, 8, 5])
  expect(outline.x[24]).toBeCloseTo(1.9, 12)
  expect(outline.y[24]).toBeCloseTo(5, 12)
  expect(outline.y[25]).toBeCloseTo(2, 12)
})
