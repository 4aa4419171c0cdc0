import type { Checkpoint } from '../checkpoint.ts'
import { Pace } from '../pace.ts'
import type { Uniform } from '../random/mersenne-twister.ts'
import { normalDeviate } from '../random/normal-deviate.ts'
import { correlationsOf } from './correlations-of.ts'
import { covarianceMatrix } from './covariance-matrix.ts'
import { principalComponents } from './principal-components.ts'
import { quantile } from './quantiles.ts'

interface Simulated {
  readonly rows: number
  readonly variables: number
  readonly replicates: number
}

/** Of the eigenvalues of random data, by component. */
const part = 0.95

/**
 * Parallel analysis: the 95th percentiles of the eigenvalues of correlation matrices of normal numbers without any correlation, in as many
 * rows and variables, by component (Horn JL. A rationale and test for the number of factors in factor analysis. Psychometrika 1965;30:179-185;
 * the percentile in place of the mean: Glorfeld LW. Educ Psychol Meas 1995;55:377-393). `uniform`: the numbers of R's `rnorm`, column by
 * column. 3 rows or more.
 */
export async function parallelAnalysis(
  { rows, variables, replicates }: Simulated,
  uniform: Uniform,
  checkpoint: Checkpoint,
  progress: (share: number) => void,
): Promise<Float64Array> {
  const found = Array.from({ length: variables }, () => new Float64Array(replicates))
  const columns = Array.from({ length: variables }, () => new Float64Array(rows))
  const pace = new Pace(checkpoint)
  for (let b = 0; b < replicates; b++) {
    for (const column of columns)
      for (let i = 0; i < rows; i++) {
        column[i] = normalDeviate(uniform)
        if (pace.due(cost)) await pace.rest()
      }
    const { variances } = await principalComponents(
      correlationsOf(await covarianceMatrix(columns, checkpoint)),
      checkpoint,
    )
    for (const [k, variance] of variances.entries()) (found[k] as Float64Array)[b] = variance
    progress((b + 1) / replicates)
    await checkpoint()
  }
  return Float64Array.from(found, (values) => quantile(values.toSorted(), part, 7))
}

/** Of a normal number, in operations. */
const cost = 50
