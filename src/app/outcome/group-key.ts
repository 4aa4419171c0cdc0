import type { LevelRef } from '#catalog/kit/outcome/outcome.ts'

/** Names a group of a split analysis: the value of its level as JSON, the same in every language and if labels change. */
export const groupKey = ({ level }: Pick<LevelRef, 'level'>) => JSON.stringify(level)

/** Names a table among those of a result: the groups of a split share the ids of their tables. */
export const tableKey = (id: string, group: string | undefined) => JSON.stringify([id, group ?? null])
