import { chiSquareSf } from '#engine/distributions/chi-square.ts'
import { fitCounts } from '#engine/methods/counts/count-fit.ts'
import type { CountModel } from '#engine/methods/counts/count-model.ts'
import { between } from '#engine/progress.ts'
import type { Watch } from '../../kit/analysis.ts'

/** Tests of the model against the intercept-only model and against Poisson. */
export interface ModelFit {
  readonly statistic: number
  readonly df: number
  readonly pValue: number
  readonly aic: number
  readonly bic: number
  /** For negative binomial models; the P value is halved because the null value is on the boundary (Self and Liang 1987). */
  readonly againstPoisson: { readonly statistic: number; readonly pValue: number } | null
}

export async function modelFit(model: CountModel, { checkpoint, progress }: Watch): Promise<ModelFit> {
  const { data, fit, n, tally, steady } = model
  const intercept = new Float64Array(data.y.length).fill(1)
  const none = await fitCounts([intercept], data, tally, { checkpoint, progress: between(progress, 0, 0.5) })
  const statistic = Math.max(2 * (fit.logLikelihood - none.logLikelihood), 0)
  const df = fit.estimated.length - 1
  const parameters = fit.estimated.length + (data.distribution === 'poisson' ? 0 : 1)
  return {
    statistic,
    df,
    pValue: df === 0 ? Number.NaN : chiSquareSf(statistic, df),
    aic: -2 * fit.logLikelihood + 2 * parameters,
    bic: -2 * fit.logLikelihood + Math.log(n) * parameters,
    againstPoisson: data.distribution === 'poisson' ? null : await poissonTest(),
  }

  async function poissonTest() {
    progress(0.5)
    const poisson = await fitCounts(steady, { ...data, distribution: 'poisson' }, tally, {
      checkpoint,
      progress: between(progress, 0.5, 1),
    })
    const rise = Math.max(2 * (fit.logLikelihood - poisson.logLikelihood), 0)
    return { statistic: rise, pValue: chiSquareSf(rise, 1) / 2 }
  }
}
