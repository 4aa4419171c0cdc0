import { expect, test } from 'vitest'
import { categoryTree, partition } from './category-tree.ts'

const list = { depth: [0, 1, 1, 0, 1, 1, 1, 0], size: [10, 6, 3, 30, 20, 6, 4, 0] }
const bySize = (siblings: readonly number[]) => siblings.toSorted((a, b) => (list.size[b] ?? 0) - (list.size[a] ?? 0))

test('siblings are in order, nodes of size 0 are left out, and the rest is what children do not account for', () => {
  const trees = categoryTree(list, bySize, () => false)
  expect(trees.map(({ node, branch, rest }) => [node, branch, rest])).toEqual([
    [3, 1, 0],
    [0, 0, 1],
  ])
  expect(trees[0]?.children.map(({ node, branch }) => [node, branch])).toEqual([
    [4, 1],
    [5, 1],
    [6, 1],
  ])
})

test('two or more small siblings become one; a single one stays', () => {
  const trees = categoryTree(list, bySize, (size) => size < 7)
  expect(trees[0]?.children.map(({ node, size, merged }) => [node, size, merged])).toEqual([
    [4, 20, undefined],
    [null, 10, 2],
  ])
  expect(trees[1]?.children.map(({ size }) => size)).toEqual([9])
  expect(categoryTree(list, bySize, (size) => size < 4)[1]?.children.map(({ size }) => size)).toEqual([6, 3])
})

test('children lie within their parents', () => {
  const placed = partition(categoryTree(list, bySize, () => false))
  expect(placed.map(({ node, from, to }) => [node.node, from * 40, to * 40])).toEqual([
    [3, 0, 30],
    [4, 0, 20],
    [5, 20, 26],
    [6, 26, 30],
    [0, 30, 40],
    [1, 30, 36],
    [2, 36, 39],
  ])
})
