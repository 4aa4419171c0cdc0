import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import type { Condition } from '#engine/frame/repeated-values.ts'
import { type BoxSummary, boxSummary } from '#engine/methods/description/box-summary.ts'
import { medianInterval } from '#engine/methods/description/median-interval.ts'
import { type Quartiles, quartiles } from '#engine/methods/description/quantiles.ts'
import { type Friedman, friedman, friedmanPairs, type RankPair } from '#engine/methods/ranks/friedman.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { definition } from './definition.ts'

export interface Described extends Quartiles {
  readonly condition: Condition
  readonly meanRank: number
  readonly interval: Interval
  readonly box: BoxSummary
}

/** Comparison of the ranks of conditions within subjects, at full precision. */
export interface Comparison {
  readonly test: Friedman
  readonly described: readonly Described[]
  readonly pairs: readonly (Omit<RankPair, 'first' | 'second'> & {
    readonly first: Condition
    readonly second: Condition
  })[]
}

/** `weights`: how many subjects each value represents. */
export async function compareRanks(
  conditions: readonly Condition[],
  values: readonly Float64Array[],
  { confidence, postHoc, adjust, quartileType }: OptionsOf<typeof definition>,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<Comparison> {
  const test = await friedman(values, checkpoint, weights)
  const type = quartileTypes[quartileType]
  const described: Described[] = []
  for (const [j, condition] of conditions.entries()) {
    const column = values[j] ?? new Float64Array()
    const { values: sorted, upTo } = await sortedCases(column, checkpoint, weights)
    described.push({
      condition,
      meanRank: test.meanRanks[j] ?? Number.NaN,
      ...quartiles(sorted, type, upTo),
      interval: medianInterval(sorted, confidence, upTo),
      box: boxSummary(column, sorted, confidence, type, weights, upTo),
    })
    await checkpoint()
  }
  return {
    test,
    described,
    pairs: friedmanPairs(test, postHoc, adjust).flatMap(({ first, second, ...pair }) => {
      const [a, b] = [conditions[first], conditions[second]]
      return a === undefined || b === undefined ? [] : [{ ...pair, first: a, second: b }]
    }),
  }
}
