import { pValueOfT } from '../inference/t-inference.ts'

/** Egger's intercept, 0 without asymmetry. */
export interface EggerTest {
  readonly intercept: number
  readonly standardError: number
  readonly t: number
  readonly df: number
  readonly pValue: number
}

/**
 * Regression of the standardised effects of studies on their precision (Egger et al, BMJ 1997;315:629): the intercept is tested by t.
 * Undefined with fewer than three studies, and if all have the same standard error.
 */
export function eggerTest(effects: Float64Array, errors: Float64Array): EggerTest | undefined {
  const n = effects.length
  const precision = errors.map((error) => 1 / error)
  const standardised = effects.map((effect, i) => effect / (errors[i] as number))
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / n
  const [mx, my] = [mean(precision), mean(standardised)]
  let [xx, xy] = [0, 0]
  for (const [i, x] of precision.entries()) {
    xx += (x - mx) ** 2
    xy += (x - mx) * ((standardised[i] as number) - my)
  }
  if (n < 3 || !(xx > 1e-20 * n * mx * mx)) return undefined
  const slope = xy / xx
  const intercept = my - slope * mx
  const residual = standardised.reduce((sum, z, i) => sum + (z - intercept - slope * (precision[i] as number)) ** 2, 0)
  const df = n - 2
  const standardError = Math.sqrt((residual / df) * (1 / n + (mx * mx) / xx))
  const t = intercept / standardError
  return { intercept, standardError, t, df, pValue: pValueOfT(t, df, 'two-sided') }
}
