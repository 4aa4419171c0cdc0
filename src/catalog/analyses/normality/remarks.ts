import { notice } from '../../kit/outcome/build-table.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Check, Exclusion, LevelRef, Notice } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type Explored, many } from './explore-variable.ts'

/** With fewer values a test has little power. */
const few = 20

export function excludedOf(
  explored: readonly Explored[],
  refs: readonly (LevelRef | null)[],
  group: string | null,
  withoutGroup: number,
): readonly Exclusion[] {
  return [
    ...(group === null ? [] : exclusion(group, 'missing', withoutGroup)),
    ...explored.flatMap(({ variable, parts }) =>
      parts.flatMap(({ missing, infinite }, g) => [
        ...exclusion(variable, 'missing', missing, refs[g]),
        ...exclusion(variable, 'infinite', infinite, refs[g]),
      ]),
    ),
  ]
}

export function noticesOf(
  explored: readonly Explored[],
  refs: readonly (LevelRef | null)[],
  withoutGroup: number,
): readonly Notice[] {
  return [
    ...(withoutGroup > 0 ? [notice(definition, 'group-missing', { n: withoutGroup })] : []),
    ...explored.flatMap(({ variable, infinite, parts }) => {
      const params = { variable: { variable } }
      const where = { variable }
      const warning = { where, weight: 'warning' } as const
      const notices: Notice[] = []
      if (infinite > 0) notices.push(notice(definition, 'infinite-left-out', { ...params, n: infinite }, warning))
      for (const [
        g,
        {
          n,
          sorted: { values },
        },
      ] of parts.entries()) {
        const group = refs[g]
        if (n > 1 && group && values[0] === values.at(-1))
          notices.push(notice(definition, 'group-constant', { ...params, group }, warning))
      }
      const sizes = parts.map(({ n }) => n)
      const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
      if (least < few) notices.push(notice(definition, 'few-values', { ...params, n: least }, warning))
      if (most >= many) notices.push(notice(definition, 'many-values', { ...params, n: most }, warning))
      return notices
    }),
  ]
}

export function checkOf({ variable, verdict }: Explored): Check {
  return { code: `normality-${verdict}`, result: verdict, params: { variable: { variable } }, where: { variable } }
}
