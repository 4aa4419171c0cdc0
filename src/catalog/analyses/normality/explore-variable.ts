import type { Checkpoint } from '#engine/checkpoint.ts'
import type { NumericColumn } from '#engine/frame/frame.ts'
import { groupValues } from '#engine/frame/group-values.ts'
import type { RowGroups } from '#engine/frame/row-groups.ts'
import { moments } from '#engine/methods/description/moments.ts'
import { quantile } from '#engine/methods/description/quantiles.ts'
import {
  type Shape,
  type StandardisedMoments,
  shapeOf,
  standardisedMoments,
} from '#engine/methods/description/shape.ts'
import { andersonDarling } from '#engine/methods/normality/anderson-darling.ts'
import { dagostinoPearson } from '#engine/methods/normality/dagostino-pearson.ts'
import { fitNormal } from '#engine/methods/normality/fitted-normal.ts'
import { lilliefors } from '#engine/methods/normality/lilliefors.ts'
import { isRoughlyNormal } from '#engine/methods/normality/roughly-normal.ts'
import { shapiroWilk } from '#engine/methods/normality/shapiro-wilk.ts'
import { safelyScaled } from '#engine/methods/samples/safe-scale.ts'
import { type SortedCases, sortedCases } from '#engine/methods/samples/sorted-cases.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { StatisticSymbol } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { TestName, Verdict } from './facts.ts'

/** Normality statistics of a variable in each group, at full precision. */
export interface Explored {
  readonly variable: string
  readonly verdict: Verdict
  readonly infinite: number
  readonly parts: readonly ExploredPart[]
}

export interface ExploredPart {
  /** Number of cases. */
  readonly n: number
  readonly missing: number
  readonly infinite: number
  readonly mean: number
  readonly sd: number
  readonly median: number
  readonly shape: Shape
  /** NaN if there are too few or too many values for a test. */
  readonly tests: readonly NormalityTest[]
  /** Scaled values; multiply by `factor` to restore the originals. */
  readonly sorted: SortedCases
  readonly factor: number
}

export interface NormalityTest {
  readonly test: TestName
  readonly symbol: StatisticSymbol
  readonly statistic: number
  readonly pValue: number
}

/** `weights`: how many cases each row represents. */
export async function exploreVariable(
  column: NumericColumn,
  groups: RowGroups,
  options: OptionsOf<typeof definition>,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<Explored> {
  const split = groupValues(column, groups.codes, groups.values.length, undefined, weights)
  await checkpoint()
  const parts: ExploredPart[] = []
  const scaled: Float64Array[] = []
  for (const [g, original] of split.values.entries()) {
    const { values, factor } = safelyScaled(original)
    const cases = split.weights?.[g]
    scaled.push(values)
    await checkpoint()
    const sorted = await sortedCases(values, checkpoint, cases)
    const { n, mean, sd } = moments(values, values[0], cases)
    await checkpoint()
    const standardised = standardisedMoments(values, cases)
    await checkpoint()
    parts.push({
      n,
      missing: split.missing[g] ?? 0,
      infinite: split.infinite[g] ?? 0,
      mean: mean * factor,
      sd: sd * factor,
      median: quantile(sorted.values, 0.5, 7, sorted.upTo) * factor,
      shape: shapeOf(standardised, options.formula),
      tests: await testsOf({ values, cases, sorted, standardised }, options, checkpoint),
      sorted,
      factor,
    })
    await checkpoint()
  }
  const verdict = verdictOn(scaled, parts, split.weights)
  await checkpoint()
  return { variable: column.id, verdict, infinite: split.infinite.reduce((sum, n) => sum + n, 0), parts }
}

/** With this many values the P value is no longer decisive (`isRoughlyNormal`). */
export const many = 50

function verdictOn(
  values: readonly Float64Array[],
  parts: readonly ExploredPart[],
  weights?: readonly Float64Array[],
): Verdict {
  const roughlyNormal = isRoughlyNormal(values, weights)
  if (roughlyNormal === null) return 'unknown'
  if (!roughlyNormal) return 'violated'
  const spokenAgainst = parts.some(({ n, tests }) => n >= many && tests.some(({ pValue }) => pValue < 0.05))
  return spokenAgainst ? 'doubtful' : 'met'
}

interface Sample {
  readonly values: Float64Array
  /** How many cases each value represents; undefined without weights. */
  readonly cases: Float64Array | undefined
  readonly sorted: SortedCases
  readonly standardised: StandardisedMoments
}

async function testsOf(
  { values, cases, sorted, standardised }: Sample,
  { tests }: OptionsOf<typeof definition>,
  checkpoint: Checkpoint,
): Promise<readonly NormalityTest[]> {
  const found: NormalityTest[] = []
  if (tests.includes('shapiro-wilk')) found.push({ test: 'shapiro-wilk', symbol: 'W', ...shapiroWilk(values, cases) })
  await checkpoint()
  const byDistance = tests.includes('anderson-darling') || tests.includes('lilliefors')
  const fitted = byDistance ? await fitNormal(sorted, checkpoint) : undefined
  await checkpoint()
  if (tests.includes('anderson-darling'))
    found.push({ test: 'anderson-darling', symbol: 'A2', ...(await andersonDarling(fitted, checkpoint)) })
  await checkpoint()
  if (tests.includes('lilliefors')) found.push({ test: 'lilliefors', symbol: 'D', ...lilliefors(fitted) })
  if (tests.includes('dagostino-pearson')) {
    const { skewness, kurtosis, omnibus } = dagostinoPearson(standardised)
    found.push(
      { test: 'skewness', symbol: 'Z', ...skewness },
      { test: 'kurtosis', symbol: 'Z', ...kurtosis },
      { test: 'omnibus', symbol: 'K2', ...omnibus },
    )
  }
  return found
}
