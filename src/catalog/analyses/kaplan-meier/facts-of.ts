import { survivalAt } from '#engine/methods/kaplan-meier.ts'
import type { LogRank } from '#engine/methods/log-rank.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { numeric } from '../../kit/outcome.ts'
import { unitOfTime } from '../../kit/survival-options.ts'
import type { definition } from './definition.ts'
import type { Facts, GroupFacts } from './facts.ts'
import { type GroupCurve, orEmpty } from './tables.ts'

export function factsOf(
  curves: readonly GroupCurve[],
  test: LogRank | null,
  options: OptionsOf<typeof definition>,
): Facts {
  const { confidence, transformation, outcome, times } = options
  const { form, start, time } = outcome
  return {
    time,
    confidence,
    transformation,
    unit: unitOfTime(options),
    ...(form === 'start-stop' && start !== null ? { entry: start } : {}),
    ...(form === 'dates' && start !== null ? { dates: { from: start, to: time } } : {}),
    groups: curves.map((group) => groupFacts(group, times)),
    logRank: test === null ? null : { statistic: numeric(test.statistic), df: test.df, p: numeric(test.pValue) },
  }
}

function groupFacts({ ref, sample, curve, median }: GroupCurve, times: readonly number[]): GroupFacts {
  const late = times
    .map((time) => survivalAt(curve, time))
    .findLast(({ survival, interval }) => !Number.isNaN(survival + interval.lower + interval.upper))
  return {
    group: ref,
    n: sample.time.length,
    events: sample.event.reduce((sum, one) => sum + one, 0),
    median: orEmpty(median.estimate),
    interval: { lower: orEmpty(median.interval.lower), upper: orEmpty(median.interval.upper) },
    late:
      late === undefined
        ? null
        : {
            time: late.time,
            survival: numeric(late.survival),
            interval: { lower: numeric(late.interval.lower), upper: numeric(late.interval.upper) },
          },
  }
}
