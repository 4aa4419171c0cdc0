import type { ReadSet } from '#engine/methods/tables/read-sets.ts'
import type { AnalysisDefinition, MessageSpecs } from '../analysis.ts'
import type { countedMessages } from '../options/counted-value.ts'
import { warning } from './build-table.ts'
import type { LevelRef, Notice, Rejected } from './outcome.ts'

/** A variable with more values is no set. */
export const maxSetValues = 30

/** The sets of `readSets`, or the refusal of a variable with too many values, without a known word of presence, or of a value that none has. */
export function answerableSets(sets: readonly ReadSet[] | string, asked: string): readonly ReadSet[] | Rejected {
  const refused = (code: string, params: Rejected['params'], option: string): Rejected => ({
    status: 'rejected',
    code,
    params,
    option,
  })
  if (typeof sets === 'string')
    return refused('too-many-values', { variable: { variable: sets }, max: maxSetValues }, 'variables')
  const unknown = sets.filter((set) => set.unknown)
  if (unknown.length > 0) return refused('no-counted-value', named(unknown), 'counted')
  if (asked.trim() !== '' && sets.every(({ counted }) => counted === null))
    return refused('never-counted', {}, 'counted')
  return sets
}

/** The counted value of a set; null if its variable does not have it. */
export function countedRef({ variable, counted }: ReadSet): LevelRef | null {
  return counted === null ? null : { variable, level: counted }
}

/** Warnings of variables without the counted value, and of variables with more than two values. */
export function setNotices(
  definition: Pick<AnalysisDefinition, 'id'> & {
    readonly messages: MessageSpecs & Pick<typeof countedMessages, 'empty-sets' | 'other-values'>
  },
  sets: readonly ReadSet[],
): readonly Notice[] {
  const [never, several] = [sets.filter(({ counted }) => counted === null), sets.filter(({ values }) => values > 2)]
  return [
    ...(never.length > 0 ? [warning(definition, 'empty-sets', named(never))] : []),
    ...(several.length > 0 ? [warning(definition, 'other-values', named(several))] : []),
  ]
}

function named(sets: readonly ReadSet[]) {
  return { variables: sets.map(({ variable }) => ({ variable })) }
}
