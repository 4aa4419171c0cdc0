import type { Interval } from '#engine/alternative.ts'
import { type BoxSummary, boxSummary } from '#engine/methods/description/box-summary.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { type Quartiles, quartiles } from '#engine/methods/description/quantiles.ts'
import { type Equivalence, equivalence } from '#engine/methods/inference/equivalence.ts'
import { cohenDOne } from '#engine/methods/means/cohen-d-one.ts'
import { type OneSampleT, oneSampleT } from '#engine/methods/means/one-sample-t.ts'
import { type ShapiroWilk, shapiroWilk } from '#engine/methods/normality/shapiro-wilk.ts'
import { type SignTest, signTest } from '#engine/methods/ranks/sign-test.ts'
import { type SignedRank, signedRank } from '#engine/methods/ranks/signed-rank.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import { between } from '#engine/progress.ts'
import type { OptionsOf, Watch } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { definition } from './definition.ts'
import type { TestName } from './facts.ts'

export interface Effect {
  readonly measure: 'd' | 'g' | 'rank-biserial'
  readonly estimate: number
  readonly interval: Interval
}

/** Comparison of one variable with the reference, at full precision. */
export interface Comparison {
  readonly variable: string
  readonly missing: number
  readonly infinite: number
  readonly described: Moments & Quartiles
  /** Counts of values above, below and at the reference, and the sign test. */
  readonly signs: SignTest
  readonly t?: OneSampleT
  readonly wilcoxon?: SignedRank
  readonly sign?: SignTest
  readonly equivalence?: Equivalence
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

interface Sample {
  readonly variable: string
  readonly missing: number
  readonly infinite: number
  /** At least two values, which vary. */
  readonly values: Float64Array
  /** How many cases each value represents; undefined without weights. */
  readonly weights: Float64Array | undefined
}

export async function compareVariable(
  { variable, missing, infinite, values, weights }: Sample,
  options: OptionsOf<typeof definition>,
  margins: Interval | null,
  { checkpoint, progress }: Watch,
): Promise<Comparison> {
  const { tests, alternative, confidence, exact, zeros, continuity, reference } = options
  const differences = values.map((value) => value - reference)
  const { values: sorted, upTo } = await sortedCases(values, checkpoint, weights)
  const type = quartileTypes[options.quartileType]
  const described = { ...moments(values, values[0], weights), ...quartiles(sorted, type, upTo) }
  await checkpoint()
  progress(0.2)
  const t = tests.includes('t') ? oneSampleT(differences, { alternative, confidence }, weights) : undefined
  await checkpoint()
  const ranks = { method: exact, zeros, continuity, alternative, confidence }
  const wilcoxon = tests.includes('wilcoxon')
    ? await signedRank(differences, ranks, checkpoint, between(progress, 0.2, 0.7), weights)
    : undefined
  progress(0.7)
  await checkpoint()
  const signs = signTest(
    sorted.map((value) => value - reference),
    { alternative, confidence },
    upTo,
  )
  await checkpoint()
  const sign = tests.includes('sign') ? signs : undefined
  const sizes = t === undefined ? undefined : cohenDOne(differences, confidence, weights)
  await checkpoint()
  const box = boxSummary(values, sorted, confidence, type, weights, upTo)
  await checkpoint()
  return {
    variable,
    missing,
    infinite,
    described,
    signs,
    ...(t === undefined ? {} : { t }),
    ...(wilcoxon === undefined ? {} : { wilcoxon }),
    ...(sign === undefined ? {} : { sign }),
    ...(t === undefined || margins === null ? {} : { equivalence: equivalence(t, margins, 1 - confidence) }),
    effects: [
      ...(sizes === undefined ? [] : (['d', 'g'] as const).map((measure) => ({ measure, ...sizes[measure] }))),
      ...(wilcoxon === undefined ? [] : [{ measure: 'rank-biserial' as const, ...wilcoxon.rankBiserial }]),
    ],
    shapiro: shapiroWilk(values, weights),
    lead: leadOf(t, wilcoxon, signs),
    box,
  }
}

function leadOf(t: OneSampleT | undefined, wilcoxon: SignedRank | undefined, sign: SignTest): Comparison['lead'] {
  if (t !== undefined) return { test: 't', difference: t.estimate, interval: t.interval, p: t.pValue }
  if (wilcoxon !== undefined) {
    const { pseudoMedian, interval, pValue } = wilcoxon
    return { test: 'wilcoxon', difference: pseudoMedian, interval, p: pValue }
  }
  return { test: 'sign', difference: sign.median, interval: sign.interval, p: sign.pValue }
}
