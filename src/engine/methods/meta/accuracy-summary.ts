import type { Interval } from '../../alternative.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { gaussLegendre } from '../../special/gauss-legendre.ts'
import type { BivariateAccuracy } from './bivariate-accuracy.ts'

/** A summary measure with its confidence interval. */
export interface SummaryMeasure extends Interval {
  readonly value: number
}

/** What a diagnostic meta-analysis reports at its summary point. */
export interface AccuracySummary {
  readonly sensitivity: SummaryMeasure
  readonly specificity: SummaryMeasure
  readonly positiveRatio: SummaryMeasure
  readonly negativeRatio: SummaryMeasure
  readonly oddsRatio: SummaryMeasure
}

const expit = (x: number) => 1 / (1 + Math.exp(-x))

/**
 * Sensitivity, specificity, likelihood ratios and diagnostic odds ratio at the means of the bivariate model, with Wald intervals on the logit or
 * the logarithmic scale; those of the ratios by the delta method.
 */
export function accuracySummary(
  { mean: [a, b], meanCovariance: [aa, ab, bb] }: Pick<BivariateAccuracy, 'mean' | 'meanCovariance'>,
  confidence: number,
): AccuracySummary {
  const z = normalUpperQuantile((1 - confidence) / 2)
  /** `to` of an estimate whose derivatives by the two means are these. */
  const measure = (estimate: number, byA: number, byB: number, to: (x: number) => number): SummaryMeasure => {
    const half = z * Math.sqrt(byA * byA * aa + 2 * byA * byB * ab + byB * byB * bb)
    return { value: to(estimate), lower: to(estimate - half), upper: to(estimate + half) }
  }
  const [missed, wrong] = [expit(-a), expit(-b)]
  return {
    sensitivity: measure(a, 1, 0, expit),
    specificity: measure(b, 0, 1, expit),
    positiveRatio: measure(Math.log(expit(a) / wrong), missed, expit(b), Math.exp),
    negativeRatio: measure(Math.log(missed / expit(b)), -expit(a), -wrong, Math.exp),
    oddsRatio: measure(a + b, 1, 1, Math.exp),
  }
}

/**
 * The summary ROC curve logit(sensitivity) = intercept + slope · logit(1 - specificity) of Rutter and Gatsonis (Stat Med 2001;20:2865) from the
 * bivariate model (Harbord et al, Biostatistics 2007;8:239). Null if sensitivity or specificity does not vary between studies.
 */
export function summaryCurve({
  mean: [a, b],
  between: [aa, , bb],
}: Pick<BivariateAccuracy, 'mean' | 'between'>): { readonly intercept: number; readonly slope: number } | null {
  if (!(aa > 0 && bb > 0)) return null
  const slope = Math.sqrt(aa / bb)
  return { intercept: a + slope * b, slope }
}

/** The area under a summary ROC curve from (0, 0) to (1, 1), with t = logit(1 - specificity) as the variable of integration. */
export function summaryCurveArea({ intercept, slope }: { readonly intercept: number; readonly slope: number }): number {
  const { at, weight } = gaussLegendre(-40, 40, 400)
  return at.reduce((sum, t, k) => sum + (weight[k] as number) * expit(intercept + slope * t) * expit(t) * expit(-t), 0)
}
