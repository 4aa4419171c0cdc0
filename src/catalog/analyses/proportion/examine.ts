import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { binomialTest } from '#engine/methods/proportions/binomial-test.ts'
import {
  clopperPearsonInterval,
  waldInterval,
  wilsonInterval,
} from '#engine/methods/proportions/proportion-interval.ts'
import { scoreTest, type ZTest } from '#engine/methods/proportions/score-test.ts'
import {
  exactMultinomialP,
  type GoodnessOfFit,
  goodnessOfFit,
  isExactMultinomialFeasible,
} from '#engine/methods/tables/goodness-of-fit.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import type { definition } from './definition.ts'
import type { IntervalMethod } from './facts.ts'
import type { CountedOutcome } from './read-outcomes.ts'
import { sharesOf } from './read-ratio.ts'

type Options = OptionsOf<typeof definition>

/** The proportion of one value, at full precision. */
export interface Examined extends CountedOutcome {
  readonly events: number
  readonly intervals: Readonly<Record<IntervalMethod, Interval>>
  readonly tests?: { readonly exact: number; readonly score: ZTest }
}

const intervalOf = { wilson: wilsonInterval, exact: clopperPearsonInterval, wald: waldInterval } as const

export function examine(outcome: CountedOutcome, options: Options): Examined {
  const { confidence, expected, alternative, continuity } = options
  const { n } = outcome
  const events = outcome.counts[outcome.event] ?? 0
  const by = (method: IntervalMethod) => intervalOf[method](events, n, confidence)
  return {
    ...outcome,
    events,
    intervals: { wilson: by('wilson'), exact: by('exact'), wald: by('wald') },
    ...(expected === null
      ? {}
      : {
          tests: {
            exact: binomialTest(events, n, expected, alternative),
            score: scoreTest(events, n, expected, alternative, continuity),
          },
        }),
  }
}

/** All values of a variable compared with the expected proportions. */
export interface Fitted extends CountedOutcome {
  readonly shares: readonly number[]
  readonly fit: GoodnessOfFit
  /** Undefined if there are too many tables to enumerate. */
  readonly exactP: number | undefined
}

export async function fitShares(
  outcome: CountedOutcome,
  ratio: readonly number[],
  checkpoint: Checkpoint,
): Promise<Fitted> {
  const { counts, n } = outcome
  const shares = sharesOf(ratio, counts.length)
  return {
    ...outcome,
    shares,
    fit: goodnessOfFit(counts, shares),
    exactP: isExactMultinomialFeasible(n, counts.length)
      ? await exactMultinomialP(counts, shares, checkpoint)
      : undefined,
  }
}
