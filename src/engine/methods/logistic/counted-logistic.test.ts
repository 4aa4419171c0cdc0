import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { defaultKnots } from '../design/default-knots.ts'
import { rocArea } from '../roc/area.ts'
import { scoreCounts } from '../roc/score-counts.ts'
import { repeatCases } from '../samples/repeat-cases.ts'
import { sortedCases } from '../samples/sorted-cases.ts'
import { firthTest } from './firth-tests.ts'
import { hosmerLemeshow } from './hosmer-lemeshow.ts'
import { type LogisticData, type LogisticMethod, logisticModel, logisticResiduals } from './logistic-model.ts'
import { nestedLogistic } from './nested-logistic.ts'
import { profileLimit } from './profile-limit.ts'

const n = 60
/** Pseudo-random numbers in [0, 1). */
const noise = (seed: number) => Float64Array.from({ length: n }, (_, i) => ((i * 7919 + seed * 10007) % 1009) / 1009)
const x = noise(1)
const tied = noise(2).map((value) => Math.round(4 * value))
const columns = [new Float64Array(n).fill(1), x, tied]
const y = Uint8Array.from(noise(3), (value, i) => (value < 0.2 + 0.5 * (x[i] ?? 0) ? 1 : 0))
const offset = noise(4)
const casesOf = (times: number) => Float64Array.from({ length: n }, (_, i) => times * ([3, 1, 7, 2][i % 4] ?? 1))

function repeat(cases: Float64Array) {
  const of = (values: Float64Array) => repeatCases(values, cases)
  return { columns: columns.map(of), powers: [], y: Uint8Array.from(of(Float64Array.from(y))), offset: of(offset) }
}

function expectSame(found: unknown, wanted: unknown): void {
  if (typeof wanted === 'number') expect(found).toBeCloseTo(wanted, 9)
  else if (typeof wanted === 'object' && wanted !== null)
    for (const [key, value] of Object.entries(wanted)) expectSame((found as Record<string, unknown>)[key], value)
  else expect(found).toBe(wanted)
}

const numbersOf = [
  'n',
  'events',
  'coefficients',
  'covariance',
  'deviance',
  'nullDeviance',
  'aic',
  'bic',
  'penalised',
] as const

/** The results of a model except its values by row. */
async function resultsOf(data: LogisticData, method: LogisticMethod) {
  const model = await logisticModel(data, uninterrupted, method)
  const fewer = data.columns.slice(0, 2)
  const scores = await scoreCounts(model.probability, data.y, uninterrupted, data.cases)
  return {
    ...Object.fromEntries(numbersOf.map((of) => [of, model[of]])),
    limits: [await profileLimit(model, 1, -1.96, uninterrupted), await profileLimit(model, 1, 1.96, uninterrupted)],
    test:
      method === 'firth'
        ? await firthTest(data.columns, 2, { powers: [], rows: data, whole: model.fit.firth }, uninterrupted)
        : (await nestedLogistic(model, uninterrupted)(fewer)).deviance,
    calibration: await hosmerLemeshow(model.probability, data, 10, uninterrupted),
    area: rocArea(scores),
  }
}

// few cases are fitted on their own, many from the maximum of all columns
test.each([
  ['likelihood', 1],
  ['firth', 1],
  ['firth', 10],
] as const)('by %s, counted rows have the model of repeated ones, each %i times', async (method, times) => {
  const cases = casesOf(times)
  const [counted, repeated] = [{ columns, powers: [], y, offset, cases }, repeat(cases)]
  expectSame(await resultsOf(counted, method), await resultsOf(repeated, method))
  const rows = await logisticResiduals(await logisticModel(counted, uninterrupted, method), uninterrupted)
  const every = await logisticResiduals(await logisticModel(repeated, uninterrupted, method), uninterrupted)
  for (const of of ['deviance', 'pearson', 'leverage', 'cook'] as const)
    expectSame(repeatCases(rows[of], cases), every[of])
})

test.each([x, tied, x.map((value) => Math.max(value, 0.6)), x.map((value) => Math.round(7 * value))])(
  'knots are those of repeated values',
  async (values) => {
    const cases = casesOf(1)
    const counted = await sortedCases(values, uninterrupted, cases)
    const all = await sortedCases(repeatCases(values, cases), uninterrupted)
    for (const count of [3, 4, 5, 7]) expect(defaultKnots(counted, count)).toEqual(defaultKnots(all, count))
  },
)

test.each(['likelihood', 'firth'] as const)(
  'by %s, with very many cases the profile limits equal Wald’s up to rounding',
  async (method) => {
    const model = await logisticModel({ columns, powers: [], y, offset, cases: casesOf(1e9) }, uninterrupted, method)
    const at = model.fit.estimated.indexOf(1)
    const se = Math.sqrt(model.covariance[at]?.[at] ?? Number.NaN)
    for (const reach of [-1.96, 1.96]) {
      const limit = await profileLimit(model, 1, reach, uninterrupted)
      expect(((limit - (model.coefficients[1] ?? Number.NaN)) / se / reach).toFixed(3)).toBe('1.000')
    }
  },
)
