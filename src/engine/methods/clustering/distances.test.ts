import { expect, test } from 'vitest'
import { type DistanceName, itemDistances } from './distances.ts'

const missing = Number.NaN
const items = [
  [1, 4, 2.5, 7],
  [2, missing, 3, 9],
  [8, 1, missing, 0.5],
  [missing, 6, 6, 6.5],
].map((values) => Float64Array.from(values))

const never = async () => {}

// R 4.2.2: dist(x), dist(x, "manhattan"), as.dist(1 - cor(t(x), use = "pairwise.complete.obs"))
const inR: Readonly<Record<DistanceName, readonly number[]>> = {
  euclidean: [
    2.64575131106459, 11.5614301306831, 4.69041575982343, 14.7139389695622, 5.52268050859363, 11.0453610171873,
  ],
  manhattan: [4.66666666666667, 22, 8, 29, 11, 22],
  correlation: [0.0060559040711381, 1.89429471270681, 0.055088817476932, 2, 0, 2],
}

test.each(Object.keys(inR) as DistanceName[])('%s as in R, with missing values', async (name) => {
  const { n, values } = await itemDistances(items, name, never)
  expect(n).toBe(4)
  for (const [k, value] of values.entries()) expect(value).toBeCloseTo(inR[name][k] ?? Number.NaN, 12)
})

test('items without a common value are as far apart as the farthest others', async () => {
  const apart = [
    [1, missing],
    [missing, 2],
    [4, 8],
  ].map((values) => Float64Array.from(values))
  expect([...(await itemDistances(apart, 'manhattan', never)).values]).toEqual([12, 6, 12])
  expect([...(await itemDistances(apart, 'correlation', never)).values]).toEqual([1, 1, 1])
})
