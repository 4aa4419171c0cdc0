import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import type { Condition, RepeatedValues } from '#engine/frame/repeated-values.ts'
import { meanInterval } from '#engine/methods/description/mean-interval.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import { adjustPValues } from '#engine/methods/inference/adjust-p-values.ts'
import { allPairs } from '#engine/methods/inference/all-pairs.ts'
import { type OneSampleT, oneSampleT } from '#engine/methods/means/one-sample-t.ts'
import {
  correctedF,
  partialEtaInterval,
  type RepeatedAnova,
  repeatedAnova,
  withinSubjectSpread,
} from '#engine/methods/means/repeated-anova.ts'
import { isRoughlyNormal } from '#engine/methods/normality/roughly-normal.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export interface Described extends Moments {
  readonly condition: Condition
  readonly interval: Interval
  readonly median: number
}

export interface Pair extends OneSampleT {
  readonly first: Condition
  readonly second: Condition
  /** Adjusted for all pairs. */
  readonly adjusted: number
}

export type Correction = 'none' | 'greenhouse-geisser' | 'huynh-feldt' | 'lower-bound'

/** Comparison of conditions in the same subjects, at full precision. */
export interface Comparison {
  readonly described: readonly Described[]
  readonly anova: RepeatedAnova
  readonly tests: readonly (ReturnType<typeof correctedF> & { readonly correction: Correction })[]
  readonly etaInterval: Interval
  readonly pairs: readonly Pair[]
  /** Null if normality cannot be judged in any condition. */
  readonly roughlyNormal: boolean | null
}

export async function compareConditions(
  { conditions, values, weights }: RepeatedValues,
  options: Options,
  checkpoint: Checkpoint,
): Promise<Comparison> {
  const { confidence, bars, effectConfidence } = options
  const anova = await repeatedAnova(values, checkpoint, weights)
  const shown = bars === 'within' ? await withinSubjectSpread(values, checkpoint, weights) : values
  const described: Described[] = []
  for (const [j, condition] of conditions.entries()) {
    const column = values[j] ?? new Float64Array()
    const sorted = await sortedCases(column, checkpoint, weights)
    described.push({
      condition,
      ...moments(column, column[0], weights),
      interval: meanInterval(shown[j] ?? column, confidence, weights),
      median: quantile(sorted.values, 0.5, 7, sorted.upTo),
    })
    await checkpoint()
  }
  const { greenhouseGeisser, huynhFeldt, lowerBound } = anova.sphericity
  const epsilons = { none: 1, 'greenhouse-geisser': greenhouseGeisser, 'huynh-feldt': huynhFeldt } as const
  const roughlyNormal = isRoughlyNormal(values, weights && values.map(() => weights))
  await checkpoint()
  return {
    described,
    anova,
    tests: (Object.entries({ ...epsilons, 'lower-bound': lowerBound }) as [Correction, number][]).map(
      ([correction, epsilon]) => ({ correction, ...correctedF(anova, epsilon) }),
    ),
    etaInterval: partialEtaInterval(anova, effectConfidence),
    pairs: await pairsOf({ conditions, values, weights }, options, checkpoint),
    roughlyNormal,
  }
}

async function pairsOf(
  { conditions, values, weights }: Pick<RepeatedValues, 'conditions' | 'values' | 'weights'>,
  { adjust, confidence }: Options,
  checkpoint: Checkpoint,
): Promise<readonly Pair[]> {
  const pairs = allPairs(conditions.length)
  const level = adjust === 'bonferroni' ? 1 - (1 - confidence) / pairs.length : confidence
  const found: Omit<Pair, 'adjusted'>[] = []
  for (const [i, j] of pairs) {
    const [a, b] = [values[i] ?? new Float64Array(), values[j] ?? new Float64Array()]
    const [first, second] = [conditions[i], conditions[j]]
    if (first === undefined || second === undefined) throw new Error('A pair needs two conditions')
    const differences = a.map((value, k) => value - (b[k] ?? Number.NaN))
    found.push({ first, second, ...oneSampleT(differences, { alternative: 'two-sided', confidence: level }, weights) })
    await checkpoint()
  }
  const adjusted = adjustPValues(
    found.map(({ pValue }) => pValue),
    adjust,
  )
  return found.map((pair, k) => ({ ...pair, adjusted: adjusted[k] ?? Number.NaN }))
}
