import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { varimax } from './varimax.ts'

/** The variance of the squared loadings of the normalised variables, summed over components: the varimax criterion. */
function criterion(loadings: readonly Float64Array[]): number {
  const p = loadings[0]?.length ?? 0
  const lengths = Array.from({ length: p }, (_, j) => Math.hypot(...loadings.map((column) => column[j] ?? 0)) || 1)
  return loadings.reduce((sum, column) => {
    const squares = Array.from(column, (value, j) => (value / (lengths[j] ?? 1)) ** 2)
    const mean = squares.reduce((all, value) => all + value, 0) / p
    return sum + squares.reduce((all, value) => all + (value - mean) ** 2, 0)
  }, 0)
}

const matrix = fc
  .record({ variables: fc.integer({ min: 3, max: 8 }), components: fc.integer({ min: 2, max: 4 }) })
  .chain(({ variables, components }) =>
    fc.array(
      fc
        .array(fc.integer({ min: -99, max: 99 }), { minLength: variables, maxLength: variables })
        .map((values) => Float64Array.from(values, (value) => value / 100)),
      { minLength: components, maxLength: components },
    ),
  )

test('rotates without changing communalities, as its rotation reports, and never decreases the criterion', async () => {
  await fc.assert(
    fc.asyncProperty(matrix, async (before) => {
      const { loadings, rotation } = await varimax(before, uninterrupted)
      for (const [k, column] of loadings.entries())
        for (const [j, value] of column.entries()) {
          const turned = before.reduce((sum, old, l) => sum + (old[j] ?? 0) * (rotation[k]?.[l] ?? 0), 0)
          expect(value).toBeCloseTo(turned, 12)
        }
      for (const [k, one] of rotation.entries())
        for (const [l, other] of rotation.entries())
          expect(one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)).toBeCloseTo(k === l ? 1 : 0, 12)
      expect(criterion(loadings)).toBeGreaterThanOrEqual(criterion(before) - 1e-12)
      const again = await varimax(loadings, uninterrupted)
      expect(criterion(again.loadings)).toBeCloseTo(criterion(loadings), 11)
    }),
    { numRuns: 100 },
  )
})

test('recovers a rotated simple structure', async () => {
  const simple = [Float64Array.of(0.9, 0.8, 0.7, 0, 0, 0), Float64Array.of(0, 0, 0, 0.6, 0.8, 0.9)]
  const [cosine, sine] = [Math.cos(0.6), Math.sin(0.6)]
  const [a = new Float64Array(), b = new Float64Array()] = simple
  const turned = [a.map((x, j) => cosine * x + sine * (b[j] ?? 0)), a.map((x, j) => cosine * (b[j] ?? 0) - sine * x)]
  const { loadings } = await varimax(turned, uninterrupted)
  for (const [k, column] of loadings.entries())
    for (const [j, value] of column.entries()) expect(value).toBeCloseTo(simple[k]?.[j] ?? 0, 13)
})

test('reports if it stopped before the angles converged', async () => {
  const loadings = [Float64Array.of(0.5, 0.3, 0.4), Float64Array.of(0.2, 0.7, -0.6), Float64Array.of(0.1, 0.4, 0.3)]
  expect((await varimax(loadings, uninterrupted, 1)).converged).toBe(false)
  expect((await varimax(loadings, uninterrupted)).converged).toBe(true)
})

test('leaves a variable without loadings, and a single component, unchanged', async () => {
  const { loadings } = await varimax([Float64Array.of(0.5, 0, 0.4), Float64Array.of(0.2, 0, -0.6)], uninterrupted)
  expect(loadings.map((column) => column[1])).toEqual([0, 0])
  const one = await varimax([Float64Array.of(0.5, -0.4)], uninterrupted)
  expect([...(one.loadings[0] ?? [])]).toEqual([expect.closeTo(0.5, 15), expect.closeTo(-0.4, 15)])
})
