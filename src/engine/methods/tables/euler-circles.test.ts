import { expect, test } from 'vitest'
import { type Circle, eulerCircles, exactAreas, lens } from './euler-circles.ts'

const never = async () => {}

/** Area by mask in squares of a grid of 1000 by 1000. */
function countedAreas(circles: readonly Circle[]): readonly number[] {
  const areas = Array<number>(2 ** circles.length).fill(0)
  const step = 0.006
  for (let x = -3 + step / 2; x < 3; x += step)
    for (let y = -3 + step / 2; y < 3; y += step) {
      const mask = circles.reduce((sum, c, k) => ((c.x - x) ** 2 + (c.y - y) ** 2 < c.r ** 2 ? sum | (1 << k) : sum), 0)
      areas[mask] = (areas[mask] ?? 0) + step * step
    }
  return areas
}

test('the parts of two circles: the lens of the closed form', () => {
  const { areas } = exactAreas([
    { x: 0, y: 0, r: 1 },
    { x: 0.8, y: 0.6, r: 1 },
  ])
  // 2π/3 − √3/2 at a distance of the radius
  expect(areas[3]).toBeCloseTo((2 * Math.PI) / 3 - Math.sqrt(3) / 2, 14)
  expect(areas[1]).toBeCloseTo(Math.PI - lens(1, 1, 1), 14)
})

test.each([
  ['that all overlap', [0, 0, 1, 1.1, 0, 0.9, 0.4, 0.9, 1.2]],
  ['of which two contain the third', [0, 0, 1.5, 0.5, 0.1, 1.4, 0.3, 0.2, 0.5]],
  ['in a chain', [-1.5, 0, 1, 0, 0.1, 0.8, 1.4, -0.1, 0.9]],
])('the parts of three circles %s: as counted on a grid, and their slopes as differences', (_, numbers) => {
  const at = (places: readonly number[]) =>
    [0, 3, 6].map((k) => ({ x: places[k] ?? 0, y: places[k + 1] ?? 0, r: places[k + 2] ?? 0 }))
  const { areas, slopes } = exactAreas(at(numbers))
  const counted = countedAreas(at(numbers))
  for (let mask = 1; mask < 8; mask++) expect(areas[mask]).toBeCloseTo(counted[mask] ?? 0, 2)
  for (let p = 0; p < 9; p++) {
    const moved = (by: number) => exactAreas(at(numbers.map((value, k) => (k === p ? value + by : value)))).areas
    const [more, less] = [moved(1e-5), moved(-1e-5)]
    for (let mask = 1; mask < 8; mask++)
      expect(slopes[mask]?.[p]).toBeCloseTo(((more[mask] ?? 0) - (less[mask] ?? 0)) / 2e-5, 7)
  }
})

test('one set and two sets have circles of exactly their areas', async () => {
  const one = await eulerCircles(Float64Array.of(0, 1), never)
  expect(one.circles[0]?.r).toBeCloseTo(1 / Math.sqrt(Math.PI), 12)
  const { circles, areas, stress } = await eulerCircles(Float64Array.of(0, 0.5, 0.3, 0.2), never)
  expect([...areas.subarray(1)].map((area) => Math.round(area * 1e12) / 1e12)).toEqual([0.5, 0.3, 0.2])
  const [a, b] = circles as [Circle, Circle]
  expect(lens(a.r, b.r, b.x)).toBeCloseTo(0.2, 12)
  expect(stress).toBeCloseTo(0, 14)
})

test('sets without common cases are apart, and a part of another set is halfway to its edge', async () => {
  const [a, b] = (await eulerCircles(Float64Array.of(0, 0.6, 0.4, 0), never)).circles as [Circle, Circle]
  expect(b.x).toBeCloseTo(1.05 * (a.r + b.r), 10)
  const [whole, part] = (await eulerCircles(Float64Array.of(0, 0.75, 0, 0.25), never)).circles as [Circle, Circle]
  expect(part.x).toBeCloseTo((whole.r - part.r) / 2, 10)
})

test.each([
  ['of two in a third', [0, 0.76, 0, 0.12, 0, 0.12, 0, 0]],
  ['of which one is in another and apart from the third', [0, 0.4, 0, 0.3, 0.3, 0, 0, 0]],
  ['of which each is in the one before', [0, 0.5, 0, 0.3, 0, 0, 0, 0.2]],
  ['that are all apart', [0, 0.5, 0.3, 0, 0.2, 0, 0, 0]],
])('three sets %s have exact areas', async (_, shares) => {
  const { areas, stress } = await eulerCircles(Float64Array.from(shares), never)
  for (const [mask, share] of shares.entries()) expect(areas[mask]).toBeCloseTo(share, 9)
  expect(stress).toBeLessThan(1e-12)
})

test('identical sets have the same circle', async () => {
  const [a, b] = (await eulerCircles(Float64Array.of(0, 0, 0, 1), never)).circles as [Circle, Circle]
  expect(b.x).toBeCloseTo(0, 3)
  expect(b.r).toBeCloseTo(a.r, 6)
})

test('three sets: exact where circles allow it, otherwise with a stress', async () => {
  const fitting = exactAreas([
    { x: 0, y: 0, r: 1 },
    { x: 1.2, y: 0, r: 0.8 },
    { x: 0.5, y: -0.9, r: 0.9 },
  ]).areas
  const total = fitting.subarray(1).reduce((sum, area) => sum + area, 0)
  const exact = await eulerCircles(
    fitting.map((area) => area / total),
    never,
  )
  expect(exact.stress).toBeLessThan(1e-14)
  expect(exact.circles[2]?.y).toBeCloseTo(-0.9 / Math.sqrt(total), 8)
  // each two sets have common cases, and none is in all three
  const impossible = await eulerCircles(Float64Array.of(0, 0.1, 0.1, 0.2333, 0.1, 0.2333, 0.2334, 0), never)
  expect(impossible.stress).toBeGreaterThan(0.05)
})
