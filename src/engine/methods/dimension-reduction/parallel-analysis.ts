import { replicateSeeds } from '../../random/replicate-seeds.ts'
import type { RandomData } from '../../scatter/kernel.ts'
import type { Scatter } from '../../scatter/scatter.ts'
import { seedParts } from '../../scatter/seed-parts.ts'
import { quantile } from '../description/quantiles.ts'
import { tableBytes, tableCost } from './random-eigenvalues.ts'

interface Simulated extends RandomData {
  readonly replicates: number
  /** Seed from which those of the random tables are derived. */
  readonly seed: number
}

interface Given {
  readonly scatter: Scatter
  readonly progress: (share: number) => void
}

/** Percentiles of the eigenvalues of random data, by component. */
const part = 0.95

/**
 * Parallel analysis: the 95th percentiles, by component, of the eigenvalues of correlation matrices of independent normal data with the
 * same numbers of rows and variables (Horn JL. A rationale and test for the number of factors in factor analysis. Psychometrika
 * 1965;30:179-185; the percentile in place of the mean: Glorfeld LW. Educ Psychol Meas 1995;55:377-393). Each random table has a seed of
 * its own (`replicateSeeds`), so that they can be computed on several threads. 3 rows or more. Throws `seed-out-of-range`.
 */
export async function parallelAnalysis(
  { rows, variables, replicates, seed }: Simulated,
  { scatter, progress }: Given,
): Promise<Float64Array> {
  const shared = { rows, variables }
  const cost = tableCost(shared)
  const parts = seedParts(replicateSeeds(seed, replicates), cost)
  const work = { shared, parts, operations: replicates * cost, bytes: tableBytes(shared) }
  const found = (await scatter({ kernel: 'random-eigenvalues', ...work }, progress)).flat()
  return Float64Array.from({ length: variables }, (_, k) =>
    quantile(Float64Array.from(found, (values) => values[k] ?? Number.NaN).toSorted(), part, 7),
  )
}
