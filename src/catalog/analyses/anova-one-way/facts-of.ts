import type { OptionsOf } from '../../kit/analysis.ts'
import { type LevelRef, numeric } from '../../kit/outcome/outcome.ts'
import type { Comparison } from './compare-groups.ts'
import type { definition } from './definition.ts'
import type { Facts, OutcomeFacts } from './facts.ts'
import { intervalCell } from './rows.ts'

export function factsOf(
  comparisons: readonly Comparison[],
  options: OptionsOf<typeof definition>,
  refs: readonly LevelRef[],
): Facts {
  const { confidence, effectConfidence, tests, postHoc, adjust, control, group, effectSizes, missing } = options
  return {
    confidence,
    effectConfidence,
    tests,
    postHoc,
    adjust,
    control: control !== null && postHoc.includes('dunnett') ? { variable: group, level: control } : null,
    effectSizes,
    missing,
    outcomes: comparisons.map((comparison) => ofOutcome(comparison, effectSizes, refs)),
  }
}

function ofOutcome(comparison: Comparison, effectSizes: boolean, refs: readonly LevelRef[]): OutcomeFacts {
  const { variable, lead, groups, explained, epsilonSquared } = comparison
  const ranks = lead.test === 'kruskal-wallis'
  const effect =
    ranks && epsilonSquared !== undefined
      ? { estimate: numeric(epsilonSquared), interval: { lower: null, upper: null } }
      : explained
        ? { estimate: numeric(explained.omegaSquared), interval: intervalCell(explained.interval) }
        : null
  return {
    variable,
    groups: groups.flatMap(({ n, mean, median }, g) => {
      const group = refs[g]
      return group === undefined ? [] : [{ group, n, centre: numeric(ranks ? median : mean) }]
    }),
    test: lead.test,
    statistic: statisticOf(comparison),
    p: numeric(lead.p),
    effect: effectSizes ? effect : null,
    apart: apartIn(comparison, refs),
  }
}

/** Statistic of the test that the reading reports. */
function statisticOf({ lead, welch, anova, kruskal }: Comparison): OutcomeFacts['statistic'] {
  if (lead.test === 'kruskal-wallis')
    return { symbol: 'H', value: numeric(kruskal?.statistic ?? Number.NaN), df: kruskal?.df ?? null }
  const test = lead.test === 'welch' ? welch : anova
  const { statistic = Number.NaN, df1 = Number.NaN, df2 = Number.NaN } = test ?? {}
  return { symbol: 'F', value: numeric(statistic), df: [numeric(df1), numeric(df2)] }
}

/** With two groups the overall test already compares them. */
function apartIn({ lead: { postHoc }, pairs }: Comparison, refs: readonly LevelRef[]): OutcomeFacts['apart'] {
  if (postHoc === null || refs.length === 2) return null
  const of = pairs[postHoc]
  return {
    method: postHoc,
    pairs: of.length,
    found: of.flatMap((pair) => {
      const [first, second] = [refs[pair.first], refs[pair.second]]
      if (!(pair.pValue < 0.05) || first === undefined || second === undefined) return []
      const known = 'interval' in pair && !Number.isNaN(pair.interval.lower)
      const interval = known ? intervalCell(pair.interval) : null
      return [{ first, second, difference: numeric(pair.difference), interval, p: numeric(pair.pValue) }]
    }),
  }
}
