import { countSubjects, survivalAt } from '#engine/methods/survival/kaplan-meier.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric } from '../../kit/outcome/outcome.ts'
import { unitOfTime } from '../../kit/survival/survival-options.ts'
import type { CurveComparison } from './compare-curves.ts'
import type { definition } from './definition.ts'
import type { Facts, GroupFacts, MeansFacts } from './facts.ts'
import type { RestrictedMeans } from './restricted-means.ts'
import type { GroupCurve } from './tables.ts'

export function factsOf(
  curves: readonly GroupCurve[],
  { comparison, means }: { readonly comparison: CurveComparison | null; readonly means: RestrictedMeans | null },
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
    logRank: comparison === null ? null : testFacts(comparison, options.stratum),
    trend: comparison === null || !options.trend || curves.length < 3 ? null : trendFacts(comparison),
    pairwise: comparison === null || comparison.pairs.length === 0 ? 'none' : options.pairwise,
    means: means === null ? null : meansFacts(means),
  }
}

function groupFacts({ ref, sample, curve, median }: GroupCurve, times: readonly number[]): GroupFacts {
  const late = times
    .map((time) => survivalAt(curve, time))
    .findLast(({ survival, interval }) => !Number.isNaN(survival + interval.lower + interval.upper))
  return {
    group: ref,
    ...countSubjects(sample),
    median: orEmpty(median.estimate),
    interval: limitsOrEmpty(median.interval),
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

function testFacts({ weights, test }: CurveComparison, stratum: string | null): NonNullable<Facts['logRank']> {
  return {
    weights,
    ...(stratum === null ? {} : { stratum }),
    statistic: numeric(test.statistic),
    df: test.df,
    p: numeric(test.pValue),
  }
}

function trendFacts({ test: { trend } }: CurveComparison): NonNullable<Facts['trend']> {
  return { statistic: numeric(trend.statistic), p: numeric(trend.pValue), rises: trend.direction > 0 }
}

function meansFacts({ tau, groups, reference, contrasts }: RestrictedMeans): MeansFacts {
  return {
    tau,
    groups: groups.map(({ curve, mean }) => ({
      group: curve.ref,
      mean: numeric(mean.estimate),
      interval: limitsOrEmpty(mean.interval),
    })),
    reference: reference?.ref ?? null,
    contrasts: contrasts.flatMap(({ curve, difference: { estimate, interval, pValue } }) =>
      curve.ref === null || Number.isNaN(pValue)
        ? []
        : [
            {
              group: curve.ref,
              difference: numeric(estimate),
              interval: limitsOrEmpty(interval),
              p: numeric(pValue),
            },
          ],
    ),
  }
}
