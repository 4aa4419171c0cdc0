import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { lagOneCorrelation } from '../correlation/lag-one-correlation.ts'
import { repeatCases } from '../samples/repeat-cases.ts'
import { influence } from './influence.ts'
import { type LinearData, linearModel } from './linear-model.ts'
import { residualPoints, residualQuantiles } from './residual-points.ts'
import { breuschPagan, durbinWatson } from './residual-tests.ts'
import { robustCovariance } from './robust-covariance.ts'

/** Values in [0, 1) in no particular order. */
const noise = (n: number, seed: number) =>
  Float64Array.from({ length: n }, (_, i) => ((i * 7919 + seed * 10007) % 1009) / 1009)

function expectSame(found: unknown, wanted: unknown, bound = 1e-10): void {
  if (typeof wanted === 'number')
    expect(Math.abs(Number(found) - wanted)).toBeLessThanOrEqual(bound * Math.max(1, Math.abs(wanted)))
  else if (typeof wanted === 'object' && wanted !== null)
    for (const [key, value] of Object.entries(wanted)) expectSame((found as Record<string, unknown>)[key], value, bound)
  else expect(found).toBe(wanted)
}

/** The statistics of a model, and separately those of its rows. */
async function numbersOf(data: LinearData) {
  const model = await linearModel(data, uninterrupted)
  const { residuals } = model.fit
  const own = influence(model)
  return {
    model: {
      unscaled: model.unscaled,
      coefficients: model.coefficients,
      n: model.n,
      residualDf: model.residualDf,
      variance: model.variance,
      rSquared: model.rSquared,
      adjusted: model.adjustedRSquared,
      overall: model.overall,
      logLikelihood: model.logLikelihood,
      aic: model.aic,
      bic: model.bic,
      robust: [
        await robustCovariance(model, 'hc1', uninterrupted),
        await robustCovariance(model, 'hc3', uninterrupted),
      ],
      breuschPagan: await breuschPagan(model, uninterrupted),
      durbinWatson: durbinWatson(residuals, data.cases),
      lagOne: await lagOneCorrelation(residuals, uninterrupted, data.cases),
      points: await residualPoints(model, uninterrupted),
      quantiles: await residualQuantiles(own, uninterrupted, data.cases),
    },
    rows: [residuals, model.fitted, model.residuals, model.leverage, own.studentised, own.standardised, own.cook],
  }
}

// few rows are fitted in double-double arithmetic, more in doubles
test.each([
  [40, false],
  [40, true],
  [6000, false],
] as const)('%i counted rows have the model of repeated ones, weights %s', async (n, weighted) => {
  const cases = Float64Array.from({ length: n }, (_, i) => [3, 1, 7, 2][i % 4] ?? 1)
  const [x, z] = [noise(n, 1), noise(n, 2).map((value) => Math.round(4 * value))]
  const data = {
    columns: [new Float64Array(n).fill(1), x, z],
    powers: [],
    y: noise(n, 3).map((value, i) => 100 + value * (1 + (x[i] ?? 0)) - (z[i] ?? 0)),
    weights: weighted ? noise(n, 4).map((value) => value + 0.5) : null,
    offset: noise(n, 5),
  }
  const of = (values: Float64Array) => repeatCases(values, cases)
  const weights = data.weights && of(data.weights)
  const repeated = { ...data, columns: data.columns.map(of), y: of(data.y), weights, offset: of(data.offset) }
  const [own, all] = [await numbersOf({ ...data, cases }), await numbersOf(repeated)]
  expectSame(own.model, all.model)
  // the first row collects the rounding errors of a whole column in Householder's reflections
  for (const [k, values] of own.rows.entries()) expectSame(of(values), all.rows[k], 1e-9)
})
