import { expect, test } from 'vitest'
import { planeBins } from './plane-bins.ts'

const never = async () => {}
const spread = (i: number, step: number) => (i * step) % 1
const x = Float64Array.from({ length: 500 }, (_, i) => 10 * spread(i, 0.618033988749895))
const y = Float64Array.from({ length: 500 }, (_, i) => spread(i, 0.324717957244746) ** 2)

test.each(['hexagon', 'square'] as const)('every point is in one %s, the one around it', async (cell) => {
  const { counts, width, height, ...centres } = await planeBins(x, y, { cell, across: 20 }, never)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(500)
  for (const [i, value] of x.entries()) {
    const nearest = centres.x.some(
      (at, k) =>
        Math.abs(value - at) <= width / 2 + 1e-9 && Math.abs((y[i] ?? 0) - (centres.y[k] ?? 0)) <= height / 2 + 1e-9,
    )
    expect(nearest).toBe(true)
  }
})

test('cells of one row are ordered, and neighbours are one width apart', async () => {
  const bins = await planeBins(x, y, { cell: 'hexagon', across: 10 }, never)
  for (let k = 1; k < bins.x.length; k++) {
    const [rise, step] = [(bins.y[k] ?? 0) - (bins.y[k - 1] ?? 0), (bins.x[k] ?? 0) - (bins.x[k - 1] ?? 0)]
    expect(rise).toBeGreaterThanOrEqual(-1e-9)
    if (rise < 1e-9) expect(step / bins.width - Math.round(step / bins.width)).toBeCloseTo(0, 9)
  }
})

test('weights count cases, and equal values are in one cell', async () => {
  const bins = await planeBins(
    Float64Array.of(3, 3),
    Float64Array.of(1, 1),
    { cell: 'square', across: 10 },
    never,
    Float64Array.of(2, 5),
  )
  expect(bins.counts).toEqual([7])
})
