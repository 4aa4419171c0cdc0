import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { symmetricEigen } from './symmetric-eigen.ts'

const square = (n: number, entry: (i: number, j: number) => number): Float64Array[] =>
  Array.from({ length: n }, (_, i) => Float64Array.from({ length: n }, (__, j) => entry(i, j)))

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0)

async function errorsOf(matrix: readonly Float64Array[]) {
  const { values, vectors } = await symmetricEigen(matrix, uninterrupted)
  const largest = Math.max(...matrix.flatMap((row) => [...row].map(Math.abs)), Number.MIN_VALUE)
  const n = matrix.length
  const built = square(n, (i, j) =>
    vectors.reduce((sum, vector, k) => sum + (values[k] ?? 0) * (vector[i] ?? 0) * (vector[j] ?? 0), 0),
  )
  const differences = built.flatMap((row, i) => [...row].map((value, j) => Math.abs(value - (matrix[i]?.[j] ?? 0))))
  const products = vectors.flatMap((one, i) => vectors.map((other, j) => Math.abs(dot(one, other) - (i === j ? 1 : 0))))
  return {
    values,
    vectors,
    reconstruction: Math.max(0, ...differences) / largest,
    orthogonality: Math.max(0, ...products),
    isOrdered: values.every((value, k) => k === 0 || value <= (values[k - 1] ?? 0)),
  }
}

/** Zero below what doubles hold with all their digits. */
const tidy = (value = 0): number => (Math.abs(value) < 1e-290 ? 0 : value)

test('reconstructs any symmetric matrix from orthonormal vectors', async () => {
  const matrix = fc
    .integer({ min: 1, max: 9 })
    .chain((n) =>
      fc
        .array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: n * n, maxLength: n * n })
        .map((entries) => square(n, (i, j) => tidy(entries[Math.min(i, j) * n + Math.max(i, j)]))),
    )
  await fc.assert(
    fc.asyncProperty(matrix, async (a) => {
      const { reconstruction, orthogonality, isOrdered } = await errorsOf(a)
      expect(reconstruction).toBeLessThan(2e-14)
      expect(orthogonality).toBeLessThan(2e-14)
      expect(isOrdered).toBe(true)
    }),
    { numRuns: 100 },
  )
})

describe('known values', () => {
  test('second differences: 2 - 2 cos(k pi / (n + 1))', async () => {
    const n = 40
    const { values } = await errorsOf(square(n, (i, j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0)))
    for (const [k, value] of values.entries())
      expect(value).toBeCloseTo(2 - 2 * Math.cos(((n - k) * Math.PI) / (n + 1)), 13)
  })

  test('Pascal: values in pairs whose product is 1, from 1e5 down to 1e-5', async () => {
    const n = 10
    const choose = (a: number, b: number): number => (b === 0 ? 1 : (choose(a - 1, b - 1) * a) / b)
    const { values } = await errorsOf(square(n, (i, j) => choose(i + j, i)))
    for (let k = 0; k < n / 2; k++) expect((values[k] ?? 0) * (values[n - 1 - k] ?? 0)).toBeCloseTo(1, 7)
  })

  test('graded: small values have all their digits (mpmath 1.3.0, 60 digits)', async () => {
    const { values } = await errorsOf(square(6, (i, j) => (i === j ? 1 : 0.25) * 2 ** (-4 * (i + j))))
    for (const [k, exact] of graded.entries()) expect(Math.abs((values[k] ?? 0) / exact - 1)).toBeLessThan(1e-14)
  })

  test('repeated: the matrix of ones, and the identity', async () => {
    const ones = await errorsOf(square(12, () => 1))
    expect(ones.values[0]).toBeCloseTo(12, 13)
    for (const value of ones.values.slice(1)) expect(Math.abs(value)).toBeLessThan(1e-14)
    expect(ones.orthogonality).toBeLessThan(1e-14)
    const identity = await errorsOf(square(5, (i, j) => (i === j ? 1 : 0)))
    expect([...identity.values]).toEqual([1, 1, 1, 1, 1])
  })

  test('of either sign', async () => {
    const { values } = await errorsOf([Float64Array.of(0, 1), Float64Array.of(1, 0)])
    expect([...values]).toEqual([expect.closeTo(1, 15), expect.closeTo(-1, 15)])
  })
})

const graded = [
  1.000245996595069, 0.0036617874324028927, 1.3732247097333133e-5, 5.215254549744928e-8, 1.9956530350587848e-10,
  7.673389557289958e-13,
]

test.each([1e300, 1e-300])('elements of %d neither overflow nor vanish', async (size) => {
  const { values } = await symmetricEigen(
    [Float64Array.of(2 * size, size), Float64Array.of(size, 2 * size)],
    uninterrupted,
  )
  expect((values[0] ?? 0) / size).toBeCloseTo(3, 12)
  expect((values[1] ?? 0) / size).toBeCloseTo(1, 12)
})

test('empty matrix, one element, zero matrix', async () => {
  expect((await symmetricEigen([], uninterrupted)).values).toHaveLength(0)
  expect([...(await symmetricEigen([[-3]], uninterrupted)).values]).toEqual([-3])
  expect([...(await errorsOf(square(3, () => 0))).values]).toEqual([0, 0, 0])
})

test('refuses non-finite elements, and reports rotations that did not converge', async () => {
  const matrix = square(4, (i, j) => 1 / (i + j + 1))
  await expect(symmetricEigen([[Number.NaN]], uninterrupted)).rejects.toMatchObject({ code: 'not-finite' })
  await expect(symmetricEigen(matrix, uninterrupted, 1)).rejects.toMatchObject({ code: 'not-converged' })
})
