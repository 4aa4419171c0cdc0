import type { LimitedGroups } from '#engine/frame/limited-groups.ts'
import type { RowGroups } from '#engine/frame/row-groups.ts'
import type { MessageSpecs } from '../analysis.ts'
import { optionalVariable, type VariableOption } from '../options/options.ts'
import { infiniteLeftOutMessage } from '../outcome/infinite-left-out.ts'
import { leftOutMessages } from '../outcome/left-out.ts'
import type { LevelRef, Rejected } from '../outcome/outcome.ts'

/** The option for the variable by whose values others are described; its value may be null. */
export function describedBy(): VariableOption<false> {
  return optionalVariable({
    label: { en: 'Groups', zh: '分组变量' },
    help: {
      en: 'Every value is described by itself (SPSS Explore: "Factor List"; R: by).',
      zh: '按各取值分别描述（SPSS 探索：因子列表；R：by）。',
    },
    accepts: ['nominal', 'ordinal'],
  })
}

export const describedGroupsMessages = {
  'group-among-variables': {
    en: 'The grouping variable {variable} cannot also be described.',
    zh: '分组变量 {variable} 不能同时作为被描述的变量。',
  },
  'no-groups': { en: '{group} has no value with data.', zh: '{group} 没有有效取值。' },
  'too-many-groups': {
    en: '{group} has more than {max} values, too many to describe one by one.',
    zh: '{group} 的取值超过 {max} 个，无法逐组描述。',
  },
  'group-missing': {
    en: '{n} {n|row|rows} {n|has|have} no group and {n|was|were} left out.',
    zh: '{n} 行缺失分组信息，未纳入分析。',
  },
  ...infiniteLeftOutMessage,
  ...leftOutMessages,
} as const satisfies MessageSpecs

export interface DescribedGroups {
  readonly groups: RowGroups
  /** As named in an outcome; a single null without a grouping. */
  readonly refs: readonly (LevelRef | null)[]
}

/** The groups in which variables are described, or why they cannot be used. */
export function describedGroups(
  { variables, group }: { readonly variables: readonly string[]; readonly group: string | null },
  most: number,
  groups: LimitedGroups,
): DescribedGroups | Rejected {
  const rejected = (code: keyof typeof describedGroupsMessages, params: Rejected['params'], option: string) =>
    ({ status: 'rejected', code, params, option }) as const
  if (group !== null && variables.includes(group))
    return rejected('group-among-variables', { variable: { variable: group } }, 'variables')
  if (typeof groups === 'string') return rejected(groups, { group: { variable: group ?? '' }, max: most }, 'group')
  return {
    groups,
    refs: groups.values.map((level): LevelRef | null =>
      level === null || group === null ? null : { variable: group, level },
    ),
  }
}
