import type { CellValues } from '#engine/frame/cell-values.ts'
import type { MessageSpecs } from '../analysis.ts'
import { exclusion } from '../outcome/exclusion.ts'
import { levelRefs } from '../outcome/level-refs.ts'
import type { LevelRef, Rejected, Sample } from '../outcome/outcome.ts'
import type { Grouping } from './comparison-options.ts'
import { refusedGroups } from './refused-groups.ts'

/** The values of a measurement in cells, group by group, with the colours of each group in order. */
export interface CrossedValues {
  readonly groups: readonly (LevelRef | null)[]
  readonly colours: readonly (LevelRef | null)[]
  /** The finite values of each cell, in the order of the rows. */
  readonly values: readonly Float64Array[]
  /** How many cases each of these values represents; undefined if each is one. */
  readonly weights: readonly Float64Array[] | undefined
  /** Cases of each cell. */
  readonly sizes: readonly number[]
  readonly sample: Sample
}

export const crossedValuesMessages = {
  'no-values': { en: '{variable} has no usable value.', zh: '{variable} 没有可用的值。' },
} as const satisfies MessageSpecs

/** Names the cells of the measurement `variable`, or refuses it; `cells` may list the variables with more than `max` levels. */
export function crossedValues(
  cells: CellValues | readonly string[],
  { variable, group, colour }: Grouping & { readonly variable: string },
  max: number,
): CrossedValues | Rejected {
  const refused = refusedGroups({ group, colour }, max, (id) => !('crossed' in cells) && cells.includes(id))
  if (refused !== undefined) return refused
  if (!('crossed' in cells)) throw new Error('A grouping variable has too many levels')
  const { crossed, values, weights, sizes, missing, infinite, total } = cells
  const used = sum(sizes)
  if (used === 0)
    return { status: 'rejected', code: 'no-values', params: { variable: { variable } }, option: 'variable' }
  return {
    groups: levelRefs(group, crossed.levels[0]),
    colours: levelRefs(colour, crossed.levels[1]),
    values,
    weights: weights ?? undefined,
    sizes,
    sample: {
      total,
      used,
      excluded: [
        ...exclusion(group, 'missing', crossed.missing[0]),
        ...exclusion(colour, 'missing', crossed.missing[1]),
        ...exclusion(variable, 'missing', sum(missing)),
        ...exclusion(variable, 'infinite', sum(infinite)),
      ],
    },
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
