import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { singularValues } from './singular-values.ts'

const columnsOf = (rows: number, columns: number, entry: (i: number, j: number) => number): Float64Array[] =>
  Array.from({ length: columns }, (_, j) => Float64Array.from({ length: rows }, (__, i) => entry(i, j)))

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0)

async function errorsOf(columns: readonly Float64Array[]) {
  const { u, values, v } = await singularValues(columns, uninterrupted)
  const differences = columns.flatMap((column, j) =>
    [...column].map((value, i) =>
      Math.abs(value - u.reduce((sum, unit, k) => sum + (unit[i] ?? 0) * (values[k] ?? 0) * (v[k]?.[j] ?? 0), 0)),
    ),
  )
  const orthogonality = [u, v].flatMap((units) =>
    units.flatMap((one, i) => units.map((other, j) => Math.abs(dot(one, other) - (i === j ? 1 : 0)))),
  )
  return {
    values,
    reconstruction: Math.max(0, ...differences) / Math.max(values[0] ?? 0, Number.MIN_VALUE),
    orthogonality: Math.max(0, ...orthogonality),
  }
}

/** Zero below what doubles hold with all their digits. */
const tidy = (value = 0): number => (Math.abs(value) < 1e-290 ? 0 : value)

test('reconstructs any matrix, tall, wide or rank-deficient, from orthonormal vectors', async () => {
  const matrix = fc
    .record({ rows: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 1, max: 9 }), twin: fc.boolean() })
    .chain(({ rows, columns, twin }) =>
      fc
        .array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 81, maxLength: 81 })
        .map((entries) => columnsOf(rows, columns, (i, j) => tidy(entries[i * 9 + (twin && j > 0 ? 1 : j)]))),
    )
  await fc.assert(
    fc.asyncProperty(matrix, async (columns) => {
      const { values, reconstruction, orthogonality } = await errorsOf(columns)
      expect(values).toHaveLength(Math.min(columns.length, columns[0]?.length ?? 0))
      expect(reconstruction).toBeLessThan(1e-13)
      expect(orthogonality).toBeLessThan(1e-13)
      expect(values.every((value, k) => value >= 0 && (k === 0 || value <= (values[k - 1] ?? 0)))).toBe(true)
    }),
    { numRuns: 150 },
  )
})

describe('known values', () => {
  test('Läuchli: the root of 3 + e^2, and e twice, to their last digits', async () => {
    const e = 2 ** -27
    const { values, orthogonality } = await errorsOf(columnsOf(4, 3, (i, j) => (i === 0 ? 1 : i === j + 1 ? e : 0)))
    expect(values[0]).toBeCloseTo(Math.sqrt(3), 15)
    expect((values[1] ?? 0) / e).toBeCloseTo(1, 13)
    expect((values[2] ?? 0) / e).toBeCloseTo(1, 13)
    expect(orthogonality).toBeLessThan(1e-14)
  })

  test('graded powers (mpmath 1.3.0, 60 digits)', async () => {
    const { values } = await errorsOf(columnsOf(7, 5, (i, j) => (i + 1) ** j * 2 ** (-12 * j)))
    for (const [k, exact] of powers.entries()) expect(Math.abs((values[k] ?? 0) / exact - 1)).toBeLessThan(1e-13)
  })

  test('Hilbert matrix of order 12: reconstruction, and a smallest value below the rounding of the largest', async () => {
    const { values, reconstruction, orthogonality } = await errorsOf(columnsOf(12, 12, (i, j) => 1 / (i + j + 1)))
    // R 4.2.2, svd(): 1.795372059562
    expect(values[0]).toBeCloseTo(1.795372059562, 12)
    expect((values[11] ?? 1) / (values[0] ?? 1)).toBeLessThan(1e-15)
    expect(reconstruction).toBeLessThan(1e-15 * 10)
    expect(orthogonality).toBeLessThan(1e-13)
  })
})

const powers = [
  2.645752572659007, 0.0012918726053952631, 5.462868953577351e-7, 2.1386931639259592e-10, 7.557888162841023e-14,
]

test('zero matrix, one element, empty matrix, and elements near the limits of doubles', async () => {
  expect(await errorsOf(columnsOf(3, 2, () => 0))).toMatchObject({ orthogonality: 0, values: Float64Array.of(0, 0) })
  expect((await errorsOf([Float64Array.of(-2)])).values[0]).toBe(2)
  expect((await errorsOf([])).values).toHaveLength(0)
  for (const size of [1e300, 1e-300]) {
    const { values } = await errorsOf([Float64Array.of(3 * size, 4 * size)])
    expect((values[0] ?? 0) / size).toBeCloseTo(5, 12)
  }
})

test('refuses non-finite elements, and reports rotations that did not converge', async () => {
  const columns = columnsOf(4, 4, (i, j) => 1 / (i + j + 1))
  await expect(singularValues([Float64Array.of(Number.NaN)], uninterrupted)).rejects.toMatchObject({
    code: 'not-finite',
  })
  await expect(singularValues(columns, uninterrupted, 1)).rejects.toMatchObject({ code: 'not-converged' })
})
