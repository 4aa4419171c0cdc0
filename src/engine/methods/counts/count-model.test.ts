import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { type CountData, countModel, expectedFrequencies, robustCountCovariance } from './count-model.ts'

const n = 80
/** Quasi-random numbers in [0, 1). */
const part = (i: number, irrational: number) => ((i + 1) * irrational) % 1
const column = (at: (i: number) => number) => Float64Array.from({ length: n }, (_, i) => at(i))
const intercept = column(() => 1)
const arm = column((i) => i % 2)
const size = column((i) => part(i, Math.sqrt(3)))
const y = column((i) => Math.floor(Math.exp(2.5 * part(i, Math.SQRT2)) * (1 + (i % 2))) - 1)

const whole: CountData = {
  columns: [intercept, arm, size],
  powers: [],
  y,
  offset: column((i) => part(i, Math.sqrt(5))),
  distribution: 'negative-binomial',
}

function expectClose(got: Iterable<number>, wanted: Iterable<number>) {
  const values = [...wanted]
  expect([...got].length).toBe(values.length)
  for (const [k, value] of [...got].entries()) expect(value).toBeCloseTo(values[k] ?? Number.NaN, 9)
}

describe.each(['poisson', 'negative-binomial'] as const)('%s regression', (distribution) => {
  const data = { ...whole, distribution }

  test('does not depend on the order of the rows', async () => {
    const order = Array.from({ length: n }, (_, i) => (i * 7 + 3) % n)
    const pick = (values: Float64Array) => Float64Array.from(order, (i) => values[i] ?? 0)
    const moved = { ...data, columns: data.columns.map(pick), y: pick(y), offset: data.offset && pick(data.offset) }
    const [a, b] = [await countModel(data, uninterrupted), await countModel(moved, uninterrupted)]
    expect(a.fit.state).toBe('converged')
    expectClose(b.coefficients, a.coefficients)
    expectClose(b.covariance.flat(), a.covariance.flat())
    if (distribution === 'negative-binomial') expect(b.fit.shape.theta).toBeCloseTo(a.fit.shape.theta, 8)
  })

  test('changes only the intercept if every exposure is ten times as large', async () => {
    const more = { ...data, offset: data.offset?.map((o) => o + Math.log(10)) ?? null }
    const [a, b] = [await countModel(data, uninterrupted), await countModel(more, uninterrupted)]
    expectClose(b.coefficients.subarray(1), a.coefficients.subarray(1))
    expect((a.coefficients[0] ?? 0) - (b.coefficients[0] ?? 0)).toBeCloseTo(Math.log(10), 9)
  })

  test('with two groups only has the means of the groups and, except for the shape, expects all rows', async () => {
    const model = await countModel({ ...data, columns: [intercept, arm], offset: null }, uninterrupted)
    const mean = (of: number) => y.reduce((sum, count, i) => sum + (i % 2 === of ? count : 0), 0) / (n / 2)
    const [a = 0, b = 0] = model.coefficients
    expectClose([Math.exp(a), Math.exp(a + b)], [mean(0), mean(1)])
    const all = await expectedFrequencies(model, 2000, uninterrupted)
    expect(all.reduce((sum, rows) => sum + rows, 0)).toBeCloseTo(n, 8)
  })
})

test('a robust covariance of two groups is the sum of squares in each by its squared total', async () => {
  const model = await countModel(
    { ...whole, distribution: 'poisson', columns: [intercept, arm], offset: null },
    uninterrupted,
  )
  const covariance = await robustCountCovariance(model, uninterrupted)
  const of = (group: number) => {
    const own = y.filter((_, i) => i % 2 === group)
    const total = own.reduce((sum, count) => sum + count, 0)
    return own.reduce((sum, count) => sum + (count - total / own.length) ** 2, 0) / total ** 2
  }
  expectClose([covariance[0]?.[0] ?? 0, covariance[1]?.[1] ?? 0], [of(0), of(0) + of(1)])
})

test('counts that vary less than Poisson’s have an infinite shape', async () => {
  const { fit } = await countModel({ ...whole, y: column((i) => 5 + (i % 2)), offset: null }, uninterrupted)
  expect(fit.shape.theta).toBe(Number.POSITIVE_INFINITY)
})

test('a group without counts has an infinite estimate', async () => {
  const { fit } = await countModel({ ...whole, y: y.map((count, i) => (i % 2) * count) }, uninterrupted)
  expect([fit.state, ...fit.infinite]).toEqual(['infinite', 1])
})
