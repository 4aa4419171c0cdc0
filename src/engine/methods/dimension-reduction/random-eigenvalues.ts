import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { mersenneTwister } from '../../random/mersenne-twister.ts'
import { normalDeviate } from '../../random/normal-deviate.ts'
import type { RandomData } from '../../scatter/kernel.ts'
import { correlationsOf } from '../correlation/correlations-of.ts'
import { covarianceMatrix } from '../correlation/covariance-matrix.ts'
import { principalComponents } from './principal-components.ts'

/**
 * Eigenvalues, in descending order, of the correlation matrix of independent normal data: one table for each seed, that of R's
 * `set.seed(seed); matrix(rnorm(rows * variables), rows)`. Throws `seed-out-of-range` for the seed -2^31, and the errors of
 * `symmetricEigen`.
 */
export async function randomEigenvalues(
  { rows, variables }: RandomData,
  seeds: Int32Array,
  checkpoint: Checkpoint,
): Promise<readonly Float64Array[]> {
  const columns = Array.from({ length: variables }, () => new Float64Array(rows))
  const pace = new Pace(checkpoint)
  const found: Float64Array[] = []
  for (const seed of seeds) {
    const uniform = mersenneTwister(seed)
    for (const column of columns)
      for (let i = 0; i < rows; i++) {
        column[i] = normalDeviate(uniform)
        if (pace.due(numberCost)) await pace.rest()
      }
    const correlations = correlationsOf(await covarianceMatrix(columns, checkpoint))
    found.push((await principalComponents(correlations, checkpoint)).variances)
    await checkpoint()
  }
  return found
}

/** Cost of a normal number, in operations. */
const numberCost = 50

/** Cost of one table's eigenvalues, in operations as counted by `Pace`. */
export function tableCost({ rows, variables }: RandomData): number {
  return rows * variables * (numberCost + variables / 2) + 20 * variables ** 3
}

/** The memory of the table and of its deviations from the means, in bytes. */
export function tableBytes({ rows, variables }: RandomData): number {
  return 16 * rows * variables
}
