import type { Checkpoint } from '#engine/checkpoint.ts'
import { equalBins } from '#engine/methods/bins.ts'
import { correlationP } from '#engine/methods/correlation-p.ts'
import { midRanks } from '#engine/methods/mid-ranks.ts'
import { pearsonR } from '#engine/methods/pearson.ts'
import { type PolynomialFit, polynomialFit } from '#engine/methods/polynomial-fit.ts'
import { between } from '#engine/progress.ts'
import type { OptionsOf, Watch } from '../../kit/analysis.ts'
import { numeric } from '../../kit/outcome.ts'
import type { Curve, Limits, ScatterGroup } from './data.ts'
import type { definition } from './definition.ts'
import { smoothCurve } from './smooth-curve.ts'

export type FitOptions = Pick<
  OptionsOf<typeof definition>,
  'fit' | 'degree' | 'span' | 'band' | 'correlation' | 'confidence'
>
type Statistics = ScatterGroup['statistics']

/** Places at which a line or a polynomial is drawn. */
const CURVE_POINTS = 101

/** The curve of one group, and how strongly its values hang together. */
export async function fitGroup(
  x: Float64Array,
  y: Float64Array,
  { fit, degree, span, band, correlation, confidence }: FitOptions,
  { checkpoint, progress }: Watch,
): Promise<Pick<ScatterGroup, 'curve' | 'statistics' | 'coefficients'>> {
  if (fit === 'none' || fit === 'lowess')
    return {
      curve: fit === 'none' ? null : await smoothCurve(x, y, span, { checkpoint, progress: between(progress, 0, 0.8) }),
      statistics: await correlationOf(x, y, correlation, checkpoint),
      coefficients: [],
    }
  const model = await polynomialFit(x, y, fit === 'linear' ? 1 : degree, confidence, checkpoint)
  return {
    curve: model === undefined ? null : polynomialCurve(x, model, band),
    statistics:
      fit === 'linear' ? await correlationOf(x, y, correlation, checkpoint) : model ? strengthOf(model) : null,
    coefficients: model?.coefficients ?? [],
  }
}

function strengthOf({ rSquared, pValue }: PolynomialFit): Statistics {
  return Number.isNaN(rSquared) ? null : { measure: 'r-squared', value: rSquared, p: numeric(pValue) }
}

async function correlationOf(
  x: Float64Array,
  y: Float64Array,
  measure: FitOptions['correlation'],
  checkpoint: Checkpoint,
): Promise<Statistics> {
  const ranked = measure === 'spearman'
  const value = ranked ? pearsonR(await midRanks(x, checkpoint), await midRanks(y, checkpoint)) : pearsonR(x, y)
  const p = correlationP(value, x.length)
  return Number.isNaN(p) ? null : { measure, value, p: numeric(p) }
}

function polynomialCurve(x: Float64Array, { at }: PolynomialFit, band: FitOptions['band']): Curve {
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
