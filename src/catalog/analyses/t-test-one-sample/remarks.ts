import { maxExactPairs } from '#engine/methods/ranks/signed-rank.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { signedRankNotes, signedRankRemarks } from '../../kit/comparison/signed-rank-options.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import type { Check, Notice } from '../../kit/outcome/outcome.ts'
import type { Comparison } from './compare-variable.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export function testNotes(comparisons: readonly Comparison[], options: Options): readonly Notice[] {
  const ranks = comparisons.flatMap(({ wilcoxon }) => wilcoxon ?? [])
  return [
    ...signedRankNotes(definition, ranks, options),
    ...(options.tests.includes('sign') ? [notice(definition, 'sign-exact')] : []),
    ...(options.alternative === 'two-sided' ? [] : [notice(definition, 'one-sided')]),
  ]
}

export function noticesOf(comparisons: readonly Comparison[], { exact }: Options): readonly Notice[] {
  return comparisons.flatMap(({ variable, infinite, described: { n }, signs, t, wilcoxon, sign }) => {
    const notices: Notice[] = []
    const params = { variable: { variable } }
    const about = { where: { variable }, weight: 'warning' } as const
    if (infinite > 0) notices.push(notice(definition, 'infinite-left-out', { ...params, n: infinite }, about))
    if (n < 10) notices.push(notice(definition, 'few-values', { ...params, n }, about))
    const differences = n - signs.zeros
    notices.push(...signedRankRemarks(definition, variable, wilcoxon, { exact, differences, most: maxExactPairs }))
    if (sign !== undefined && (Number.isNaN(sign.interval.lower) || Number.isNaN(sign.interval.upper)))
      notices.push(notice(definition, 'sign-no-interval', params, about))
    const sides = new Set([t, wilcoxon, sign].flatMap((test) => (test === undefined ? [] : [test.pValue < 0.05])))
    if (sides.size > 1) notices.push(notice(definition, 'tests-disagree', params, about))
    return notices
  })
}

export function checkOf({ variable, described: { n }, shapiro: { pValue } }: Comparison): Check {
  const result = Number.isNaN(pValue) ? 'unknown' : pValue >= 0.05 ? 'met' : n >= 30 ? 'doubtful' : 'violated'
  return { code: `normality-${result}`, result, params: { variable: { variable } }, where: { variable } }
}
