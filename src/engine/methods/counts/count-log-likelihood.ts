import type { Checkpoint } from '../../checkpoint.ts'
import type { CountRows } from './count-irls.ts'
import type { CountTally } from './count-tally.ts'

/**
 * Log likelihood of the counts with all its constants. `eta`: the linear predictor by row, offset included; `theta`: shape of the negative binomial,
 * infinite for Poisson; the tally is that of the same counts and cases.
 */
export async function countLogLikelihood(
  eta: Float64Array,
  { y, cases }: Pick<CountRows, 'y' | 'cases'>,
  { above, logFactorials }: CountTally,
  theta: number,
  checkpoint: Checkpoint,
): Promise<number> {
  let sum = -logFactorials
  if (Number.isFinite(theta)) for (let k = 0; k < above.length; k++) sum += (above[k] as number) * Math.log1p(k / theta)
  await checkpoint()
  for (let i = 0; i < y.length; i++) {
    const [count, value] = [y[i] as number, eta[i] as number]
    const mean = Math.exp(value)
    // for a negative binomial ln Gamma(theta + y) / Gamma(theta) theta^y is in the sum over `above`
    const own = count * value - (Number.isFinite(theta) ? (count + theta) * Math.log1p(mean / theta) : mean)
    sum += cases === undefined ? own : (cases[i] as number) * own
    if (i % 100_000 === 99_999) await checkpoint()
  }
  return sum
}
