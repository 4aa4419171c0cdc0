import { cholesky } from '../linalg/cholesky.ts'
import { logGamma } from '../special/log-gamma.ts'
import { StatsError } from '../stats-error.ts'

const { POSITIVE_INFINITY } = Number

/**
 * The natural logarithm of the density at x of the multivariate normal distribution, or with finite `df` of the multivariate t: a correlation matrix
 * of full rank, by Cholesky's factor (Genz and Bretz 2009, sections 1.1 and 1.2). Throws `not-a-correlation` if the matrix is not positive
 * definite or of another size than x.
 */
export function multivariateLogDensity(
  x: readonly number[],
  correlation: readonly (readonly number[])[],
  df = POSITIVE_INFINITY,
): number {
  const n = x.length
  const factor = correlation.length === n ? cholesky(correlation) : undefined
  if (factor === undefined) throw new StatsError('not-a-correlation')
  const z: number[] = []
  let [squares, logDeterminant] = [0, 0]
  for (const [i, row] of factor.entries()) {
    const diagonal = row[i] as number
    const rest = z.reduce((left, value, j) => left - value * (row[j] as number), x[i] as number)
    z.push(rest / diagonal)
    squares += (rest / diagonal) ** 2
    logDeterminant += Math.log(diagonal)
  }
  if (df === POSITIVE_INFINITY) return -logDeterminant - (n * Math.log(2 * Math.PI) + squares) / 2
  return (
    logGamma((df + n) / 2) -
    logGamma(df / 2) -
    (n * Math.log(df * Math.PI)) / 2 -
    logDeterminant -
    ((df + n) / 2) * Math.log1p(squares / df)
  )
}
