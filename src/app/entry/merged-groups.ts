import type { MergedGroup, MergedValues } from '#catalog/kit/steps/step-options.ts'

/** Whether the group changes the text, or has it as its result. */
export const hasText = ({ to, values }: MergedGroup, text: string): boolean => to === text || values.includes(text)

/** Whether the text becomes another. */
export const isMerged = (groups: readonly MergedGroup[], text: string): boolean =>
  groups.some(({ to, values }) => to !== text && values.includes(text))

/** The groups after a tick at a text of a cluster is set or taken away. A new group gets the first text of the cluster. */
export function withTick(
  groups: readonly MergedGroup[],
  cluster: readonly string[],
  text: string,
): readonly MergedGroup[] {
  if (isMerged(groups, text))
    return groups
      .map((group) => ({ ...group, values: group.values.filter((value) => value !== text) }))
      .filter(({ values }) => values.length > 0)
  const own = groups.find((group) => cluster.some((other) => hasText(group, other)))
  if (own) return groups.map((group) => (group === own ? { ...group, values: [...group.values, text] } : group))
  return [...groups, { to: cluster.find((other) => other !== text) ?? text, values: [text] }]
}

/** The groups with another result of one; the former is merged into it too if it is a text of the data. */
export function withName(
  groups: readonly MergedGroup[],
  named: MergedGroup,
  to: string,
  occurs: (text: string) => boolean,
): readonly MergedGroup[] {
  const former = occurs(named.to) ? [named.to] : []
  const values = [...new Set([...former, ...named.values])].filter((value) => value !== to)
  return groups.map((group) => (group === named ? { to, values } : group))
}

/** What was offered and is in no group stays apart, besides what did before. */
export function withApart(
  { apart }: Pick<MergedValues, 'apart'>,
  groups: readonly MergedGroup[],
  offered: readonly string[],
): MergedValues {
  const left = [...new Set([...apart, ...offered])].filter((text) => !groups.some((group) => hasText(group, text)))
  return { groups, apart: left }
}
