import type { CountTable } from '#engine/frame/count-table.ts'
import { expectedCounts, margins } from '#engine/frame/count-table.ts'
import { compareRisks, type RiskComparison } from '#engine/methods/proportions/compare-risks.ts'
import {
  adjustedResiduals,
  type CramersV,
  cramersV,
  type LinearTrend,
  likelihoodRatioTest,
  linearByLinear,
} from '#engine/methods/tables/association.ts'
import { type ChiSquareTest, chiSquareTest, textbookTest } from '#engine/methods/tables/chi-square-test.ts'
import { fisherExactP, isExactFisherFeasible } from '#engine/methods/tables/fisher-exact.ts'
import { fisherMonteCarlo, isFisherSimulationFeasible } from '#engine/methods/tables/fisher-monte-carlo.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'
import type { TestName } from './facts.ts'
import type { Crossed } from './read-tables.ts'

type Options = OptionsOf<typeof definition>

/** The tests of a table at full precision. */
export interface Tested extends Crossed {
  readonly total: number
  readonly expected: CountTable
  readonly residuals: CountTable
  readonly pearson: ChiSquareTest
  /** Only for a 2 x 2 table. */
  readonly yates?: ChiSquareTest
  readonly likelihoodRatio: ChiSquareTest
  readonly fisher?: { readonly p: number; readonly standardError?: number }
  /** Fisher's test was requested, but there are too many cases for it. */
  readonly lacksFisher: boolean
  readonly trend?: LinearTrend
  readonly headline: { readonly test: TestName; readonly p: number }
  readonly v: CramersV
  /** Signed phi of a 2 x 2 table: positive if the event is more frequent in the group that is not the reference. */
  readonly phi?: number
  /** Each group compared with the reference, if there are two columns. */
  readonly risks: readonly { readonly row: number; readonly comparison: RiskComparison }[]
}

export async function testTable(table: Crossed, options: Options, context: ComputeContext): Promise<Tested> {
  const { counts, ordered } = table
  const isFour = counts.length === 2 && counts[0]?.length === 2
  const wanted = options.headline === 'auto' ? textbookTest(counts) : options.headline
  const needsFisher = isFour || wanted === 'fisher' || options.fisher !== 'rule'
  const fisher = needsFisher
    ? await fisherOf(counts, !isFour && options.fisher === 'simulated', options, context)
    : undefined
  await context.checkpoint()
  const pearson = chiSquareTest(counts)
  const yates = isFour ? chiSquareTest(counts, 'yates') : undefined
  const likelihoodRatio = likelihoodRatioTest(counts)
  const withTrend = options.trend === 'always' || (options.trend === 'auto' && ordered)
  const { total } = margins(counts)
  return {
    ...table,
    total,
    expected: expectedCounts(counts),
    residuals: adjustedResiduals(counts),
    pearson,
    ...(yates === undefined ? {} : { yates }),
    likelihoodRatio,
    ...(fisher === undefined ? {} : { fisher }),
    lacksFisher: needsFisher && fisher === undefined,
    ...(withTrend ? { trend: linearByLinear(counts) } : {}),
    headline: headlineOf(wanted, { pearson, yates, likelihoodRatio, fisher }),
    v: cramersV(counts, options.confidence),
    ...(isFour ? { phi: phiOf(table) } : {}),
    risks: risksOf(table, options.confidence),
  }
}

async function fisherOf(
  counts: CountTable,
  simulate: boolean,
  { replicates }: Options,
  { seed, checkpoint }: ComputeContext,
): Promise<Tested['fisher']> {
  if (!simulate && isExactFisherFeasible(counts)) return { p: await fisherExactP(counts, checkpoint) }
  if (!isFisherSimulationFeasible(counts)) return undefined
  const { pValue, standardError } = await fisherMonteCarlo(counts, { replicates, seed }, checkpoint)
  return { p: pValue, standardError }
}

function headlineOf(
  wanted: Exclude<TestName, 'fisher-simulated'>,
  tests: Pick<Tested, 'pearson' | 'likelihoodRatio'> & {
    readonly yates: Tested['yates'] | undefined
    readonly fisher: Tested['fisher'] | undefined
  },
): Tested['headline'] {
  const { fisher, yates, likelihoodRatio, pearson } = tests
  if (wanted === 'fisher' && fisher)
    return { test: fisher.standardError === undefined ? 'fisher' : 'fisher-simulated', p: fisher.p }
  if (wanted === 'yates' && yates) return { test: 'yates', p: yates.pValue }
  if (wanted === 'likelihood-ratio') return { test: wanted, p: likelihoodRatio.pValue }
  return { test: 'pearson', p: pearson.pValue }
}

function phiOf(table: Crossed): number {
  const [first, second] = risksAt(table)
  if (first === undefined || second === undefined) return Number.NaN
  const [exposed, reference] = table.reference === 0 ? [second, first] : [first, second]
  const [a, b, c, d] = [exposed.events, exposed.n - exposed.events, reference.events, reference.n - reference.events]
  return (a * d - b * c) / Math.sqrt((a + b) * (c + d) * (a + c) * (b + d))
}

/** Events and total of each row; empty if there is no event. */
export function risksAt({ counts, event }: Crossed): readonly { readonly events: number; readonly n: number }[] {
  if (event === null) return []
  return counts.map((row) => ({ events: row[event] ?? 0, n: row.reduce((sum, count) => sum + count, 0) }))
}

function risksOf(table: Crossed, confidence: number): Tested['risks'] {
  const risks = risksAt(table)
  const reference = risks[table.reference]
  if (reference === undefined) return []
  return risks.flatMap((risk, row) =>
    row === table.reference ? [] : [{ row, comparison: compareRisks(risk, reference, confidence) }],
  )
}
