import type { RowGroups } from '#engine/frame/row-groups.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Check, Exclusion, LevelRef, Notice } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { DescribedCounts } from './describe-counts.ts'
import type { DescribedNumbers, NumberPart } from './describe-numbers.ts'
import type { Estimated } from './limits-of.ts'

export function excludedOf(
  numbers: readonly DescribedNumbers[],
  counts: readonly DescribedCounts[],
  groups: RowGroups,
  refs: readonly (LevelRef | null)[],
  group: string | null,
): readonly Exclusion[] {
  const summarised = new Set(numbers.map(({ variable }) => variable))
  return [
    ...(group === null ? [] : exclusion(group, 'missing', groups.missing)),
    ...numbers.flatMap(({ variable, parts }) =>
      parts.flatMap(({ missing, infinite }, g) => [
        ...exclusion(variable, 'missing', missing, refs[g]),
        ...exclusion(variable, 'infinite', infinite, refs[g]),
      ]),
    ),
    ...counts
      .filter(({ variable }) => !summarised.has(variable))
      .flatMap(({ variable, parts }) =>
        parts.flatMap(({ missing }, g) => exclusion(variable, 'missing', missing, refs[g])),
      ),
  ]
}

/** With fewer values the bootstrap is unreliable: there are too few distinct samples. */
const fewToResample = 10

export function noticesOf(
  numbers: readonly DescribedNumbers[],
  counts: readonly DescribedCounts[],
  withoutGroup: number,
  options: OptionsOf<typeof definition>,
): readonly Notice[] {
  const notices: Notice[] = []
  if (withoutGroup > 0) notices.push(notice(definition, 'group-missing', { n: withoutGroup }))
  for (const { variable, infinite, parts } of numbers) {
    const params = { variable: { variable } }
    const about = { where: { variable }, weight: 'warning' } as const
    if (parts.every(({ values }) => values.length === 0)) notices.push(notice(definition, 'all-missing', params, about))
    if (infinite > 0) notices.push(notice(definition, 'infinite-left-out', { ...params, n: infinite }, about))
    if (parts.some(({ sorted, moments: { n } }) => n > 1 && sorted[0] === sorted.at(-1)))
      notices.push(notice(definition, 'constant', params, about))
    if (options.limits !== 'classical' && parts.some(({ moments: { n } }) => n > 1 && n < fewToResample))
      notices.push(notice(definition, 'few-for-bootstrap', { ...params, min: fewToResample }, about))
    const without = options.limits === 'bca' ? named(parts.flatMap(withoutLimits)) : undefined
    if (without !== undefined) notices.push(notice(definition, 'no-bca', { ...params, estimates: without }, about))
    const extreme = named(parts.flatMap((part) => part.extreme))
    if (extreme !== undefined)
      notices.push(notice(definition, 'extreme-samples', { ...params, estimates: extreme }, about))
    if (options.geometric && parts.some(({ sorted }) => (sorted[0] ?? 1) <= 0))
      notices.push(notice(definition, 'no-geometric-mean', params, about))
  }
  for (const { variable, parts } of counts)
    if (parts.every(({ n }) => n === 0))
      notices.push(
        notice(definition, 'all-missing', { variable: { variable } }, { where: { variable }, weight: 'warning' }),
      )
  return notices
}

function withoutLimits({ moments: { n }, interval, medianInterval }: NumberPart): readonly Estimated[] {
  if (n < 2) return []
  return [
    ...(Number.isNaN(interval.lower) ? (['mean'] as const) : []),
    ...(Number.isNaN(medianInterval.lower) ? (['median'] as const) : []),
  ]
}

/** The message code for this combination of estimates. */
function named(estimated: readonly Estimated[]): { readonly code: keyof typeof definition.messages } | undefined {
  const [first, ...more] = new Set(estimated)
  if (first === undefined) return undefined
  return { code: more.length > 0 ? 'mean-and-median' : first }
}

export function checksOf({ variable, roughlyNormal, parts }: DescribedNumbers): readonly Check[] {
  if (parts.every(({ moments: { n } }) => n < 3)) return []
  const result = roughlyNormal === null ? 'unknown' : roughlyNormal ? 'met' : 'violated'
  return [{ code: `normality-${result}`, result, params: { variable: { variable } }, where: { variable } }]
}
