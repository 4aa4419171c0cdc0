import type { Rejected } from '../outcome/outcome.ts'
import type { Grouping } from './comparison-options.ts'

/** The refusal of a grouping variable that is used twice, or that has more values than a figure can distinguish. */
export function refusedGroups(
  { group = null, colour = null }: Partial<Grouping>,
  max: number,
  isTooMany: (variable: string) => boolean,
): Rejected | undefined {
  if (group !== null && group === colour) {
    const params = { variable: { variable: group } }
    return { status: 'rejected', code: 'same-variable-twice', params, option: 'colour' }
  }
  for (const [option, variable] of [['group', group] as const, ['colour', colour] as const])
    if (variable !== null && isTooMany(variable))
      return { status: 'rejected', code: 'too-many-groups', params: { group: { variable }, max }, option }
  return undefined
}
