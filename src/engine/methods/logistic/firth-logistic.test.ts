import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { preciseFirthEvaluation, quickFirthEvaluation } from './firth-evaluation.ts'
import { firthLogistic } from './firth-logistic.ts'
import { firthTest } from './firth-tests.ts'
import { logisticModel } from './logistic-model.ts'
import { profileLimit } from './profile-limit.ts'

/** Rows of a 2 x 2 table: x = 1 with a events and b others, x = 0 with c and d. */
function table(a: number, b: number, c: number, d: number) {
  const n = a + b + c + d
  const x = Float64Array.from({ length: n }, (_, i) => (i < a + b ? 1 : 0))
  const y = Uint8Array.from({ length: n }, (_, i) => (i < a || (i >= a + b && i < a + b + c) ? 1 : 0))
  return { columns: [new Float64Array(n).fill(1), x], y, offset: null }
}

test.each([
  [7, 3, 2, 8],
  [5, 0, 0, 6],
  [0, 4, 3, 9],
])(
  'of a 2 x 2 table (%i, %i; %i, %i) it is the log odds ratio with one half added to each cell',
  async (a, b, c, d) => {
    const { columns, y, offset } = table(a, b, c, d)
    const { state, coefficients, unscaled } = await firthLogistic(columns, { y, offset }, uninterrupted)
    expect(state).toBe('converged')
    expect(coefficients[1]).toBeCloseTo(Math.log(((a + 0.5) * (d + 0.5)) / ((b + 0.5) * (c + 0.5))), 10)
    const share = (events: number, n: number) => (events + 0.5) / (n + 1)
    const variance = [share(a, a + b), share(c, c + d)].map((p, i) => 1 / ((i === 0 ? a + b : c + d) * p * (1 - p)))
    expect(unscaled[1]?.[1]).toBeCloseTo((variance[0] ?? 0) + (variance[1] ?? 0), 10)
  },
)

test('changes its sign with the outcome, and does not depend on the order of rows', async () => {
  const { columns, y, offset } = table(6, 1, 2, 5)
  const wanted = (await firthLogistic(columns, { y, offset }, uninterrupted)).coefficients
  const other = await firthLogistic(columns, { y: y.map((v) => 1 - v), offset }, uninterrupted)
  const turned = await firthLogistic(
    columns.map((c) => c.toReversed()),
    { y: y.toReversed(), offset },
    uninterrupted,
  )
  for (const k of [0, 1]) {
    expect(other.coefficients[k]).toBeCloseTo(-(wanted[k] ?? 0), 10)
    expect(turned.coefficients[k]).toBeCloseTo(wanted[k] ?? 0, 10)
  }
})

test('a dependent column has no coefficient, even if a covariate is very small', async () => {
  const { columns, y, offset } = table(5, 0, 1, 6)
  const [one = new Float64Array(), x = new Float64Array()] = columns
  const small = x.map((v) => v * 1e-200)
  const { coefficients, estimated } = await firthLogistic(
    [one, small, x.map((v) => 1 - v)],
    { y, offset },
    uninterrupted,
  )
  expect(estimated).toEqual([0, 1])
  const plain = await firthLogistic(columns, { y, offset }, uninterrupted)
  expect((coefficients[1] ?? 0) * 1e-200).toBeCloseTo(plain.coefficients[1] ?? 0, 10)
})

test('the profile limits are dual to the penalised likelihood-ratio test', async () => {
  const { columns, y, offset } = table(5, 0, 3, 6)
  const data = { columns, powers: [], y, offset }
  const { statistic } = await firthTest(columns, 1, { powers: [], rows: data }, uninterrupted)
  const model = await logisticModel(data, uninterrupted, 'firth')
  expect(await profileLimit(model, 1, -Math.sqrt(statistic), uninterrupted)).toBeCloseTo(0, 8)
})

test('an offset along a column is subtracted from its coefficient, even if it makes the weights of half of the rows negligible', async () => {
  const { columns, y } = table(6, 1, 2, 5)
  const [, x = new Float64Array()] = columns
  const plain = await firthLogistic(columns, { y, offset: null }, uninterrupted)
  for (const shift of [3, -40, 40]) {
    const { coefficients, penalised } = await firthLogistic(
      columns,
      { y, offset: x.map((v) => shift * v) },
      uninterrupted,
    )
    expect(coefficients[1]).toBeCloseTo((plain.coefficients[1] ?? 0) - shift, 8)
    expect(penalised).toBeCloseTo(plain.penalised, 8)
  }
})

