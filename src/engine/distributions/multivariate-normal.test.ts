import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { dunnettDistribution } from './dunnett.ts'
import { equicoordinateQuantile, type Rectangle, rectangleProbability } from './multivariate-normal.ts'
import { normalCdf } from './normal.ts'
import { tCdf, tUpperQuantile } from './student-t.ts'

const { POSITIVE_INFINITY: infinity, NEGATIVE_INFINITY: below } = Number
const equal = (n: number, r: number) =>
  Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? 1 : r)))
const of = (rectangle: Partial<Rectangle> & Pick<Rectangle, 'lower' | 'upper' | 'correlation'>, tolerance = 1e-5) =>
  rectangleProbability({ df: infinity, ...rectangle }, { seed: 1, tolerance }, uninterrupted)

async function near(found: ReturnType<typeof of>, wanted: number) {
  const { value, error } = await found
  expect(error).toBeLessThan(2e-5)
  expect(Math.abs(value - wanted)).toBeLessThan(Math.max(error, 1e-12))
}

describe('rectangle probabilities', () => {
  /** Genz, J Comput Graph Stat 1 (1992) 141, and the help of the R package mvtnorm: 0.8279847. */
  test('the published example of three dimensions', async () => {
    const correlation = [
      [1, 3 / 5, 1 / 3],
      [3 / 5, 1, 11 / 15],
      [1 / 3, 11 / 15, 1],
    ]
    const { value } = await of({ lower: [below, below, below], upper: [1, 4, 2], correlation })
    expect(value).toBeCloseTo(0.8279847, 5)
  })

  test.each([2, 3, 5])('orthants of %d dimensions with correlation 1/2: 1 in n + 1, normal and t', async (n) => {
    const rectangle = {
      lower: Array<number>(n).fill(0),
      upper: Array<number>(n).fill(infinity),
      correlation: equal(n, 0.5),
    }
    await near(of(rectangle), 1 / (n + 1))
    await near(of({ ...rectangle, df: 7 }), 1 / (n + 1))
  })

  test('orthants of three dimensions: Sheppard’s arc sines', async () => {
    const [a, b, c] = [0.3, -0.6, 0.2]
    const correlation = [
      [1, a, b],
      [a, 1, c],
      [b, c, 1],
    ]
    const wanted = 1 / 8 + (Math.asin(a) + Math.asin(b) + Math.asin(c)) / (4 * Math.PI)
    await near(of({ lower: [below, below, below], upper: [0, 0, 0], correlation }), wanted)
  })

  test('one dimension, and independent ones', async () => {
    await near(of({ lower: [-1], upper: [2], correlation: [[1]] }), normalCdf(2) - normalCdf(-1))
    await near(of({ lower: [below], upper: [1.5], correlation: [[1]], df: 5 }), tCdf(1.5, 5))
    await near(
      of({ lower: [-1, below], upper: [1, 0.5], correlation: equal(2, 0) }),
      (2 * normalCdf(1) - 1) * normalCdf(0.5),
    )
  })

  test('a correlation of 1 removes a dimension; of -1 it mirrors it', async () => {
    await near(of({ lower: [-1, -2], upper: [1, 0.5], correlation: equal(2, 1) }), normalCdf(0.5) - normalCdf(-1))
    await near(of({ lower: [below, below], upper: [1, 1], correlation: equal(2, -1) }), 2 * normalCdf(1) - 1)
  })

  test('the order of the dimensions does not matter within the error, and the same seed gives the same result', async () => {
    const correlation = [
      [1, 0.7, -0.2],
      [0.7, 1, 0.1],
      [-0.2, 0.1, 1],
    ]
    const one = await of({ lower: [-1, -0.5, 0], upper: [2, 1, infinity], correlation, df: 9 })
    const order = [2, 0, 1]
    const other = await of({
      lower: order.map((i) => [-1, -0.5, 0][i] ?? 0),
      upper: order.map((i) => [2, 1, infinity][i] ?? 0),
      correlation: order.map((i) => order.map((j) => correlation[i]?.[j] ?? 0)),
      df: 9,
    })
    expect(Math.abs(one.value - other.value)).toBeLessThan(one.error + other.error)
    expect(await of({ lower: [-1, -0.5, 0], upper: [2, 1, infinity], correlation, df: 9 })).toEqual(one)
  })

  test('empty rectangles have probability 0; NaN and an invalid correlation are reported', async () => {
    expect(await of({ lower: [1, 0], upper: [1, 2], correlation: equal(2, 0) })).toEqual({ value: 0, error: 0 })
    expect((await of({ lower: [Number.NaN], upper: [1], correlation: [[1]] })).value).toBeNaN()
    const wrong = { lower: [0, 0, 0], upper: [1, 1, 1], correlation: equal(3, -0.9) }
    await expect(of(wrong)).rejects.toMatchObject({ code: 'not-a-correlation' })
    await expect(
      of({
        lower: [0, 0],
        upper: [1, 1],
        correlation: [
          [1, 0.5],
          [0.2, 1],
        ],
      }),
    ).rejects.toMatchObject({ code: 'not-a-correlation' })
  })

  test('it can be stopped', async () => {
    const stop = () => Promise.reject(new Error('stopped'))
    const question = {
      lower: Array<number>(8).fill(-1),
      upper: Array<number>(8).fill(2),
      correlation: equal(8, 0.3),
      df: 4,
    }
    await expect(rectangleProbability(question, { seed: 1, tolerance: 0 }, stop)).rejects.toThrow('stopped')
  })
})

describe('equicoordinate quantiles', () => {
  const precision = { seed: 1, tolerance: 5e-5, mostPoints: 2 ** 12 }

  test('three comparisons with one control are Dunnett’s, by quadrature', async () => {
    const dunnett = dunnettDistribution([Math.SQRT1_2, Math.SQRT1_2, Math.SQRT1_2], 20)
    const d = await equicoordinateQuantile(
      0.95,
      { correlation: equal(3, 0.5), df: 20, tails: 'both' },
      precision,
      uninterrupted,
    )
    expect(d).toBeCloseTo(dunnett.upperQuantile(0.05), 3)
  })

  test('one dimension is Student’s', async () => {
    const question = { correlation: [[1]], df: 12 }
    expect(await equicoordinateQuantile(0.95, { ...question, tails: 'both' }, precision, uninterrupted)).toBeCloseTo(
      tUpperQuantile(0.025, 12),
      4,
    )
    expect(await equicoordinateQuantile(0.95, { ...question, tails: 'upper' }, precision, uninterrupted)).toBeCloseTo(
      tUpperQuantile(0.05, 12),
      4,
    )
    expect(await equicoordinateQuantile(1, { ...question, tails: 'both' }, precision, uninterrupted)).toBeNaN()
  })
})
