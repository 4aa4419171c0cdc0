import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { bfgs } from './bfgs.ts'
import { brentMinimum } from './brent-minimum.ts'
import { nelderMead } from './nelder-mead.ts'

const at = (x: ArrayLike<number>, k: number): number => x[k] as number

/** More, Garbow, Hillstrom. Testing unconstrained optimization software. ACM Trans Math Softw 1981;7:17-41: problems 1, 13, 5, 7, 4. */
interface Problem {
  readonly name: string
  readonly value: (x: Float64Array) => number
  readonly start: readonly number[]
  readonly least: number
  readonly place?: readonly number[]
}

const problems: readonly Problem[] = [
  {
    name: 'Rosenbrock',
    value: (x) => 100 * (at(x, 1) - at(x, 0) ** 2) ** 2 + (1 - at(x, 0)) ** 2,
    start: [-1.2, 1],
    least: 0,
    place: [1, 1],
  },
  {
    name: 'Powell, singular',
    value: (x) =>
      (at(x, 0) + 10 * at(x, 1)) ** 2 +
      5 * (at(x, 2) - at(x, 3)) ** 2 +
      (at(x, 1) - 2 * at(x, 2)) ** 4 +
      10 * (at(x, 0) - at(x, 3)) ** 4,
    start: [3, -1, 0, 1],
    least: 0,
  },
  {
    name: 'Beale',
    value: (x) => [1.5, 2.25, 2.625].reduce((sum, y, k) => sum + (y - at(x, 0) * (1 - at(x, 1) ** (k + 1))) ** 2, 0),
    start: [1, 1],
    least: 0,
    place: [3, 0.5],
  },
  {
    // a smooth function whose minimum is not zero: minus the log likelihood of 3 events in 10 is smallest at log(3 / 7)
    name: 'binomial likelihood',
    value: (x) => 10 * Math.log1p(Math.exp(at(x, 0))) - 3 * at(x, 0),
    start: [2],
    least: -3 * Math.log(0.3) - 7 * Math.log(0.7),
    place: [Math.log(3 / 7)],
  },
]

describe.each(problems)('$name', ({ value, start, least, place }) => {
  test('by BFGS with differences', async () => {
    const found = await bfgs({ value }, start, uninterrupted)
    expect(found.converged).toBe(true)
    expect(found.value).toBeCloseTo(least, 12)
    for (const [k, there] of (place ?? []).entries()) expect(at(found.x, k)).toBeCloseTo(there, 7)
  })

  test('by Nelder and Mead', async () => {
    const found = await nelderMead(value, start, uninterrupted)
    expect(found).toMatchObject({ converged: true, reason: 'simplex' })
    expect(found.value).toBeCloseTo(least, 8)
    for (const [k, there] of (place ?? []).entries()) expect(at(found.x, k)).toBeCloseTo(there, 4)
  })
})

describe('BFGS', () => {
  const value = (x: Float64Array) => 100 * (at(x, 1) - at(x, 0) ** 2) ** 2 + (1 - at(x, 0)) ** 2
  const gradient = (x: Float64Array) => {
    const off = at(x, 1) - at(x, 0) ** 2
    return Float64Array.of(-400 * at(x, 0) * off - 2 * (1 - at(x, 0)), 200 * off)
  }

  test('with the gradient is exact to the last digits', async () => {
    const found = await bfgs({ value, gradient }, [-1.2, 1], uninterrupted)
    expect(found).toMatchObject({ converged: true, reason: 'gradient' })
    expect(at(found.x, 0)).toBeCloseTo(1, 9)
    expect(Math.max(...found.gradient.map(Math.abs))).toBeLessThan(1e-9)
  })

  test('reports if it reached the limit, and if the gradient is wrong', async () => {
    const short = await bfgs({ value, gradient }, [-1.2, 1], uninterrupted, { tolerance: 1e-10, limit: 3 })
    expect(short).toMatchObject({ converged: false, reason: 'limit', iterations: 3 })
    const wrong = await bfgs({ value, gradient: (x) => gradient(x).map((slope) => -slope) }, [-1.2, 1], uninterrupted)
    expect(wrong).toMatchObject({ converged: false, reason: 'stuck' })
    await expect(bfgs({ value: () => Number.NaN }, [1], uninterrupted)).rejects.toMatchObject({
      code: 'start-not-finite',
    })
  })

  test('avoids points at which the function is not a number', async () => {
    const found = await bfgs({ value: (x) => at(x, 0) - Math.log(at(x, 0)) }, [0.01], uninterrupted)
    expect(found.converged).toBe(true)
    expect(at(found.x, 0)).toBeCloseTo(1, 8)
  })
})

test('Nelder-Mead reports when it was stopped, and refuses to start at a point without a value', async () => {
  const value = (x: Float64Array) => (at(x, 0) - 5) ** 2 + Math.abs(at(x, 1))
  expect(await nelderMead(value, [0, 1], uninterrupted, { tolerance: 1e-10, limit: 5 })).toMatchObject({
    converged: false,
    reason: 'limit',
    iterations: 5,
  })
  // not differentiable at its minimum
  const found = await nelderMead(value, [0, 1], uninterrupted)
  expect(at(found.x, 0)).toBeCloseTo(5, 4)
  expect(at(found.x, 1)).toBeCloseTo(0, 4)
  await expect(nelderMead(() => Number.NaN, [1], uninterrupted)).rejects.toMatchObject({ code: 'start-not-finite' })
})

describe('Brent', () => {
  test.each([
    { name: 'parabola', f: (x: number) => (x - 2) ** 2 + 1, low: -5, high: 9, place: 2 },
    { name: 'cosine', f: Math.cos, low: 0, high: 6, place: Math.PI },
    { name: 'kink', f: (x: number) => Math.abs(x - 0.3), low: 0, high: 1, place: 0.3 },
    { name: 'at an end', f: (x: number) => x, low: 3, high: 8, place: 3 },
    { name: 'x log x', f: (x: number) => x * Math.log(x), low: 0.001, high: 5, place: Math.exp(-1) },
  ])('$name', ({ f, low, high, place }) => {
    const found = brentMinimum(f, low, high)
    expect(found).toMatchObject({ converged: true, reason: 'place' })
    expect(Math.abs(found.x / place - 1)).toBeLessThan(1e-7)
    expect(found.iterations).toBeLessThan(60)
  })

  test('reports when it was stopped, and refuses an invalid interval or value', () => {
    expect(brentMinimum(Math.cos, 0, 6, 1e-8, 3)).toMatchObject({ converged: false, reason: 'limit', iterations: 3 })
    expect(() => brentMinimum(Math.cos, 6, 0)).toThrow('interval-not-finite')
    expect(() => brentMinimum(() => Number.NaN, 0, 1)).toThrow('value-not-finite')
  })
})
