import type { Interval } from '#engine/alternative.ts'
import type { NumericColumn } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import type { RowGroups } from '#engine/frame/row-groups.ts'
import { meanInterval } from '#engine/methods/description/mean-interval.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { type Quartiles, quartiles } from '#engine/methods/description/quantiles.ts'
import { type Shape, shape } from '#engine/methods/description/shape.ts'
import { isRoughlyNormal } from '#engine/methods/normality/roughly-normal.ts'
import { type ShapiroWilk, shapiroWilk } from '#engine/methods/normality/shapiro-wilk.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { definition } from './definition.ts'
import { type Limits, limitsOf } from './limits-of.ts'

/** Summary of a continuous variable by group. */
export interface DescribedNumbers {
  readonly variable: string
  readonly infinite: number
  /** Null if normality cannot be judged in any group. */
  readonly roughlyNormal: boolean | null
  readonly parts: readonly NumberPart[]
}

export interface NumberPart extends Limits {
  readonly missing: number
  readonly infinite: number
  readonly values: Float64Array
  /** How many cases each value represents; undefined without weights. */
  readonly weights: Float64Array | undefined
  readonly sorted: Float64Array
  /** Cumulative case counts of the sorted values, as in `SortedCases`. */
  readonly upTo: Float64Array | undefined
  readonly moments: Moments
  readonly quartiles: Quartiles
  readonly shape: Shape
  readonly shapiro: ShapiroWilk
  readonly geometric: { readonly mean: number; readonly interval: Interval }
}

/** `weights`: how many cases each row represents. */
export async function describeNumbers(
  column: NumericColumn,
  groups: RowGroups,
  options: OptionsOf<typeof definition>,
  context: ComputeContext,
  weights?: Float64Array,
): Promise<DescribedNumbers> {
  const { confidence, formula } = options
  const { checkpoint } = context
  const split = groupValues(column, groups.codes, groups.values.length, undefined, weights)
  await checkpoint()
  const parts: NumberPart[] = []
  for (const [g, values] of split.values.entries()) {
    const cases = split.weights?.[g]
    const { values: sorted, upTo } = await sortedCases(values, checkpoint, cases)
    const limits = await limitsOf({ values, weights: cases, sorted, upTo }, options, {
      ...context,
      progress: (share) => context.progress((g + share) / split.values.length),
    })
    await checkpoint()
    const ofShape = shape(values, formula, cases)
    await checkpoint()
    const geometric = options.geometric ? geometricMean(values, confidence, cases) : undefined
    await checkpoint()
    parts.push({
      missing: split.missing[g] ?? 0,
      infinite: split.infinite[g] ?? 0,
      values,
      weights: cases,
      sorted,
      upTo,
      moments: moments(values, values[0], cases),
      ...limits,
      quartiles: quartiles(sorted, quartileTypes[options.quartileType], upTo),
      shape: ofShape,
      shapiro: shapiroWilk(values, cases),
      geometric: geometric ?? { mean: Number.NaN, interval: { lower: Number.NaN, upper: Number.NaN } },
    })
    await checkpoint()
  }
  const roughlyNormal = isRoughlyNormal(split.values, split.weights)
  await checkpoint()
  const infinite = split.infinite.reduce((sum, n) => sum + n, 0)
  return { variable: column.id, infinite, roughlyNormal, parts }
}

/** Computed from the logarithms and back-transformed; NaN if a value is not positive. */
function geometricMean(values: Float64Array, confidence: number, weights?: Float64Array): NumberPart['geometric'] {
  const logs = values.map((value) => (value > 0 ? Math.log(value) : Number.NaN))
  const { lower, upper } = meanInterval(logs, confidence, weights)
  return {
    mean: Math.exp(moments(logs, logs[0], weights).mean),
    interval: { lower: Math.exp(lower), upper: Math.exp(upper) },
  }
}
