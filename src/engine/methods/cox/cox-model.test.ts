import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { concordance } from './concordance.ts'
import { type CoxData, coxModel } from './cox-model.ts'
import { coxResiduals, schoenfeldResiduals } from './cox-residuals.ts'
import { proportionalHazards } from './proportional-hazards-test.ts'

const n = 60
/** Quasi-random numbers in [0, 1). */
const part = (i: number, irrational: number) => ((i + 1) * irrational) % 1
const column = (at: (i: number) => number) => Float64Array.from({ length: n }, (_, i) => at(i))
const time = column((i) => Math.ceil(8 * part(i, Math.SQRT2)) + 1)

const whole: CoxData = {
  time,
  event: Uint8Array.from({ length: n }, (_, i) => (part(i, Math.sqrt(3)) < 0.7 ? 1 : 0)),
  start: column((i) => Math.floor((time[i] ?? 0) * part(i, Math.sqrt(13)))),
  stratum: Int32Array.from({ length: n }, (_, i) => i % 2),
  columns: [
    column(() => 1),
    column((i) => part(i, Math.sqrt(5))),
    column((i) => (part(i, Math.sqrt(7)) < 0.4 ? 1 : 0)),
  ],
  powers: [],
  offset: column((i) => part(i, Math.sqrt(11)) / 3),
  ties: 'efron',
}

/** The rows in another order. */
function shuffled(data: CoxData): CoxData {
  const order = Array.from({ length: n }, (_, i) => (i * 7 + 3) % n)
  const pick = (values: Float64Array) => Float64Array.from(order, (i) => values[i] ?? 0)
  return {
    ...data,
    time: pick(data.time),
    event: Uint8Array.from(order, (i) => data.event[i] ?? 0),
    start: data.start && pick(data.start),
    stratum: data.stratum && Int32Array.from(order, (i) => data.stratum?.[i] ?? 0),
    columns: data.columns.map(pick),
    offset: data.offset && pick(data.offset),
  }
}

async function numbersOf(data: CoxData) {
  const model = await coxModel(data, uninterrupted)
  expect(model.fit.state).toBe('converged')
  const { tests, global } = await proportionalHazards(model, [[0], [1]], uninterrupted)
  const { value, standardError: se } = await concordance(model.rows, model.linear, uninterrupted)
  return [
    ...model.coefficients.slice(1),
    ...model.covariance.flat(),
    model.fit.logLikelihood,
    model.fit.scoreStatistic,
    ...[...tests, global].map(({ statistic }) => statistic),
    value,
    se,
  ]
}

function expectClose(got: readonly number[], wanted: readonly number[]) {
  expect(got.length).toBe(wanted.length)
  for (const [k, value] of wanted.entries()) expect(got[k]).toBeCloseTo(value, 9)
}

describe.each(['efron', 'breslow', 'exact'] as const)('a Cox model with ties by %s', (ties) => {
  const data = { ...whole, ties, start: ties === 'exact' ? null : whole.start }

  test('does not depend on the order of the rows', async () => {
    expectClose(await numbersOf(shuffled(data)), await numbersOf(data))
  })

  test('depends on time only through its order', async () => {
    const warped = { ...data, time: data.time.map((t) => t ** 3), start: data.start?.map((t) => t ** 3) ?? null }
    expectClose(await numbersOf(warped), await numbersOf(data))
  })

  test('changes the sign of a coefficient with that of the covariate, and nothing when it is shifted', async () => {
    const [intercept, x, z] = data.columns
    if (!(intercept && x && z)) throw new Error('three columns')
    const [b = 0, c = 0] = await numbersOf(data)
    const [turned = 0, beside = 0] = await numbersOf({ ...data, columns: [intercept, x.map((v) => 5 - 2 * v), z] })
    expectClose([turned, beside], [-b / 2, c])
  })

  test('has martingale residuals that sum to 0 in each stratum', async () => {
    const model = await coxModel(data, uninterrupted)
    const { martingale } = await coxResiduals(model, uninterrupted)
    for (const s of [0, 1]) expect(martingale.reduce((sum, m, i) => sum + (i % 2 === s ? m : 0), 0)).toBeCloseTo(0, 10)
  })

  test('is not changed by rows of another stratum without events', async () => {
    const more = {
      ...data,
      event: data.event.map((event, i) => (i % 4 === 0 ? 0 : event)),
      stratum: Int32Array.from(time, (_, i) => (i % 4 === 0 ? 2 : i % 2)),
    }
    const keep = (_: unknown, i: number) => i % 4 !== 0
    const without: CoxData = {
      ...more,
      time: more.time.filter(keep),
      event: more.event.filter(keep),
      start: more.start?.filter(keep) ?? null,
      stratum: more.stratum.filter(keep),
      columns: more.columns.map((own) => own.filter(keep)),
      offset: more.offset?.filter(keep) ?? null,
    }
    const [a, b] = [await coxModel(more, uninterrupted), await coxModel(without, uninterrupted)]
    expectClose(Array.from(a.coefficients.subarray(1)), Array.from(b.coefficients.subarray(1)))
  })
})

