import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { levenbergMarquardt } from './levenberg-marquardt.ts'

const at = (x: Float64Array, k: number): number => x[k] as number

/** More, Garbow, Hillstrom. Testing unconstrained optimization software. ACM Trans Math Softw 1981;7:17-41, problems 1, 13 and 3. */
const rosenbrock = (x: Float64Array) => Float64Array.of(10 * (at(x, 1) - at(x, 0) ** 2), 1 - at(x, 0))
const powellSingular = (x: Float64Array) =>
  Float64Array.of(
    at(x, 0) + 10 * at(x, 1),
    Math.sqrt(5) * (at(x, 2) - at(x, 3)),
    (at(x, 1) - 2 * at(x, 2)) ** 2,
    Math.sqrt(10) * (at(x, 0) - at(x, 3)) ** 2,
  )
const powellScaled = (x: Float64Array) =>
  Float64Array.of(1e4 * at(x, 0) * at(x, 1) - 1, Math.exp(-at(x, 0)) + Math.exp(-at(x, 1)) - 1.0001)

describe('solves the problems of More, Garbow and Hillstrom', () => {
  test('Rosenbrock, by differences and with its own Jacobian', async () => {
    const jacobian = (x: Float64Array) => [Float64Array.of(-20 * at(x, 0), -1), Float64Array.of(10, 0)]
    for (const problem of [{ residuals: rosenbrock }, { residuals: rosenbrock, jacobian }]) {
      const found = await levenbergMarquardt({ ...problem, start: [-1.2, 1] }, uninterrupted)
      expect(found).toMatchObject({ converged: true })
      expect(at(found.parameters, 0)).toBeCloseTo(1, 13)
      expect(at(found.parameters, 1)).toBeCloseTo(1, 13)
    }
  })

  test('Powell, singular at its minimum', async () => {
    const { converged, squares } = await levenbergMarquardt(
      { residuals: powellSingular, start: [3, -1, 0, 1] },
      uninterrupted,
    )
    expect(converged).toBe(true)
    expect(squares).toBeLessThan(1e-30)
  })

  test('Powell, badly scaled', async () => {
    const { converged, parameters } = await levenbergMarquardt(
      { residuals: powellScaled, start: [0, 1] },
      uninterrupted,
    )
    expect(converged).toBe(true)
    expect(at(parameters, 0)).toBeCloseTo(1.098159e-5, 10)
    expect(at(parameters, 1)).toBeCloseTo(9.106146, 5)
  })
})

test('finds the least squares line for any order of the rows', async () => {
  const point = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) })
  const points = fc.uniqueArray(point, { selector: ({ x }) => x, minLength: 3, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(points, async (rows) => {
      const [mx, my] = [mean(rows.map(({ x }) => x)), mean(rows.map(({ y }) => y))]
      const slope =
        rows.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) /
        rows.reduce((sum, { x }) => sum + (x - mx) ** 2, 0)
      for (const order of [rows, rows.toReversed()]) {
        const residuals = (b: Float64Array) => Float64Array.from(order, ({ x, y }) => at(b, 0) + at(b, 1) * x - y)
        const found = await levenbergMarquardt({ residuals, start: [1, 1] }, uninterrupted)
        expect(found.converged).toBe(true)
        expect(at(found.parameters, 1)).toBeCloseTo(slope, 9)
        expect(at(found.parameters, 0)).toBeCloseTo(my - slope * mx, 8)
      }
    }),
    { numRuns: 50 },
  )
})

test('finds a parameter that is zero, whose magnitude gives no step for differences', async () => {
  const rows = [
    [36, 11],
    [38, -2],
    [-41, -46],
    [-33, 37],
  ] as const // zero means: the line goes through the origin
  const residuals = (b: Float64Array) => Float64Array.from(rows, ([x, y]) => at(b, 0) + at(b, 1) * x - y)
  const found = await levenbergMarquardt({ residuals, start: [1, 1] }, uninterrupted)
  expect(found.converged).toBe(true)
  expect(Math.abs(at(found.parameters, 0))).toBeLessThan(1e-10)
})

describe('reports how the search ended', () => {
  test('at the limit', async () => {
    const found = await levenbergMarquardt({ residuals: rosenbrock, start: [-1.2, 1] }, uninterrupted, {
      limit: 3,
      radius: 1,
    })
    expect(found).toMatchObject({ converged: false, reason: 'limit', iterations: 3 })
  })

  test('stuck, if the derivatives are not those of the function', async () => {
    const residuals = (x: Float64Array) => Float64Array.of(at(x, 0) - 3, 1)
    const found = await levenbergMarquardt(
      { residuals, jacobian: () => [Float64Array.of(-1, 0)], start: [1] },
      uninterrupted,
    )
    expect(found).toMatchObject({ converged: false, reason: 'stuck' })
  })

  test('exact, if all residuals are zero', async () => {
    const residuals = (x: Float64Array) => Float64Array.of(at(x, 0) - 3, 0)
    expect(await levenbergMarquardt({ residuals, start: [3] }, uninterrupted)).toMatchObject({
      converged: true,
      reason: 'exact',
      iterations: 0,
    })
  })

  test('with a lower rank, if parameters are not identifiable', async () => {
    const residuals = (x: Float64Array) => Float64Array.of(at(x, 0) + at(x, 1) - 3, at(x, 0) + at(x, 1) - 5)
    const found = await levenbergMarquardt({ residuals, start: [0.5, 0] }, uninterrupted)
    expect(found).toMatchObject({ converged: true, reason: 'squares' })
    expect(found.squares).toBeCloseTo(2, 12)
    expect(found.qr.rank).toBe(1)
  })
})

test('avoids points at which the residuals are not numbers, and refuses to start there', async () => {
  const residuals = (x: Float64Array) => Float64Array.of(Math.log(at(x, 0)), 0.5)
  const found = await levenbergMarquardt({ residuals, start: [0.001] }, uninterrupted)
  expect(found.converged).toBe(true)
  expect(at(found.parameters, 0)).toBeCloseTo(1, 12)
  await expect(levenbergMarquardt({ residuals, start: [-1] }, uninterrupted)).rejects.toMatchObject({
    code: 'start-not-finite',
  })
})

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
