import type { RowGroups } from '#engine/frame/row-groups.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/build-table.ts'
import { exclusion } from '../../kit/exclusion.ts'
import type { Check, Exclusion, LevelRef, Notice } from '../../kit/outcome.ts'
import { definition } from './definition.ts'
import type { DescribedCounts } from './describe-counts.ts'
import type { DescribedNumbers } from './describe-numbers.ts'

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

/** Below so many values the bootstrap is not to be trusted: there are few different samples. */
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
    if (parts.some(({ sorted }) => sorted.length > 1 && sorted[0] === sorted.at(-1)))
      notices.push(notice(definition, 'constant', params, about))
    if (options.limits !== 'classical' && parts.some(({ sorted: { length } }) => length > 1 && length < fewToResample))
      notices.push(notice(definition, 'few-for-bootstrap', { ...params, min: fewToResample }, about))
    if (
      parts.some(
        ({ sorted, interval, medianInterval }) =>
          options.limits === 'bca' &&
          sorted.length > 1 &&
          (Number.isNaN(interval.lower) || Number.isNaN(medianInterval.lower)),
      )
    )
      notices.push(notice(definition, 'no-bca', params, about))
    if (parts.some(({ extreme }) => extreme)) notices.push(notice(definition, 'extreme-samples', params, about))
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

export function checksOf({ variable, roughlyNormal, parts }: DescribedNumbers): readonly Check[] {
  if (parts.every(({ values }) => values.length < 3)) return []
  const result = roughlyNormal ? 'met' : 'violated'
  return [{ code: `normality-${result}`, result, params: { variable: { variable } }, where: { variable } }]
}
