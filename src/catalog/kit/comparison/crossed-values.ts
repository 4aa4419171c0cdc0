import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases, caseWeights } from '#engine/frame/case-weights.ts'
import { crossGroups } from '#engine/frame/crossed-groups.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { usable } from '#engine/frame/usable.ts'
import { adjustPValues } from '#engine/methods/inference/adjust-p-values.ts'
import { comparePairs } from '#engine/methods/means/compare-pairs.ts'
import type { ComputeContext, MessageSpecs } from '../analysis.ts'
import { exclusion } from '../outcome/exclusion.ts'
import { levelRefs } from '../outcome/level-refs.ts'
import { type LevelRef, numeric, type Rejected, type Sample } from '../outcome/outcome.ts'
import { type Comparison, comparedPairs } from './compared-pairs.ts'
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

/** Splits the measurement `variable` by the grouping, or refuses it. */
export async function crossedValues(
  frame: Frame | undefined,
  { variable, group, colour }: Grouping & { readonly variable: string },
  context: ComputeContext,
  maxGroups = 20,
): Promise<CrossedValues | Rejected> {
  const column = frame && columnById(frame, variable)
  const seen = column && usable(column)
  if (frame === undefined || seen === undefined || seen.type === 'text') throw new Error('A distribution needs numbers')
  const [first, second] = [group, colour].map((id) => (id === null ? undefined : columnById(frame, id)))
  const refused = refusedGroups({ group, colour }, maxGroups, (id) => {
    const by = columnById(frame, id)
    return by !== undefined && hasMoreLevels(by, maxGroups)
  })
  if (refused !== undefined) return refused
  const weights = caseWeights(frame, context.weights)
  const crossed = crossGroups(frame.rows, first, second, weights)
  await context.checkpoint()
  const split = groupValues(seen, crossed.codes, crossed.cells, undefined, weights)
  const sizes = split.values.map((values, k) => allCases(values.length, split.weights?.[k]))
  const used = total(sizes)
  if (used === 0)
    return { status: 'rejected', code: 'no-values', params: { variable: { variable } }, option: 'variable' }
  return {
    groups: levelRefs(group, crossed.levels[0]),
    colours: levelRefs(colour, crossed.levels[1]),
    values: split.values,
    weights: split.weights ?? undefined,
    sizes,
    sample: {
      total: allCases(frame.rows, weights),
      used,
      excluded: [
        ...exclusion(group, 'missing', crossed.missing[0]),
        ...exclusion(colour, 'missing', crossed.missing[1]),
        ...exclusion(variable, 'missing', total(split.missing)),
        ...exclusion(variable, 'infinite', total(split.infinite)),
      ],
    },
  }
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Compares the cells as asked; the P values are adjusted together. */
export async function compareCells(
  { groups, colours, values, weights, sizes }: CrossedValues,
  asked: {
    readonly test: 'none' | 'welch' | 'mann-whitney'
    readonly compare: 'all' | 'first'
    readonly adjust: 'holm' | 'bonferroni' | 'none'
  },
  checkpoint: Checkpoint,
): Promise<readonly Comparison[]> {
  if (asked.test === 'none') return []
  const pairs = comparedPairs(groups.length, colours.length, asked.compare, sizes)
  const adjusted = adjustPValues(await comparePairs(values, pairs, asked.test, checkpoint, weights), asked.adjust)
  return pairs.map(([first, second], k) => ({ first, second, p: numeric(adjusted[k] ?? Number.NaN) }))
}
