import { describe, expect, test } from 'vitest'
import { copheneticCorrelation, cutTree, type Distances, hierarchicalClusters, type Linkage } from './hierarchical.ts'

const points = [
  [-9.6, -7.2],
  [22.1, 27.5],
  [2.6, 1.5],
  [13.5, 21.9],
  [2, -9.5],
  [25.3, 18.5],
  [0.9, 12.2],
  [36.2, 27],
  [-12.2, -5.8],
  [37.7, 15.6],
  [-7.4, -2],
  [13.7, 8.3],
] as const

const never = async () => {}

function distances(of: readonly (readonly [number, number])[]): Distances {
  const values = of.flatMap(([x, y], i) => of.slice(i + 1).map(([a, b]) => Math.hypot(x - a, y - b)))
  return { n: of.length, values: Float64Array.from(values) }
}

// R 4.2.2: hclust(dist(points), linkage), cutree(h, 4); items and clusters counted from 0
const inR: Readonly<
  Record<
    Linkage,
    { merge: readonly (readonly [number, number])[]; height: readonly number[]; order: readonly number[] }
  >
> = {
  average: {
    merge: [
      [-1, -9],
      [-11, 1],
      [-2, -6],
      [-3, -7],
      [-4, 3],
      [-8, -10],
      [-5, 2],
      [-12, 4],
      [5, 6],
      [7, 8],
      [9, 10],
    ],
    height: [
      2.95296461204668, 5.88416441570141, 9.55196314900764, 10.83420509312981, 11.2713092174705, 11.49826073804208,
      12.84177863588237, 13.19912640187516, 18.09316880687985, 19.82081532215716, 37.4142343688351,
    ],
    order: [3, 1, 5, 7, 9, 4, 10, 0, 8, 11, 2, 6],
  },
  complete: {
    merge: [
      [-1, -9],
      [-11, 1],
      [-2, -6],
      [-3, -7],
      [-8, -10],
      [-4, 3],
      [-12, 4],
      [-5, 2],
      [5, 6],
      [7, 8],
      [9, 10],
    ],
    height: [
      2.95296461204668, 6.12209114600559, 9.55196314900764, 10.83420509312981, 11.49826073804208, 12.280065146407,
      13.38095661752178, 14.67412689055127, 25.00659912902992, 29.48932010067374, 58.46708475715204,
    ],
    order: [7, 9, 3, 1, 5, 11, 2, 6, 4, 10, 0, 8],
  },
  'ward.D2': {
    merge: [
      [-1, -9],
      [-11, 1],
      [-2, -6],
      [-3, -7],
      [-8, -10],
      [-4, 3],
      [-12, 4],
      [-5, 2],
      [5, 6],
      [7, 8],
      [9, 10],
    ],
    height: [
      2.95296461204668, 6.58280588604383, 9.55196314900764, 10.83420509312981, 11.49826073804208, 11.84623709594457,
      13.8998800954061, 15.39096055048763, 25.87664326505018, 34.05262384128704, 87.42444247953283,
    ],
    order: [7, 9, 3, 1, 5, 11, 2, 6, 4, 10, 0, 8],
  },
}

describe.each(Object.keys(inR) as Linkage[])('%s', (linkage) => {
  test('merges, heights and order as hclust', async () => {
    const tree = await hierarchicalClusters(distances(points), linkage, never)
    expect(tree.merges).toEqual(inR[linkage].merge)
    expect(tree.order).toEqual(inR[linkage].order)
    for (const [k, height] of tree.heights.entries()) expect(height).toBeCloseTo(inR[linkage].height[k] ?? 0, 11)
  })

  test('the heights rise, and every item is once in the order', async () => {
    const many = Array.from({ length: 200 }, (_, i) => [(i * 0.618) % 1, (i * i * 0.324717957) % 1] as const)
    const { heights, order } = await hierarchicalClusters(distances(many), linkage, never)
    expect(heights.every((height, k) => k === 0 || height >= (heights[k - 1] ?? 0))).toBe(true)
    expect(order.toSorted((a, b) => a - b)).toEqual(many.map((_, k) => k))
  })
})

test('the same clusters as cutree', async () => {
  const tree = await hierarchicalClusters(distances(points), 'average', never)
  const inTree = cutTree(tree, 4)
  // R names clusters in the order of their first items
  const names = [...new Set(inTree)]
  expect(inTree.map((cluster) => names.indexOf(cluster) + 1)).toEqual([1, 2, 3, 2, 1, 2, 3, 4, 1, 4, 1, 3])
  expect(tree.order.map((item) => inTree[item] ?? 0)).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3])
})

test('one item, two items, equal distances', async () => {
  expect(await hierarchicalClusters({ n: 1, values: new Float64Array() }, 'average', never)).toEqual({
    merges: [],
    heights: [],
    order: [0],
  })
  const two = await hierarchicalClusters({ n: 2, values: Float64Array.of(3) }, 'ward.D2', never)
  expect(two).toEqual({ merges: [[-1, -2]], heights: [3], order: [0, 1] })
  const equal = await hierarchicalClusters({ n: 5, values: new Float64Array(10).fill(1) }, 'complete', never)
  expect(equal.heights).toEqual([1, 1, 1, 1])
  expect(cutTree(equal, 1)).toEqual([0, 0, 0, 0, 0])
})

// R 4.2.2: cor(dist(points), cophenetic(hclust(dist(points), linkage)))
test.each<[Linkage, number]>([
  ['average', 0.783823269885915],
  ['complete', 0.782523338088789],
  ['ward.D2', 0.779867936016878],
])('cophenetic correlation, %s', async (linkage, r) => {
  const all = distances(points)
  const tree = await hierarchicalClusters(all, linkage, never)
  expect(await copheneticCorrelation(all, tree, never)).toBeCloseTo(r, 12)
})
