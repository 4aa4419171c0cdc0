import type { Checkpoint } from '../../checkpoint.ts'
import { chiSquareSf } from '../../distributions/chi-square.ts'
import { solveLeastSquares } from './least-squares.ts'
import type { LinearModel } from './linear-model.ts'

export interface BreuschPagan {
  readonly statistic: number
  readonly df: number
  readonly pValue: number
}

/**
 * The Breusch-Pagan test for a variance that depends on the columns of the model, studentised (Koenker 1981): n R² of the squared residuals.
 */
export async function breuschPagan({ data, fit, n }: LinearModel, checkpoint: Checkpoint): Promise<BreuschPagan> {
  const mean = fit.squares / n
  const roots = data.cases?.map(Math.sqrt) ?? null
  const centred = fit.residuals.map((e) => e * e - mean)
  const counted = roots === null ? centred : centred.map((value, i) => value * (roots[i] as number))
  const total = counted.reduce((sum, value) => sum + value * value, 0)
  const { qr, projection } =
    data.weights === null ? fit : await solveLeastSquares(data.columns, centred, roots, checkpoint)
  let explained = 0
  for (const effect of await projection.effects(counted, checkpoint)) explained += effect ** 2
  const statistic = (n * explained) / total
  const df = qr.rank - 1
  return { statistic, df, pValue: chiSquareSf(statistic, df) }
}

/** Durbin-Watson's d of residuals in the order of the rows; the cases of a row are consecutive. */
export function durbinWatson(residuals: Float64Array, cases?: Float64Array): number {
  let [steps, squares] = [0, 0]
  for (let i = 0; i < residuals.length; i++) {
    const e = residuals[i] as number
    squares += cases === undefined ? e * e : (cases[i] as number) * e * e
    if (i > 0) steps += (e - (residuals[i - 1] as number)) ** 2
  }
  return steps / squares
}
