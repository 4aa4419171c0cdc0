import { maxExactPairs } from '#engine/methods/ranks/signed-rank.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { signedRankNotes, signedRankRemarks } from '../../kit/comparison/signed-rank-options.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import type { Check, Notice } from '../../kit/outcome/outcome.ts'
import type { Comparison } from './compare-pair.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export function testNotes(comparisons: readonly Comparison[], options: Options): readonly Notice[] {
  const ranks = comparisons.flatMap(({ wilcoxon }) => wilcoxon ?? [])
  const notes = [...signedRankNotes(definition, ranks, options)]
  if (options.alternative !== 'two-sided') notes.push(notice(definition, 'one-sided'))
  return notes
}

export function noticesOf(comparisons: readonly Comparison[], options: Options): readonly Notice[] {
  return comparisons.flatMap(({ pair, differences, t, wilcoxon }) => {
    const notices: Notice[] = []
    const { variable, infinite } = pair
    const { n, zero } = differences
    const params = { variable: { variable } }
    const about = { where: { variable }, weight: 'warning' } as const
    if (infinite > 0) notices.push(notice(definition, 'infinite-left-out', { ...params, n: infinite }, about))
    if (n < 10) notices.push(notice(definition, 'few-pairs', { ...params, n }, about))
    const { exact } = options
    notices.push(
      ...signedRankRemarks(definition, variable, wilcoxon, { exact, differences: n - zero, most: maxExactPairs }),
    )
    if (t && wilcoxon && t.pValue < 0.05 !== wilcoxon.pValue < 0.05)
      notices.push(notice(definition, 'tests-disagree', params, about))
    return notices
  })
}

export function checksOf({ pair: { variable }, differences: { n }, shapiro: { pValue } }: Comparison): Check {
  const result = Number.isNaN(pValue) ? 'unknown' : pValue >= 0.05 ? 'met' : n >= 30 ? 'doubtful' : 'violated'
  return { code: `normality-${result}`, result, params: { variable: { variable } }, where: { variable } }
}
