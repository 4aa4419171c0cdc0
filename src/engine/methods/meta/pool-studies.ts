import { chiSquareSf } from '../../distributions/chi-square.ts'

/** How the estimates of studies are pooled: with one common effect, or with effects that vary, by the estimator of their variance. */
export type PoolingModel = 'fixed' | 'dersimonian-laird' | 'reml'

export interface PooledEstimate {
  readonly estimate: number
  readonly standardError: number
  /** Variance of the effects between studies; 0 with a common effect. */
  readonly tauSquared: number
  /** Cochran's Q, its degrees of freedom and its P value. */
  readonly heterogeneity: { readonly q: number; readonly df: number; readonly pValue: number }
}

/**
 * The inverse-variance estimate of the effects of studies: fixed; random with the variance between studies by moments (DerSimonian and Laird,
 * Control Clin Trials 1986;7:177); or random with that by restricted maximum likelihood, in Fisher scoring steps (Viechtbauer, J Educ Behav Stat
 * 2005;30:261). One study is its own estimate. Undefined if the likelihood does not converge.
 *
 * @param effects at least one
 * @param errors standard errors above 0
 */
export function poolStudies(
  effects: Float64Array,
  errors: Float64Array,
  model: PoolingModel,
): PooledEstimate | undefined {
  const common = weightedMean(effects, errors, 0)
  const df = effects.length - 1
  const heterogeneity = { q: common.squares, df, pValue: df === 0 ? Number.NaN : chiSquareSf(common.squares, df) }
  const { sum, sumOfSquares } = common
  const byMoments = df === 0 ? 0 : Math.max(0, (common.squares - df) / (sum - sumOfSquares / sum))
  const tauSquared =
    model === 'fixed' || df === 0 ? 0 : model === 'reml' ? restrictedLikelihood(effects, errors, byMoments) : byMoments
  if (tauSquared === undefined) return undefined
  const { mean, sum: total } = weightedMean(effects, errors, tauSquared)
  return { estimate: mean, standardError: 1 / Math.sqrt(total), tauSquared, heterogeneity }
}

/** With weights 1 / (s² + τ²): their sums, the mean, and the weighted squares about it. */
function weightedMean(effects: Float64Array, errors: Float64Array, tauSquared: number) {
  const weights = errors.map((error) => 1 / (error * error + tauSquared))
  const first = effects[0] ?? 0
  let [sum, sumOfSquares, sumOfCubes, moved] = [0, 0, 0, 0]
  for (const [i, w] of weights.entries()) {
    sum += w
    sumOfSquares += w * w
    sumOfCubes += w * w * w
    moved += w * ((effects[i] as number) - first)
  }
  const mean = first + moved / sum
  let [squares, doubled] = [0, 0]
  for (const [i, w] of weights.entries()) {
    const rest = (effects[i] as number) - mean
    squares += w * rest * rest
    doubled += (w * rest) ** 2
  }
  return { mean, sum, sumOfSquares, sumOfCubes, squares, doubled }
}

const maxSteps = 500

function restrictedLikelihood(effects: Float64Array, errors: Float64Array, start: number): number | undefined {
  const scale = Math.max(...errors.map((error) => error * error))
  let tauSquared = start
  for (let step = 0; step < maxSteps; step++) {
    const { sum, sumOfSquares, sumOfCubes, doubled } = weightedMean(effects, errors, tauSquared)
    const trace = sum - sumOfSquares / sum
    const information = sumOfSquares - (2 * sumOfCubes) / sum + (sumOfSquares / sum) ** 2
    const next = Math.max(0, tauSquared + (doubled - trace) / information)
    if (Math.abs(next - tauSquared) <= 1e-13 * (scale + next)) return next
    tauSquared = next
  }
  return undefined
}
