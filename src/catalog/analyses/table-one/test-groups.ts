import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases } from '#engine/frame/case-weights.ts'
import type { CountTable } from '#engine/frame/count-table.ts'
import { withoutEmpty } from '#engine/frame/count-table.ts'
import type { FTest } from '#engine/methods/inference/f-test.ts'
import { oneWayAnova, welchAnova } from '#engine/methods/means/one-way.ts'
import { twoSampleT } from '#engine/methods/means/two-sample-t.ts'
import { kruskalWallis } from '#engine/methods/ranks/kruskal-wallis.ts'
import { mannWhitneyTest } from '#engine/methods/ranks/mann-whitney.ts'
import { chiSquareTest, textbookTest } from '#engine/methods/tables/chi-square-test.ts'
import { fisherExactP, isExactFisherFeasible } from '#engine/methods/tables/fisher-exact.ts'
import { fisherMonteCarlo, isFisherSimulationFeasible } from '#engine/methods/tables/fisher-monte-carlo.ts'
import type { ComputeContext } from '../../kit/analysis.ts'
import type { StatisticSymbol } from '../../kit/outcome/outcome.ts'
import type { TestName } from './facts.ts'

/** The test of a row, if the data allow one. */
export interface RowTest {
  readonly test: TestName
  readonly symbol: StatisticSymbol | null
  readonly statistic: number
  readonly p: number
  /** U, for a rank test whose statistic is the Z of the normal approximation. */
  readonly u?: number
  /** Monte Carlo standard error of a simulated P value. */
  readonly standardError?: number
  /** Pearson's test replaces Fisher's, which is not feasible for this many cases. */
  readonly lacksFisher?: true
}

/** Tests of means; undefined if a group has fewer than 2 cases or no group varies. `weights`: how many cases each value represents. */
export function testMeans(
  groups: readonly Float64Array[],
  variances: 'welch' | 'student',
  weights?: readonly Float64Array[],
): RowTest | undefined {
  const [a, b] = groups
  if (a === undefined || b === undefined || groups.some(({ length }, g) => allCases(length, weights?.[g]) < 2))
    return undefined
  if (groups.length === 2) {
    const pooled = variances === 'student'
    const settings = { alternative: 'two-sided', confidence: 0.95 } as const
    const t = twoSampleT(a, b, { variances: pooled ? 'pooled' : 'separate', ...settings }, weights)
    return defined({ test: variances, symbol: 't', statistic: t.statistic, p: t.pValue })
  }
  const f: FTest = variances === 'student' ? oneWayAnova(groups, weights) : welchAnova(groups, weights)
  const test = variances === 'student' ? 'anova' : 'welch-anova'
  return defined({ test, symbol: 'F', statistic: f.statistic, p: f.pValue })
}

/** Tests of ranks; undefined if a group is empty or all values are equal. `weights`: how many cases each value represents. */
export async function testRanks(
  groups: readonly Float64Array[],
  checkpoint: Checkpoint,
  weights?: readonly Float64Array[],
): Promise<RowTest | undefined> {
  const [a, b] = groups
  if (a === undefined || b === undefined || groups.some(({ length }) => length === 0)) return undefined
  if (groups.length === 2) {
    const settings = { method: 'auto', continuity: true, alternative: 'two-sided' } as const
    const ranks = await mannWhitneyTest(a, b, settings, checkpoint, weights)
    const exact = ranks.method === 'exact'
    const statistic = exact ? ranks.u : ranks.z
    const beside = exact ? {} : { u: ranks.u }
    return defined({ test: 'mann-whitney', symbol: exact ? 'U' : 'Z', statistic, p: ranks.pValue, ...beside })
  }
  const h = await kruskalWallis(groups, checkpoint, weights)
  return defined({ test: 'kruskal-wallis', symbol: 'H', statistic: h.statistic, p: h.pValue })
}

/**
 * Tests of association between levels (rows) and groups (columns). Fisher's test is simulated if its exact P value is too expensive, and
 * replaced by
 * Pearson's if there are too many cases for simulation.
 */
export async function testCounts(
  counts: CountTable,
  wanted: 'auto' | 'pearson' | 'yates' | 'fisher',
  { replicates, seed, checkpoint }: Pick<ComputeContext, 'seed' | 'checkpoint'> & { readonly replicates: number },
): Promise<RowTest | undefined> {
  const table = withoutEmpty(counts)
  if (table.length < 2 || (table[0]?.length ?? 0) < 2) return undefined
  const isFour = table.length === 2 && table[0]?.length === 2
  const chosen = wanted === 'auto' ? textbookTest(table) : wanted === 'yates' && !isFour ? 'pearson' : wanted
  if (chosen !== 'fisher') return chiSquared(table, chosen)
  const noStatistic = { symbol: null, statistic: Number.NaN } as const
  if (isExactFisherFeasible(table)) return { test: 'fisher', ...noStatistic, p: await fisherExactP(table, checkpoint) }
  if (!isFisherSimulationFeasible(table)) {
    const pearson = chiSquared(table, 'pearson')
    return pearson && { ...pearson, lacksFisher: true }
  }
  const { pValue, standardError } = await fisherMonteCarlo(table, { replicates, seed }, checkpoint)
  return { test: 'fisher-simulated', ...noStatistic, p: pValue, standardError }
}

function chiSquared(table: CountTable, test: 'pearson' | 'yates'): RowTest | undefined {
  const { statistic, pValue } = chiSquareTest(table, test === 'yates' ? 'yates' : 'none')
  return defined({ test, symbol: 'chi2', statistic, p: pValue })
}

function defined(test: RowTest): RowTest | undefined {
  return Number.isNaN(test.p) ? undefined : test
}
