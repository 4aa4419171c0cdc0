import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import { correlationInterval } from '#engine/methods/correlation/correlation-interval.ts'
import { correlationP } from '#engine/methods/correlation/correlation-p.ts'
import { pearsonR } from '#engine/methods/correlation/pearson.ts'
import { equalBins } from '#engine/methods/description/bins.ts'
import { ranksOf } from '#engine/methods/ranks/ranks.ts'
import { loess } from '#engine/methods/regression/loess.ts'
import { lowessCurve } from '#engine/methods/regression/lowess-curve.ts'
import { type PolynomialFit, polynomialFit } from '#engine/methods/regression/polynomial-fit.ts'
import { splineFit } from '#engine/methods/regression/spline-fit.ts'
import { repeatCases } from '#engine/methods/samples/repeat-cases.ts'
import { between } from '#engine/progress.ts'
import type { OptionsOf, Watch } from '../../kit/analysis.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { Curve, Fitted, Limits, ScatterGroup } from './data.ts'
import type { definition } from './definition.ts'

export type FitOptions = Pick<
  OptionsOf<typeof definition>,
  'fit' | 'degree' | 'knots' | 'span' | 'loessSpan' | 'band' | 'correlation' | 'interval' | 'confidence'
>
type Statistics = ScatterGroup['statistics']

/** Number of points at which a line, a polynomial, a spline or loess is drawn. */
const CURVE_POINTS = 101

/** The curve of one group, and the correlation of its values. `cases`: how many cases each point represents; a smooth curve uses each case. */
export async function fitGroup(
  x: Float64Array,
  y: Float64Array,
  options: FitOptions,
  { checkpoint, progress }: Watch,
  cases?: Float64Array,
): Promise<Fitted | 'too-many-places'> {
  const { fit, degree, knots, span, band, confidence } = options
  if (fit === 'none' || fit === 'lowess')
    return {
      curve: fit === 'none' ? null : await smooth(),
      statistics: await correlationOf(x, y, options, checkpoint, cases),
      coefficients: [],
    }
  if (fit === 'loess') {
    const settings = { span: options.loessSpan, confidence }
    const model = await loess(x, y, settings, { checkpoint, progress: between(progress, 0, 0.9) }, cases)
    if (model === 'too-many-places') return model
    return {
      curve: model === undefined ? null : wholeCurve(modelCurve(x, model, band)),
      statistics: await correlationOf(x, y, options, checkpoint, cases),
      coefficients: [],
    }
  }
  if (fit === 'spline') {
    const model = await splineFit(x, y, { count: knots, confidence }, checkpoint, cases)
    if (model === undefined) return { curve: null, statistics: null, coefficients: [] }
    const strength = strengthOf(model)
    return {
      curve: modelCurve(x, model, band),
      statistics: strength && { ...strength, curvature: numeric(model.curvatureP) },
      coefficients: [],
    }
  }
  const model = await polynomialFit(x, y, fit === 'linear' ? 1 : degree, confidence, checkpoint, cases)
  return {
    curve: model === undefined ? null : modelCurve(x, model, band),
    statistics:
      fit === 'linear' ? await correlationOf(x, y, options, checkpoint, cases) : model ? strengthOf(model) : null,
    coefficients: model?.coefficients ?? [],
  }

  async function smooth(): Promise<Curve | null> {
    const settings = { span, rounds: 3 }
    const all = [repeatCases(x, cases), repeatCases(y, cases)] as const
    const line = await lowessCurve(...all, settings, checkpoint, between(progress, 0, 0.8))
    return line && { ...line, confidence: null, prediction: null }
  }
}

function strengthOf({ rSquared, pValue }: Pick<PolynomialFit, 'rSquared' | 'pValue'>): Statistics {
  return Number.isNaN(rSquared) ? null : { measure: 'r-squared', value: rSquared, p: numeric(pValue) }
}

async function correlationOf(
  x: Float64Array,
  y: Float64Array,
  { correlation: measure, interval, confidence }: FitOptions,
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<Statistics> {
  const ranked = measure === 'spearman'
  const value = ranked
    ? pearsonR((await ranksOf(x, checkpoint, cases)).ranks, (await ranksOf(y, checkpoint, cases)).ranks, cases)
    : pearsonR(x, y, cases)
  const n = allCases(x.length, cases)
  const p = correlationP(value, n)
  if (Number.isNaN(p)) return null
  const limits = interval ? correlationInterval(measure, value, n, confidence) : null
  return {
    measure,
    value,
    p: numeric(p),
    ...(limits === null || Number.isNaN(limits.lower) ? {} : { interval: limits }),
  }
}

/** Null for a curve with places between the cases at which a local fit is not determined. */
function wholeCurve(curve: Curve): Curve | null {
  return curve.y.some(Number.isNaN) ? null : curve
}

function modelCurve(x: Float64Array, { at }: Pick<PolynomialFit, 'at'>, band: FitOptions['band']): Curve {
  const [low, high] = [x.reduce((a, b) => Math.min(a, b)), x.reduce((a, b) => Math.max(a, b))]
  const places = Array.from(equalBins(low, high, CURVE_POINTS - 1))
  const points = places.map(at)
  const limits = (half: 'mean' | 'value'): Limits => ({
    lower: points.map(({ fit, halves }) => fit - halves[half]),
    upper: points.map(({ fit, halves }) => fit + halves[half]),
  })
  return {
    x: places,
    y: points.map(({ fit }) => fit),
    confidence: band === 'confidence' || band === 'both' ? limits('mean') : null,
    prediction: band === 'prediction' || band === 'both' ? limits('value') : null,
  }
}