test('both evaluations of the penalised likelihood agree, and the fast one detects when it is inaccurate', async () => {
  const { columns, y } = table(6, 1, 2, 5)
  const basis = [1, -1].map((sign) =>
    (columns[1] ?? new Float64Array()).map((v) => (sign > 0 ? v : 1 - v) / Math.sqrt(7)),
  )
  const logRoot = Math.log(7) // of the crossproduct (14, 7; 7, 7)
  const eta = Float64Array.from(y, (_, i) => 0.3 * (i % 4) - 0.5)
  const precise = await preciseFirthEvaluation(eta, columns, { y }, uninterrupted)
  const quick = await quickFirthEvaluation(eta, { columns: basis, logRoot }, { y }, uninterrupted)
  expect(quick?.penalised).toBeCloseTo(precise.penalised, 11)
  expect(quick?.deviance).toBeCloseTo(precise.deviance, 11)
  for (const i of eta.keys()) expect(quick?.scores[i]).toBeCloseTo(precise.scores[i] ?? 0, 12)
  const oblique = columns.map((column, k) => (k === 0 ? column : column.map((v) => 1 + 1e-9 * v)))
  expect(await quickFirthEvaluation(eta, { columns: oblique, logRoot: 0 }, { y }, uninterrupted)).toBeUndefined()
})

test('with many rows, tests and limits started from the full maximum equal those fitted on their own', async () => {
  const n = 1200
  const wave = (k: number) => Float64Array.from({ length: n }, (_, i) => 50 + 10 * Math.sin(1.7 * k * i + k))
  const columns = [new Float64Array(n).fill(1), wave(1), wave(2), wave(3)]
  const y = Uint8Array.from({ length: n }, (_, i) =>
    ((i * 7919) % 1009) / 1009 < 1 / (1 + Math.exp(2 - 0.1 * ((columns[1]?.[i] ?? 0) - 40))) ? 1 : 0,
  )
  const data = { columns, powers: [], y, offset: null }
  const model = await logisticModel(data, uninterrupted, 'firth')
  expect(model.fit.firth).not.toBeNull()
  const alone = { ...model, fit: { ...model.fit, firth: null } }
  for (const column of [1, 2, 3]) {
    const others = [0, 1, 2, 3].filter((k) => k !== column)
    const ordered = [...others, column].map((k) => columns[k] ?? new Float64Array())
    const places = [0, 1, 2]
    const nested = await firthTest(ordered, 3, { powers: [], rows: data, whole: model.fit.firth }, uninterrupted)
    const whole = await firthLogistic(ordered, data, uninterrupted)
    const without = await firthLogistic(ordered, { ...data, free: places }, uninterrupted)
    expect(nested.df).toBe(1)
    expect(Math.abs(nested.statistic - (without.penalised - whole.penalised))).toBeLessThan(1e-10)
    for (const reach of [-1.96, 1.96]) {
      const limit = await profileLimit(model, column, reach, uninterrupted)
      expect(Math.abs(limit / (await profileLimit(alone, column, reach, uninterrupted)) - 1)).toBeLessThan(1e-8)
    }
  }
})

test('separated groups of very many cases converge to the estimates with a half added to each cell', async () => {
  // with a covariate, whose sums are so large that rounding loses half a case
  const value = [3.1, 0.2, 5.7, 1.3, 4.4, 2.9, 3.8, 0.6]
  const group = [0, 0, 0, 0, 0, 0, 1, 1]
  const y = Uint8Array.from([0, 1, 1, 0, 0, 1, 1, 1])
  const columns = [new Float64Array(8).fill(1), Float64Array.from(value), Float64Array.from(group)]
  const fitOf = (times: number) =>
    firthLogistic(columns, { y, offset: null, cases: new Float64Array(8).fill(times) }, uninterrupted)
  const [many, more] = [await fitOf(1e6), await fitOf(1e9)]
  expect([many.state, more.state]).toEqual(['converged', 'converged'])
  expect((more.coefficients[2] ?? 0) - (many.coefficients[2] ?? 0)).toBeCloseTo(Math.log(1000), 4)
  const two = [columns[0], columns[2]].map((column) => column ?? new Float64Array(8))
  const plain = await firthLogistic(two, { y, offset: null, cases: new Float64Array(8).fill(1e9) }, uninterrupted)
  expect(plain.coefficients[1]).toBeCloseTo(Math.log(((2e9 + 0.5) * (3e9 + 0.5)) / (0.5 * (3e9 + 0.5))), 6)
})
