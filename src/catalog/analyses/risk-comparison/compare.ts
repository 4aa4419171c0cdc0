import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { normalSf } from '#engine/distributions/normal.ts'
import type { Risk } from '#engine/frame/count-events.ts'
import {
  compareRisks,
  type Estimate,
  type RiskComparison,
  waldDifference,
} from '#engine/methods/proportions/compare-risks.ts'
import { exactOddsRatio, isExactOddsRatioFeasible } from '#engine/methods/proportions/exact-odds-ratio.ts'
import { type NumberNeeded, numberNeeded } from '#engine/methods/proportions/number-needed.ts'
import {
  miettinenNurminenInterval,
  scoreOfDifference,
  waldScore,
} from '#engine/methods/proportions/score-difference.ts'
import type { ZTest } from '#engine/methods/proportions/score-test.ts'
import { type ChiSquareTest, chiSquareTest } from '#engine/methods/tables/chi-square-test.ts'
import { fisherExactP } from '#engine/methods/tables/fisher-exact.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { DifferenceMethod } from './facts.ts'
import type { GroupRisks } from './read-groups.ts'

type Options = OptionsOf<typeof definition>

/** One group compared with the reference, at full precision. */
export interface Compared {
  readonly variable: string | null
  readonly event: LevelRef
  readonly group: LevelRef
  readonly risk: Risk
  readonly reference: { readonly group: LevelRef; readonly risk: Risk }
  readonly effects: RiskComparison
  readonly differences: readonly { readonly method: DifferenceMethod; readonly interval: Interval }[]
  readonly exactOdds?: Estimate
  /** Number needed to treat, from the first interval of the difference. */
  readonly needed: NumberNeeded
  readonly pearson: ChiSquareTest
  readonly fisher: number
  readonly margin?: MarginTests
}

export interface MarginTests {
  readonly score: ZTest
  readonly wald: ZTest
  /** Whether the first interval is on the right side of the margin, or of both margins. */
  readonly isWithin: boolean
}

/** Whether the exact odds ratio is feasible for every comparison with the reference. */
export function isExactFeasible({ groups, reference }: GroupRisks): boolean {
  const against = groups[reference]
  return (
    against === undefined ||
    groups.every(({ risk }, i) => i === reference || isExactOddsRatioFeasible(risk, against.risk))
  )
}

export async function compareGroups(
  { variable, event, groups, reference }: GroupRisks,
  options: Options,
  checkpoint: Checkpoint,
): Promise<readonly Compared[]> {
  const against = groups[reference]
  if (against === undefined) throw new Error('The reference group is missing')
  const found: Compared[] = []
  for (const [i, { group, risk }] of groups.entries()) {
    if (i === reference) continue
    const table = [risk, against.risk].map(({ events, n }) => [events, n - events])
    const { confidence, odds, eventIs, margin } = options
    const effects = compareRisks(risk, against.risk, confidence)
    const differences = options.difference.map((method) => ({
      method,
      interval: differenceInterval(method, risk, against.risk, confidence, effects),
    }))
    const { interval = effects.difference.interval } = differences[0] ?? {}
    found.push({
      variable,
      event,
      group,
      risk,
      reference: against,
      effects,
      differences,
      ...(odds.includes('exact') ? { exactOdds: exactOddsRatio(risk, against.risk, confidence) } : {}),
      needed: numberNeeded(benefit({ estimate: effects.difference.estimate, interval }, eventIs)),
      pearson: chiSquareTest(table),
      fisher: await fisherExactP(table, checkpoint),
      ...(margin === null ? {} : { margin: marginTests(risk, against.risk, interval, margin, options) }),
    })
    await checkpoint()
  }
  return found
}

function differenceInterval(
  method: DifferenceMethod,
  first: Risk,
  second: Risk,
  confidence: number,
  { difference }: RiskComparison,
): Interval {
  if (method === 'newcombe') return difference.interval
  if (method === 'wald') return waldDifference(first, second, confidence)
  return miettinenNurminenInterval(first, second, confidence)
}

/** The difference, signed so that a benefit is positive. */
function benefit({ estimate, interval: { lower, upper } }: Estimate, eventIs: Options['eventIs']): Estimate {
  if (eventIs === 'benefit') return { estimate, interval: { lower, upper } }
  return { estimate: 0 - estimate, interval: { lower: 0 - upper, upper: 0 - lower } }
}

function marginTests(
  first: Risk,
  second: Risk,
  { lower, upper }: Interval,
  margin: number,
  { aim, eventIs }: Options,
): MarginTests {
  const notBelow = aim === 'equivalence' || eventIs === 'benefit'
  const notAbove = aim === 'equivalence' || eventIs === 'harm'
  const least = (z: (difference: number) => number): ZTest => {
    const statistic = Math.min(
      notBelow ? z(-margin) : Number.POSITIVE_INFINITY,
      notAbove ? -z(margin) : Number.POSITIVE_INFINITY,
    )
    return { z: statistic, pValue: normalSf(statistic) }
  }
  return {
    score: least((difference) => scoreOfDifference(first, second, difference, 'farrington-manning')),
    wald: least((difference) => waldScore(first, second, difference)),
    isWithin: (!notBelow || lower > -margin) && (!notAbove || upper < margin),
  }
}
