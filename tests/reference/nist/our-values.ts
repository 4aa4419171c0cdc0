import { uninterrupted } from '#engine/checkpoint.ts'
import { exactColumn } from '#engine/linalg/double-double-columns.ts'
import { lagOneCorrelation } from '#engine/methods/correlation/lag-one-correlation.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { oneWayAnova } from '#engine/methods/means/one-way.ts'
import { preciseLeastSquares } from '#engine/methods/regression/precise-least-squares.ts'
import { analyseNumbers } from '#tests/support/analyse-numbers.ts'
import { column, columnsOf, degrees, fileOf, groupsOf, withoutIntercept } from './data-sets.ts'

type Values = Readonly<Record<string, number>>

export async function ourMoments(name: string): Promise<Values> {
  const values = column('univariate', name, 'y')
  const [origin = 0] = values
  const { mean, sd, centre } = moments(values, origin)
  const deviations = values.map((value) => value - origin - centre)
  return { mean, sd, autocorrelation: await lagOneCorrelation(deviations, uninterrupted) }
}

export function ourAnova(name: string): Values {
  const { between, within, statistic, df2 } = oneWayAnova(groupsOf(name))
  return { between, within, statistic, rSquared: between / (between + within), sigma: Math.sqrt(within / df2) }
}

/** From the analysis of the catalogue, or without an intercept from the engine. */
export async function ourLinear(name: string): Promise<Values> {
  if (withoutIntercept.has(name)) return throughOrigin(column('linear', name, 'x'), column('linear', name, 'y'))
  const variables = [...columnsOf('linear', name).keys()].filter((key) => key !== 'y')
  const degree = degrees[name]
  const terms =
    degree === undefined
      ? variables.map((variable) => ({ kind: 'main', variable }))
      : [{ kind: 'polynomial', variable: 'x', degree }]
  const options = { outcome: 'y', 'terms.list': terms }
  const values = await analyseNumbers('linear-regression', fileOf('linear', name), options)
  const names = degree === undefined ? variables : Array.from({ length: degree }, (_, k) => `x^${k + 1}`)
  const found: Record<string, number> = {}
  for (const key of ['sigma', 'rSquared', 'statistic']) found[key] = Number(values.get(`fit/y/${key}`))
  for (const [k, term] of ['(Intercept)', ...names].entries()) {
    found[`estimate ${k}`] = Number(values.get(`coefficients/${term}/estimate`))
    found[`error ${k}`] = Number(values.get(`coefficients/${term}/se`))
  }
  return found
}

async function throughOrigin(x: Float64Array, y: Float64Array): Promise<Values> {
  const equations = { columns: [exactColumn(x)], y: exactColumn(y) }
  const fit = await preciseLeastSquares(equations, uninterrupted)
  if (fit === undefined) throw new Error('no fit')
  const variance = fit.squares / (y.length - 1)
  const model = (fit.effects[0] ?? Number.NaN) ** 2
  return {
    sigma: Math.sqrt(variance),
    rSquared: model / (model + fit.squares),
    statistic: model / variance,
    'estimate 0': fit.coefficients[0] ?? Number.NaN,
    'error 0': Math.sqrt((fit.unscaled[0]?.[0] ?? Number.NaN) * variance),
  }
}
