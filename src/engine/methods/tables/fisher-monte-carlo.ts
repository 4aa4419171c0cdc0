import type { Checkpoint } from '../../checkpoint.ts'
import type { CountTable } from '../../frame/count-table.ts'
import { margins, withoutEmpty } from '../../frame/count-table.ts'
import { fixedMargins } from '../../random/fixed-margins.ts'
import { logFactorials } from '../../random/log-factorials.ts'
import { mersenneTwister } from '../../random/mersenne-twister.ts'

export interface FisherMonteCarlo {
  /**
   * (m + 1) / (B + 1), where m of B random tables are no more probable than the observed one: never 0, and a valid P value (Davison and
   * Hinkley 1997).
   */
  readonly pValue: number
  /** Monte Carlo standard error of the P value: sqrt(p (1 - p) / B). */
  readonly standardError: number
}

export interface Simulation {
  /** Number of replicates B, at least 1. */
  readonly replicates: number
  /** Seed of the random number generator; the same seed gives the same P value as in R. */
  readonly seed: number
}

/** Relative tolerance as in the exact test: tables whose probability is larger by no more than this count as equally probable. */
const tolerance = 1e-7

/** Maximum number of cases; the table of log factorials takes 80 MB for them. */
const maxSimulatedCases = 1e7

/** Whether the simulation is feasible: up to 10 million cases. */
export function isFisherSimulationFeasible(table: CountTable): boolean {
  return margins(table).total <= maxSimulatedCases
}

/** Replicates between two checkpoints. */
const portion = 100

/**
 * Fisher's exact test by simulation: R's `fisher.test(simulate.p.value = TRUE)`. The P value is 1 unless at least two rows and two columns
 * are not empty. Throws `seed-out-of-range`.
 */
export async function fisherMonteCarlo(
  table: CountTable,
  { replicates, seed }: Simulation,
  checkpoint: Checkpoint,
): Promise<FisherMonteCarlo> {
  const counts = withoutEmpty(table)
  if (counts.length < 2 || (counts[0]?.length ?? 0) < 2) return { pValue: 1, standardError: 0 }
  const ends = margins(counts)
  const logs = logFactorials(ends.total)
  const improbability = (cells: Iterable<number>): number => {
    let sum = 0
    for (const count of cells) sum += logs[count] ?? 0
    return sum
  }
  const next = fixedMargins(ends, logs, mersenneTwister(seed))
  const limit = improbability(counts.flat()) - Math.log1p(tolerance)
  let extreme = 0
  for (let k = 0; k < replicates; k++) {
    if (k % portion === 0) await checkpoint()
    if (improbability(next()) >= limit) extreme++
  }
  const pValue = (extreme + 1) / (replicates + 1)
  return { pValue, standardError: Math.sqrt((pValue * (1 - pValue)) / replicates) }
}
