import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { pearsonR } from '#engine/methods/correlation/pearson.ts'
import { type BoxSummary, boxSummary } from '#engine/methods/description/box-summary.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { type QuantileType, type Quartiles, quartiles } from '#engine/methods/description/quantiles.ts'
import { type Equivalence, equivalence } from '#engine/methods/inference/equivalence.ts'
import { cohenDPaired } from '#engine/methods/means/cohen-d-paired.ts'
import { type OneSampleT, oneSampleT } from '#engine/methods/means/one-sample-t.ts'
import { type ShapiroWilk, shapiroWilk } from '#engine/methods/normality/shapiro-wilk.ts'
import { type SignedRank, signedRank } from '#engine/methods/ranks/signed-rank.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import { between } from '#engine/progress.ts'
import type { OptionsOf, Watch } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { definition } from './definition.ts'
import type { TestName } from './facts.ts'
import type { Pair } from './read-pairs.ts'

export interface Description extends Moments, Quartiles {}

export interface Effect {
  readonly measure: 'dz' | 'gz' | 'dav' | 'rank-biserial'
  readonly estimate: number
  readonly interval: Interval
}

/** Comparison of a pair of measurements at full precision. */
export interface Comparison {
  readonly pair: Pair
  /** Complete pairs only. */
  readonly first: Float64Array
  readonly second: Float64Array
  /** How many cases each pair represents; undefined without weights. */
  readonly weights: Float64Array | undefined
  readonly described: readonly [Description, Description]
  readonly differences: Description & { readonly positive: number; readonly negative: number; readonly zero: number }
  readonly correlation: number
  readonly t?: OneSampleT
  readonly equivalence?: Equivalence
  readonly wilcoxon?: SignedRank
  readonly effects: readonly Effect[]
  readonly shapiro: ShapiroWilk
  /** The test that the reading reports. */
  readonly lead: {
    readonly test: TestName
    readonly difference: number
    readonly interval: Interval
    readonly p: number
  }
  readonly box: BoxSummary
}

/** Needs at least two complete pairs whose differences vary; `weights`: how many cases each pair represents. */
export async function comparePair(
  pair: Pair,
  [first, second]: readonly [Float64Array, Float64Array],
  options: OptionsOf<typeof definition>,
  margins: Interval | null,
  { checkpoint, progress }: Watch,
  weights?: Float64Array,
): Promise<Comparison> {
  const { tests, alternative, confidence, exact, zeros, continuity } = options
  const type = quartileTypes[options.quartileType]
  const values = first.map((value, i) => value - (second[i] ?? Number.NaN))
  const { values: sorted, upTo } = await sortedCases(values, checkpoint, weights)
  const differences = {
    ...moments(values, values[0], weights),
    ...quartiles(sorted, type, upTo),
    ...signs(values, weights),
  }
  await checkpoint()
  progress(0.2)
  const t = tests.includes('t') ? oneSampleT(values, { alternative, confidence }, weights) : undefined
  await checkpoint()
  const ranks = { method: exact, zeros, continuity, alternative, confidence }
  const wilcoxon = tests.includes('wilcoxon')
    ? await signedRank(values, ranks, checkpoint, between(progress, 0.2, 0.6), weights)
    : undefined
  progress(0.6)
  const described = [
    await describe(first, type, checkpoint, weights),
    await describe(second, type, checkpoint, weights),
  ] as const
  progress(0.9)
  const correlation = pearsonR(first, second, weights)
  await checkpoint()
  const sizes = t === undefined ? undefined : cohenDPaired(first, second, confidence, weights)
  await checkpoint()
  const lead = t
    ? { test: 't' as const, difference: t.estimate, interval: t.interval, p: t.pValue }
    : {
        test: 'wilcoxon' as const,
        difference: wilcoxon?.pseudoMedian ?? Number.NaN,
        interval: wilcoxon?.interval ?? { lower: Number.NaN, upper: Number.NaN },
        p: wilcoxon?.pValue ?? Number.NaN,
      }
  return {
    pair,
    first,
    second,
    weights,
    described,
    differences,
    correlation,
    ...(t === undefined ? {} : { t }),
    ...(t === undefined || margins === null ? {} : { equivalence: equivalence(t, margins, 1 - confidence) }),
    ...(wilcoxon === undefined ? {} : { wilcoxon }),
    effects: [
      ...(sizes === undefined ? [] : (['dz', 'gz', 'dav'] as const).map((measure) => ({ measure, ...sizes[measure] }))),
      ...(wilcoxon === undefined ? [] : [{ measure: 'rank-biserial' as const, ...wilcoxon.rankBiserial }]),
    ],
    shapiro: shapiroWilk(values, weights),
    lead,
    box: boxSummary(values, sorted, confidence, type, weights, upTo),
  }
}

async function describe(
  values: Float64Array,
  type: QuantileType,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<Description> {
  const { values: sorted, upTo } = await sortedCases(values, checkpoint, weights)
  const described = { ...moments(values, values[0], weights), ...quartiles(sorted, type, upTo) }
  await checkpoint()
  return described
}

function signs(values: Float64Array, weights?: Float64Array): { positive: number; negative: number; zero: number } {
  let [positive, negative, zero] = [0, 0, 0]
  for (let i = 0; i < values.length; i++) {
    const [value, cases] = [values[i] as number, weights === undefined ? 1 : (weights[i] as number)]
    if (value > 0) positive += cases
    else if (value < 0) negative += cases
    else zero += cases
  }
  return { positive, negative, zero }
}
