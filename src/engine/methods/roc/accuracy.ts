import type { Interval } from '../../alternative.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { wilsonInterval } from '../proportions/proportion-interval.ts'
import type { Called } from './cut-offs.ts'

/** A method for the interval of the proportion of `events` among `n`, where n is at least 1. */
export type ShareInterval = (events: number, n: number, confidence: number) => Interval

/** A proportion or a ratio, with its confidence interval if there is one. */
export interface Measured {
  readonly value: number
  readonly interval: Interval | null
}

/** Accuracy measures of a test with a binary result. */
export interface Accuracy {
  readonly sensitivity: Measured
  readonly specificity: Measured
  readonly positiveValue: Measured
  readonly negativeValue: Measured
  readonly positiveRatio: Measured
  readonly negativeRatio: Measured
  /** Sensitivity + specificity - 1 (Youden 1950). */
  readonly youden: number
}

/**
 * Proportions with Wilson's intervals unless another method is given; likelihood ratios with the intervals of Simel, Samsa and Matchar
 * (1991) on the log scale, none if a cell is empty or the result is constant. If `prevalence` differs from that of the rows, predictive
 * values follow from Bayes' theorem with the logit interval of Mercaldo, Lau and Zhou (Stat Med 2007;26:2170), whose variance is that of
 * the log likelihood ratio; none if that ratio has no interval. NaN for 0 / 0.
 */
export function accuracyOf(
  called: Called,
  confidence: number,
  prevalence: number | null,
  intervalOf: ShareInterval = wilsonInterval,
): Accuracy {
  const { truePositive, falsePositive, falseNegative, trueNegative } = called
  const share = (part: number, rest: number) => measuredShare(part, part + rest, confidence, intervalOf)
  const sensitivity = share(truePositive, falseNegative)
  const specificity = share(trueNegative, falsePositive)
  const [se, sp] = [sensitivity.value, specificity.value]
  const positiveRatio = ratio(truePositive, falseNegative, falsePositive, trueNegative, confidence)
  const negativeRatio = ratio(falseNegative, truePositive, trueNegative, falsePositive, confidence)
  const values =
    prevalence === null
      ? { positiveValue: share(truePositive, falsePositive), negativeValue: share(trueNegative, falseNegative) }
      : predictiveValues({ se, sp, positiveRatio, negativeRatio }, prevalence)
  return {
    sensitivity,
    specificity,
    ...values,
    positiveRatio,
    negativeRatio,
    youden: se - (1 - sp),
  }
}

/**
 * The probability of the event after a result with this likelihood ratio, by Bayes' theorem on odds; of an infinite ratio 1.
 * @param before the probability before it, between 0 and 1, exclusive
 */
export function postTestProbability(before: number, ratio: number): number {
  if (ratio === Number.POSITIVE_INFINITY) return 1
  const odds = (before / (1 - before)) * ratio
  return odds / (1 + odds)
}

/** A proportion of n with its interval; NaN without an interval if n is 0. */
export function measuredShare(part: number, n: number, confidence: number, intervalOf: ShareInterval): Measured {
  return { value: part / n, interval: n === 0 ? null : intervalOf(part, n, confidence) }
}

/** Ratio of the proportions of one result among events and among non-events. */
function ratio(events: number, noEvents: number, others: number, noOthers: number, confidence: number): Measured {
  const [nEvents, nOthers] = [events + noEvents, others + noOthers]
  const value = events / nEvents / (others / nOthers)
  if (events === 0 || others === 0) return { value, interval: null }
  const reach =
    normalUpperQuantile((1 - confidence) / 2) * Math.sqrt(1 / events - 1 / nEvents + (1 / others - 1 / nOthers))
  // a constant result has standard error 0, which would overstate the precision
  return { value, interval: reach > 0 ? { lower: value * Math.exp(-reach), upper: value * Math.exp(reach) } : null }
}

/**
 * Transforms the limits of a likelihood ratio to those of a predictive value, which increases with the positive and decreases with the
 * negative ratio.
 */
function predictiveValues(
  {
    se,
    sp,
    positiveRatio,
    negativeRatio,
  }: Pick<Accuracy, 'positiveRatio' | 'negativeRatio'> & { readonly se: number; readonly sp: number },
  prevalence: number,
): Pick<Accuracy, 'positiveValue' | 'negativeValue'> {
  const share = (right: number, wrong: number) => right / (right + wrong)
  const odds = prevalence / (1 - prevalence)
  const ofEvent = (ratio: number) => postTestProbability(prevalence, ratio)
  const ofOther = (ratio: number) => 1 / (1 + odds * ratio)
  const [positive, negative] = [positiveRatio.interval, negativeRatio.interval]
  return {
    positiveValue: {
      value: share(se * prevalence, (1 - sp) * (1 - prevalence)),
      interval: positive && { lower: ofEvent(positive.lower), upper: ofEvent(positive.upper) },
    },
    negativeValue: {
      value: share(sp * (1 - prevalence), (1 - se) * prevalence),
      interval: negative && { lower: ofOther(negative.upper), upper: ofOther(negative.lower) },
    },
  }
}
