import { compareCurves as compare } from '#engine/methods/survival/compare-curves.ts'
import { countSubjects } from '#engine/methods/survival/kaplan-meier.ts'
import type { CurveTest, LogRank } from '#engine/methods/survival/log-rank.ts'
import type { LogRankWeights } from '#engine/methods/survival/log-rank-weights.ts'
import type { OptionsOf, Watch } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric, type OutcomeTable } from '../../kit/outcome/outcome.ts'
import { adjustmentOf, logRankWeightsOf } from '../../kit/survival/log-rank-options.ts'
import { definition } from './definition.ts'
import { countStrata, type StrataCount, sortedStrata } from './strata.ts'
import type { GroupCurve } from './tables.ts'

type Options = OptionsOf<typeof definition>

/** The overall test, and pairwise tests if requested and there are more than two groups. */
export interface CurveComparison {
  readonly weights: LogRankWeights
  /** Null if the test is not stratified. */
  readonly strata: StrataCount | null
  readonly test: LogRank
  readonly pairs: readonly ComparedPair[]
}

interface ComparedPair extends CurveTest {
  readonly first: GroupCurve
  readonly second: GroupCurve
  readonly adjusted: number
}

/** Null if no test was requested or there are fewer than two groups. */
export async function compareCurves(
  curves: readonly GroupCurve[],
  strata: number,
  options: Options,
  watch: Watch,
): Promise<CurveComparison | null> {
  if (options.group === null || !options.logRank || curves.length < 2) return null
  const sorted = await sortedStrata(curves, strata, watch.checkpoint)
  const weights = logRankWeightsOf(options)
  const compared = await compare(sorted, { weights, pairs: adjustmentOf(options) }, watch)
  return {
    weights,
    strata: options.stratum === null ? null : countStrata(sorted),
    test: compared.test,
    pairs: compared.pairs.flatMap((pair) => {
      const [first, second] = [curves[pair.first], curves[pair.second]]
      return first && second ? [{ ...pair, first, second }] : []
    }),
  }
}

export function comparisonTables(
  curves: readonly GroupCurve[],
  comparison: CurveComparison,
  options: Options,
): readonly OutcomeTable[] {
  const { test, pairs } = comparison
  const notes = strataNotes(comparison, options)
  return [
    buildTable(definition, 'observed', {
      columns: ['group', 'n', 'observed', 'expected'],
      rows: curves.map(({ ref, sample }, g) => ({
        cells: {
          group: ref,
          n: countSubjects(sample).n,
          observed: numeric(test.observed[g] ?? Number.NaN),
          expected: numeric(test.expected[g] ?? Number.NaN),
        },
      })),
      notes,
    }),
    ...(Number.isNaN(test.statistic) ? [] : [testTable(comparison, curves.length, options)]),
    ...(pairs.length === 0 ? [] : [pairTable(pairs, options)]),
  ]
}

function testTable(comparison: CurveComparison, groups: number, options: Options): OutcomeTable {
  const { weights, test } = comparison
  const withTrend = options.trend && groups > 2
  const cellsOf = ({ statistic, df, pValue }: CurveTest) => ({
    statistic: { symbol: 'chi2' as const, value: numeric(statistic) },
    df,
    p: numeric(pValue),
  })
  return buildTable(definition, 'logRank', {
    columns: ['test', 'statistic', 'df', 'p'],
    rows: [
      { cells: { test: { key: weights.kind }, ...cellsOf(test) } },
      ...(withTrend ? [{ cells: { test: { key: 'trend' as const }, ...cellsOf(test.trend) } }] : []),
    ],
    notes: [
      ...strataNotes(comparison, options),
      ...(weights.kind === 'fleming-harrington'
        ? [notice(definition, 'fleming-harrington-weights', { rho: weights.rho, gamma: weights.gamma })]
        : []),
      ...(withTrend ? [notice(definition, 'trend-scores')] : []),
    ],
  })
}

/** Notes that name the strata of a stratified test. */
function strataNotes({ strata }: CurveComparison, { stratum }: Options) {
  return strata === null || stratum === null
    ? []
    : [notice(definition, 'stratified', { stratum: { variable: stratum }, n: strata.count })]
}

function pairTable(pairs: readonly ComparedPair[], { pairwise }: Options): OutcomeTable {
  const adjusted = pairwise === 'holm' || pairwise === 'bonferroni'
  return buildTable(definition, 'pairs', {
    columns: ['first', 'second', 'statistic', 'p', ...(adjusted ? (['adjusted'] as const) : [])],
    rows: pairs.map((pair) => ({
      cells: {
        first: pair.first.ref,
        second: pair.second.ref,
        statistic: Number.isNaN(pair.statistic) ? null : { symbol: 'chi2', value: numeric(pair.statistic) },
        p: orEmpty(pair.pValue),
        ...(adjusted ? { adjusted: orEmpty(pair.adjusted) } : {}),
      },
    })),
    notes: [
      notice(definition, `pairs-${pairwise === 'none' ? 'unadjusted' : pairwise}`),
      ...(pairs.some(({ pValue }) => Number.isNaN(pValue)) ? [notice(definition, 'pairs-impossible')] : []),
    ],
  })
}
