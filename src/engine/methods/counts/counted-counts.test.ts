import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { repeatCases } from '../samples/repeat-cases.ts'
import { nestedCounts } from './count-fit.ts'
import {
  type CountData,
  countModel,
  countResiduals,
  expectedFrequencies,
  robustCountCovariance,
} from './count-model.ts'

const n = 60
/** Pseudo-random numbers in [0, 1). */
const noise = (seed: number) => Float64Array.from({ length: n }, (_, i) => ((i * 7919 + seed * 10007) % 1009) / 1009)
const cases = Float64Array.from({ length: n }, (_, i) => [3, 1, 7, 2][i % 4] ?? 1)
const of = (values: Float64Array) => repeatCases(values, cases)
const columns = [new Float64Array(n).fill(1), noise(1), noise(2).map((value) => Math.round(4 * value))]
const y = noise(3).map((value, i) => Math.floor(8 * value ** 3 * (1 + (columns[1]?.[i] ?? 0))))
const offset = noise(4)

function expectSame(found: unknown, wanted: unknown): void {
  if (typeof wanted === 'number' && Number.isFinite(wanted))
    expect(Math.abs(Number(found) - wanted)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(wanted)))
  else if (typeof wanted === 'object' && wanted !== null)
    for (const [key, value] of Object.entries(wanted)) expectSame((found as Record<string, unknown>)[key], value)
  else expect(found).toBe(wanted)
}

/** The results of a model except its values by row. */
async function numbersOf(data: CountData) {
  const model = await countModel(data, uninterrupted)
  const { shape, logLikelihood, deviance, state } = model.fit
  const rows = { ...data, tally: model.tally }
  return {
    n: model.n,
    events: model.events,
    coefficients: model.coefficients,
    covariance: model.covariance,
    pearson: model.pearson,
    residualDf: model.residualDf,
    shape,
    logLikelihood,
    deviance,
    state,
    robust: await robustCountCovariance(model, uninterrupted),
    expected: await expectedFrequencies(model, 6, uninterrupted),
    nested: (await nestedCounts(model.fit, rows, uninterrupted)(data.columns.slice(0, 2))).deviance,
    // without the basis each model is fitted on its own
    alone: (await nestedCounts({ ...model.fit, spanned: null }, rows, uninterrupted)(data.columns.slice(0, 2)))
      .deviance,
  }
}

test.each(['poisson', 'negative-binomial'] as const)(
  '%s: counted rows have the model of repeated ones',
  async (distribution) => {
    const counted = { columns, powers: [], y, offset, cases, distribution }
    const repeated = { columns: columns.map(of), powers: [], y: of(y), offset: of(offset), distribution }
    expectSame(await numbersOf(counted), await numbersOf(repeated))
    const rows = await countResiduals(await countModel(counted, uninterrupted), uninterrupted)
    const every = await countResiduals(await countModel(repeated, uninterrupted), uninterrupted)
    for (const kind of ['deviance', 'pearson'] as const) expectSame(of(rows[kind]), every[kind])
  },
)

test.each(['poisson', 'negative-binomial'] as const)(
  '%s: if all counts of a group are 0, neither has a maximum',
  async (distribution) => {
    const group = noise(5).map((value) => (value < 0.2 ? 1 : 0))
    const none = y.map((count, i) => (group[i] === 1 ? 0 : count))
    const own = [new Float64Array(n).fill(1), group]
    const counted = await countModel(
      { columns: own, powers: [], y: none, offset: null, cases, distribution },
      uninterrupted,
    )
    const repeated = { columns: own.map(of), powers: [], y: of(none), offset: null, distribution }
    const { fit } = await countModel(repeated, uninterrupted)
    expect([counted.fit.state, counted.fit.infinite]).toEqual(['infinite', [1]])
    expect([fit.state, fit.infinite]).toEqual(['infinite', [1]])
  },
)
