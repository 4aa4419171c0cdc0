import type { OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Check, Exclusion, LevelRef, Notice } from '../../kit/outcome/outcome.ts'
import type { Comparison } from './compare-groups.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export function excludedOf(
  comparisons: readonly Comparison[],
  group: string,
  missing: number,
  refs: readonly LevelRef[],
): readonly Exclusion[] {
  return [
    ...exclusion(group, 'missing', missing),
    ...comparisons.flatMap(({ variable, split }) =>
      refs.flatMap((ref, g) => [
        ...exclusion(variable, 'missing', split.missing[g] ?? 0, ref),
        ...exclusion(variable, 'infinite', split.infinite[g] ?? 0, ref),
      ]),
    ),
  ]
}

export function pairNotes({ postHoc, adjust, confidence, control, group }: Options): readonly Notice[] {
  const level = { level: { confidence } }
  return [
    ...(postHoc.includes('tukey') ? [notice(definition, 'pairs-tukey', level)] : []),
    ...(postHoc.includes('games-howell') ? [notice(definition, 'pairs-games-howell', level)] : []),
    ...(postHoc.includes('bonferroni') ? [notice(definition, 'pairs-bonferroni', level)] : []),
    ...(postHoc.includes('holm') ? [notice(definition, 'pairs-holm')] : []),
    ...(postHoc.includes('dunnett') && control !== null
      ? [notice(definition, 'pairs-dunnett', { ...level, control: { variable: group, level: control } })]
      : []),
    ...(postHoc.includes('dunn')
      ? [notice(definition, 'pairs-dunn', { adjustment: { code: `adjust-${adjust}` } })]
      : []),
  ]
}

export function noticesOf(
  comparisons: readonly Comparison[],
  { tests, postHoc }: Options,
  refs: readonly LevelRef[],
): readonly Notice[] {
  const two = refs.length === 2 ? [notice(definition, 'two-groups')] : []
  const separate = tests.includes('welch') || postHoc.includes('games-howell')
  return [...two, ...comparisons.flatMap((comparison) => noticesOn(comparison, refs, separate))]
}

/** `separate`: whether a requested test needs the variance of each group. */
function noticesOn(comparison: Comparison, refs: readonly LevelRef[], separate: boolean): readonly Notice[] {
  const { variable, split, groups, pValues } = comparison
  const notices: Notice[] = []
  const name = { variable: { variable } }
  const about = { where: { variable }, weight: 'warning' } as const
  const infinite = split.infinite.reduce((sum, n) => sum + n, 0)
  if (infinite > 0) notices.push(notice(definition, 'infinite-left-out', { ...name, n: infinite }, about))
  const least = Math.min(...groups.map(({ n }) => n))
  if (least < 10) notices.push(notice(definition, 'small-groups', { ...name, n: least }, about))
  for (const [g, { n, squares }] of groups.entries()) {
    const group = refs[g]
    if (squares !== 0 || !group) continue
    if (n > 1) notices.push(notice(definition, 'one-group-constant', { ...name, group }, about))
    else if (separate) notices.push(notice(definition, 'group-of-one', { ...name, group }, about))
  }
  const sides = new Set(pValues.filter((p) => !Number.isNaN(p)).map((p) => p < 0.05))
  if (sides.size > 1) notices.push(notice(definition, 'tests-disagree', name, about))
  return notices
}

/** The ratio of the groups' SDs above which variances are reported as unequal in large groups. */
const tolerableRatio = 1.5

export function checksOf({ variable, groups, assumptions }: Comparison): readonly Check[] {
  const name = { variable: { variable } }
  const where = { variable }
  const large = groups.every(({ n }) => n >= 30)
  const { roughlyNormal } = assumptions
  const normality = roughlyNormal === null ? 'unknown' : roughlyNormal ? 'met' : large ? 'doubtful' : 'violated'
  const p = assumptions.brownForsythe.pValue
  const sds = groups.map(({ sd }) => sd)
  const ratio = Math.max(...sds) / Math.min(...sds)
  const slight = large && ratio < tolerableRatio
  const variances = Number.isNaN(p) ? 'unknown' : p >= 0.05 ? 'met' : slight ? 'doubtful' : 'violated'
  return [
    { code: `normality-${normality}`, result: normality, params: name, where },
    {
      code: `variances-${variances}`,
      result: variances,
      params: variances === 'doubtful' ? { ...name, ratio: { estimate: ratio } } : name,
      where,
    },
  ]
}
