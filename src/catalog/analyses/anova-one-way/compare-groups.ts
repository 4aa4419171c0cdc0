import type { Checkpoint } from '#engine/checkpoint.ts'
import type { GroupValues } from '#engine/frame/group-values.ts'
import { type BoxSummary, boxSummary } from '#engine/methods/description/box-summary.ts'
import { type Moments, moments } from '#engine/methods/description/moments.ts'
import { type Quartiles, quartiles } from '#engine/methods/description/quantiles.ts'
import type { FTest } from '#engine/methods/inference/f-test.ts'
import { type BartlettTest, bartlettTest } from '#engine/methods/means/bartlett-test.ts'
import { type FlignerKilleen, flignerKilleen } from '#engine/methods/means/fligner-killeen.ts'
import { leveneTest, type OneWayAnova, oneWayAnova, welchAnova } from '#engine/methods/means/one-way.ts'
import { type MeanComparison, pairwiseMeans } from '#engine/methods/means/pairwise-means.ts'
import { adjustedPairs, dunnettTest } from '#engine/methods/means/pooled-pairs.ts'
import { type VarianceExplained, varianceExplained } from '#engine/methods/means/variance-explained.ts'
import { isRoughlyNormal } from '#engine/methods/normality/roughly-normal.ts'
import { maxShapiroCases, type ShapiroWilk, shapiroWilk } from '#engine/methods/normality/shapiro-wilk.ts'
import { dunnTest, type RankComparison } from '#engine/methods/ranks/dunn-test.ts'
import { type KruskalWallis, kruskalWallis } from '#engine/methods/ranks/kruskal-wallis.ts'
import { repeatCases } from '#engine/methods/samples/repeat-cases.ts'
import { sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { OptionsOf, Watch } from '../../kit/analysis.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { definition } from './definition.ts'
import type { MeanPostHoc, PostHocName, TestName } from './facts.ts'

/** One outcome compared between the groups, at full precision. */
export interface Comparison {
  readonly variable: string
  readonly split: GroupValues
  readonly groups: readonly GroupDescription[]
  readonly anova?: OneWayAnova
  readonly welch?: FTest
  readonly kruskal?: KruskalWallis
  readonly pairs: Readonly<Record<MeanPostHoc, readonly MeanComparison[]>> & {
    readonly dunn: readonly RankComparison[]
  }
  readonly explained?: VarianceExplained
  /** ε² = H / (n - 1). */
  readonly epsilonSquared?: number
  readonly assumptions: {
    readonly residuals: ShapiroWilk
    readonly shapiro: readonly ShapiroWilk[]
    readonly levene: FTest
    readonly brownForsythe: FTest
    readonly bartlett: BartlettTest
    readonly fligner: FlignerKilleen
    /** Null if normality cannot be judged in any group. */
    readonly roughlyNormal: boolean | null
  }
  /** The test that the reading reports, and the matching post hoc comparisons. */
  readonly lead: { readonly test: TestName; readonly p: number; readonly postHoc: PostHocName | null }
  readonly pValues: readonly number[]
}

export interface GroupDescription extends Moments, Quartiles {
  readonly missing: number
  readonly box: BoxSummary
  /** NaN unless rank tests were requested. */
  readonly meanRank: number
}

/** Compares non-empty groups, of which at least one varies. */
export async function compareGroups(
  variable: string,
  split: GroupValues,
  options: OptionsOf<typeof definition>,
  control: number,
  { checkpoint, progress }: Watch,
): Promise<Comparison> {
  const { values, weights } = split
  const { tests, postHoc, adjust, confidence, effectSizes, effectConfidence } = options
  const variance = oneWayAnova(values, weights)
  await checkpoint()
  const welch = tests.includes('welch') ? welchAnova(values, weights) : undefined
  await checkpoint()
  const type = quartileTypes[options.quartileType]
  const byRank = tests.includes('kruskal-wallis')
  const ranks = byRank || postHoc.includes('dunn') ? await kruskalWallis(values, checkpoint, weights) : undefined
  progress(0.4)
  const means = (name: 'tukey' | 'games-howell', method: 'tukey-kramer' | 'games-howell') =>
    postHoc.includes(name) ? pairwiseMeans(values, method, confidence, checkpoint, weights) : []
  const pairs = {
    tukey: await means('tukey', 'tukey-kramer'),
    'games-howell': await means('games-howell', 'games-howell'),
    bonferroni: postHoc.includes('bonferroni') ? adjustedPairs(values, 'bonferroni', confidence, weights) : [],
    holm: postHoc.includes('holm') ? adjustedPairs(values, 'holm', confidence, weights) : [],
    dunnett: postHoc.includes('dunnett') ? await dunnettTest(values, control, confidence, checkpoint, weights) : [],
    dunn: ranks !== undefined && postHoc.includes('dunn') ? dunnTest(ranks.ranks, adjust) : [],
  }
  const groups: GroupDescription[] = []
  for (const [g, group] of values.entries()) {
    const cases = weights?.[g]
    const { values: sorted, upTo } = await sortedCases(group, checkpoint, cases)
    groups.push({
      ...moments(group, group[0], cases),
      ...quartiles(sorted, type, upTo),
      missing: split.missing[g] ?? 0,
      box: boxSummary(group, sorted, confidence, type, cases, upTo),
      meanRank: ranks?.ranks.means[g] ?? Number.NaN,
    })
    await checkpoint()
  }
  progress(0.7)
  const anova = tests.includes('anova') ? variance : undefined
  const kruskal = byRank ? ranks : undefined
  const n = groups.reduce((sum, group) => sum + group.n, 0)
  const assumptions = await assumptionsOf(split, n, checkpoint)
  return {
    variable,
    split,
    groups,
    ...(anova === undefined ? {} : { anova }),
    ...(welch === undefined ? {} : { welch }),
    ...(kruskal === undefined ? {} : { kruskal, epsilonSquared: kruskal.statistic / (n - 1) }),
    pairs,
    ...(effectSizes && (anova ?? welch) !== undefined
      ? { explained: varianceExplained(variance, effectConfidence) }
      : {}),
    assumptions,
    lead: leadOf({ welch, anova, 'kruskal-wallis': kruskal }, postHoc),
    pValues: [anova, welch, kruskal].flatMap((test) => test?.pValue ?? []),
  }
}

async function assumptionsOf(
  { values, weights }: GroupValues,
  cases: number,
  checkpoint: Checkpoint,
): Promise<Comparison['assumptions']> {
  // groups with more cases than the test accepts are not expanded
  const listed = cases > maxShapiroCases ? [] : values.map((group, g) => repeatCases(group, weights?.[g]))
  const residuals = listed.flatMap((group) => {
    const { mean } = moments(group)
    return Array.from(group, (value) => value - mean)
  })
  const levene = await leveneTest(values, 'mean', checkpoint, weights)
  const brownForsythe = await leveneTest(values, 'median', checkpoint, weights)
  const shapiro: ShapiroWilk[] = []
  for (const [g, group] of values.entries()) {
    shapiro.push(shapiroWilk(group, weights?.[g]))
    await checkpoint()
  }
  const roughlyNormal = isRoughlyNormal(values, weights)
  await checkpoint()
  const bartlett = bartlettTest(values, weights)
  await checkpoint()
  return {
    bartlett,
    fligner: await flignerKilleen(values, checkpoint, weights),
    residuals: shapiroWilk(Float64Array.from(residuals)),
    shapiro,
    levene,
    brownForsythe,
    roughlyNormal,
  }
}

const fitting = { welch: 'games-howell', anova: 'tukey', 'kruskal-wallis': 'dunn' } as const

function leadOf(
  tests: Readonly<Record<TestName, { readonly pValue: number } | undefined>>,
  chosen: readonly PostHocName[],
): Comparison['lead'] {
  const asked = (['welch', 'anova', 'kruskal-wallis'] as const).filter((one) => tests[one] !== undefined)
  const test = asked.find((one) => !Number.isNaN(tests[one]?.pValue)) ?? asked[0]
  if (test === undefined) throw new Error('No test was chosen')
  const postHoc = chosen.includes(fitting[test]) ? fitting[test] : (chosen[0] ?? null)
  return { test, p: tests[test]?.pValue ?? Number.NaN, postHoc }
}
