import type { Interval } from '#engine/alternative.ts'
import type { GroupValues } from '#engine/frame/group-values.ts'
import { boxSummary } from '#engine/methods/description/box-summary.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { quartiles } from '#engine/methods/description/quantiles.ts'
import { type Equivalence, equivalence } from '#engine/methods/inference/equivalence.ts'
import type { FTest } from '#engine/methods/inference/f-test.ts'
import { cohenD } from '#engine/methods/means/cohen-d.ts'
import { leveneTest } from '#engine/methods/means/one-way.ts'
import { type TwoSampleT, twoSampleT } from '#engine/methods/means/two-sample-t.ts'
import { type ShapiroWilk, shapiroWilk } from '#engine/methods/normality/shapiro-wilk.ts'
import { type MannWhitney, mannWhitney } from '#engine/methods/ranks/mann-whitney.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import { between } from '#engine/progress.ts'
import type { OptionsOf, Watch } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { TestName } from './facts.ts'
import type { DistributionFigure } from './plot.ts'

/** Comparison of one outcome between the two groups, at full precision. */
export interface Comparison {
  readonly variable: string
  readonly split: GroupValues
  readonly groups: readonly [GroupDescription, GroupDescription]
  readonly student?: TwoSampleT
  readonly welch?: TwoSampleT
  /** Equivalence by the t test that the reading reports. */
  readonly equivalence?: Equivalence
  readonly mannWhitney?: MannWhitney
  readonly effects: readonly Effect[]
  readonly assumptions: {
    readonly shapiro: readonly ShapiroWilk[]
    readonly levene: FTest
    readonly brownForsythe: FTest
  }
  /** The test that the reading reports. */
  readonly lead: {
    readonly test: TestName
    readonly difference: number
    readonly interval: Interval
    readonly p: number
  }
  readonly pValues: readonly number[]
  readonly figure: Omit<DistributionFigure, 'variable' | 'group'>
}

export interface GroupDescription {
  readonly n: number
  readonly missing: number
  readonly mean: number
  readonly sd: number
  readonly median: number
  readonly p25: number
  readonly p75: number
}

export interface Effect {
  readonly measure: 'cohen-d' | 'hedges-g' | 'rank-biserial'
  readonly estimate: number
  readonly interval: Interval
}

/** Both groups have at least 2 values, and the values are not all equal. */
export async function compareGroups(
  variable: string,
  split: GroupValues,
  options: OptionsOf<typeof definition>,
  margins: Interval | null,
  { checkpoint, progress }: Watch,
): Promise<Comparison> {
  const [a = new Float64Array(), b = new Float64Array()] = split.values
  const { weights } = split
  const { alternative, confidence, tests } = options
  const type = quartileTypes[options.quartileType]
  const t = (variances: 'pooled' | 'separate') => twoSampleT(a, b, { variances, alternative, confidence }, weights)
  const student = tests.includes('student') ? t('pooled') : undefined
  await checkpoint()
  const welch = tests.includes('welch') ? t('separate') : undefined
  await checkpoint()
  const rankSettings = { method: options.exact, continuity: options.continuity, alternative, confidence }
  const ranks = tests.includes('mann-whitney')
    ? await mannWhitney(a, b, rankSettings, checkpoint, between(progress, 0, 0.8), weights)
    : undefined
  progress(0.8)
  const tested = welch ?? student
  const lead = leadOf(student, welch, ranks)
  const { d, g } = tested ? cohenD(a, b, confidence, weights) : { d: undefined, g: undefined }
  await checkpoint()
  const drawGroup = async (g: 0 | 1) => {
    const values = split.values[g] ?? new Float64Array()
    const cases = weights?.[g]
    const { values: sorted, upTo } = await sortedCases(values, checkpoint, cases)
    const { n, mean, sd } = moments(values, values[0], cases)
    const description = { n, missing: split.missing[g] ?? 0, mean, sd, ...quartiles(sorted, type, upTo) }
    await checkpoint()
    const figure = boxSummary(values, sorted, confidence, type, cases, upTo)
    await checkpoint()
    return { description, figure }
  }
  const [one, other] = [await drawGroup(0), await drawGroup(1)]
  progress(0.9)
  return {
    variable,
    split,
    groups: [one.description, other.description],
    ...(student === undefined ? {} : { student }),
    ...(welch === undefined ? {} : { welch }),
    ...(tested === undefined || margins === null ? {} : { equivalence: equivalence(tested, margins, 1 - confidence) }),
    ...(ranks === undefined ? {} : { mannWhitney: ranks }),
    effects: [
      ...(d === undefined ? [] : [{ measure: 'cohen-d' as const, ...d }]),
      ...(g === undefined ? [] : [{ measure: 'hedges-g' as const, ...g }]),
      ...(ranks === undefined ? [] : [{ measure: 'rank-biserial' as const, ...ranks.rankBiserial }]),
    ],
    assumptions: {
      shapiro: [a, b].map((values, g) => shapiroWilk(values, weights?.[g])),
      levene: await leveneTest([a, b], 'mean', checkpoint, weights),
      brownForsythe: await leveneTest([a, b], 'median', checkpoint, weights),
    },
    lead,
    pValues: [student, welch, ranks].flatMap((test) => test?.pValue ?? []),
    figure: { confidence, p: numeric(lead.p), groups: [one.figure, other.figure] },
  }
}

function leadOf(student?: TwoSampleT, welch?: TwoSampleT, ranks?: MannWhitney): Comparison['lead'] {
  const t = welch ?? student
  if (t !== undefined) {
    const test = welch === undefined ? 'student' : 'welch'
    return { test, difference: t.estimate, interval: t.interval, p: t.pValue }
  }
  if (ranks === undefined) throw new Error('No test was chosen')
  return { test: 'mann-whitney', difference: ranks.shift, interval: ranks.interval, p: ranks.pValue }
}