test.each(['efron', 'breslow'] as const)('Schoenfeld residuals of each covariate sum to 0: %s', async (ties) => {
  const { residuals } = await schoenfeldResiduals(await coxModel({ ...whole, ties }, uninterrupted), uninterrupted)
  for (const own of residuals) expect(own.reduce((sum, r) => sum + r, 0)).toBeCloseTo(0, 10)
})

test.each(['breslow', 'exact'] as const)('Efron and %s agree without tied times', async (ties) => {
  const start = ties === 'exact' ? null : whole.start
  const untied = { ...whole, start, time: time.map((t, i) => t + i / 100) }
  expectClose(await numbersOf({ ...untied, ties }), await numbersOf(untied))
})

test('has no exact ties with delayed entry', async () => {
  await expect(coxModel({ ...whole, ties: 'exact' }, uninterrupted)).rejects.toThrow('delayed entry')
})

test('a reversed score has the complementary concordance and the same standard error', async () => {
  const { rows, linear } = await coxModel(whole, uninterrupted)
  const forwards = await concordance(rows, linear, uninterrupted)
  const backwards = await concordance(
    rows,
    linear.map((v) => -v),
    uninterrupted,
  )
  expectClose([1 - backwards.value, backwards.standardError], [forwards.value, forwards.standardError])
})

test.each([1e-100, 1e100])('covariates of size %d have the same test as covariates of size 1', async (size) => {
  const scaled = { ...whole, columns: whole.columns.map((own, k) => (k === 1 ? own.map((v) => v * size) : own)) }
  const [model, usual] = [await coxModel(scaled, uninterrupted), await coxModel(whole, uninterrupted)]
  expect((model.coefficients[1] ?? 0) * size).toBeCloseTo(usual.coefficients[1] ?? 0, 9)
  expect(model.fit.waldStatistic).toBeCloseTo(usual.fit.waldStatistic, 9)
})

test('reports columns with infinite estimates', async () => {
  const ahead = { ...whole, start: null, stratum: null, columns: [...whole.columns, time.map((t) => -t)] }
  const { fit } = await coxModel(ahead, uninterrupted)
  expect(fit.state).toBe('infinite')
  expect(fit.infinite).toContain(3)
})

test('a constant and a column that follows from others have no coefficient', async () => {
  const [intercept, x, z] = whole.columns
  if (!(intercept && x && z)) throw new Error('three columns')
  const columns = [intercept, x, intercept.map(() => 4), z, x.map((v, i) => v - 2 * (z[i] ?? 0))]
  const { fit, coefficients } = await coxModel({ ...whole, columns }, uninterrupted)
  expect(fit.estimated).toEqual([1, 3])
  expect([...coefficients].map(Number.isNaN)).toEqual([true, false, true, false, true])
})

/** Each row repeated by its weight. */
function repeated({ weights, ...data }: CoxData): CoxData {
  const rows = Array.from(data.time.keys()).flatMap((i) => Array<number>(weights?.[i] ?? 1).fill(i))
  const pick = (values: Float64Array) => Float64Array.from(rows, (i) => values[i] ?? 0)
  return {
    ...data,
    time: pick(data.time),
    event: Uint8Array.from(rows, (i) => data.event[i] ?? 0),
    start: data.start && pick(data.start),
    stratum: data.stratum && Int32Array.from(rows, (i) => data.stratum?.[i] ?? 0),
    columns: data.columns.map(pick),
    offset: data.offset && pick(data.offset),
  }
}

test.each([
  ['efron', 5],
  ['efron', 400],
  ['breslow', 40],
  ['exact', 3],
] as const)('%s: rows that stand for up to %i cases are as good as repeated ones', async (ties, most) => {
  const weights = column((i) => Math.ceil(most * part(i, Math.sqrt(19))))
  const counted: CoxData = { ...whole, weights, ties, start: ties === 'exact' ? null : whole.start }
  expectClose(await numbersOf(counted), await numbersOf(repeated(counted)))
  if (ties === 'exact') return
  const [own, long] = [await coxModel(counted, uninterrupted), await coxModel(repeated(counted), uninterrupted)]
  const { row, scaled } = await schoenfeldResiduals(own, uninterrupted)
  const all = await schoenfeldResiduals(long, uninterrupted)
  const first = (e: number) => row.subarray(0, e).reduce((sum, i) => sum + (weights[i] ?? 0), 0)
  for (const [k, values] of scaled.entries())
    expectClose(
      Array.from(values),
      Array.from(values, (_, e) => all.scaled[k]?.[first(e)] ?? Number.NaN),
    )
})
