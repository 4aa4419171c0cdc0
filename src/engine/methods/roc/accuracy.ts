import { normalUpperQuantile } from '../../distributions/normal.ts'
import type { Interval } from '../alternative.ts'
import { wilsonInterval } from '../proportion-interval.ts'
import type { Called } from './cut-offs.ts'

/** The interval of the share of `events` among `n`, which is 1 or more. */
export type ShareInterval = (events: number, n: number, confidence: number) => Interval

/** A fraction of 1 or a ratio, with its interval where there is one. */
export interface Measured {
  readonly value: number
  readonly interval: Interval | null
}

/** What a test that says yes or no is worth. */
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
 * Shares with Wilson's intervals unless others are asked for, likelihood ratios with those of Simel, Samsa and Matchar (1991) on the logarithmic scale, which need no empty cell.
 * With a `prevalence` other than that of the rows, predictive values follow from it by Bayes' theorem and have no interval. NaN where nothing is divided
 * by nothing.
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
  const bayes = (right: number, wrong: number): Measured => ({ value: right / (right + wrong), interval: null })
  return {
    sensitivity,
    specificity,
    positiveValue:
      prevalence === null ? share(truePositive, falsePositive) : bayes(se * prevalence, (1 - sp) * (1 - prevalence)),
    negativeValue:
      prevalence === null ? share(trueNegative, falseNegative) : bayes(sp * (1 - prevalence), (1 - se) * prevalence),
    positiveRatio: ratio(truePositive, falseNegative, falsePositive, trueNegative, confidence),
    negativeRatio: ratio(falseNegative, truePositive, trueNegative, falsePositive, confidence),
    youden: se - (1 - sp),
  }
}

/** A share of n with its interval; NaN without one where there are none. */
export function measuredShare(part: number, n: number, confidence: number, intervalOf: ShareInterval): Measured {
  return { value: part / n, interval: n === 0 ? null : intervalOf(part, n, confidence) }
}

/** Of the share of one result among events to that among the others. */
function ratio(events: number, noEvents: number, others: number, noOthers: number, confidence: number): Measured {
  const [nEvents, nOthers] = [events + noEvents, others + noOthers]
  const value = events / nEvents / (others / nOthers)
  if (events === 0 || others === 0) return { value, interval: null }
  const reach =
    normalUpperQuantile((1 - confidence) / 2) * Math.sqrt(1 / events - 1 / nEvents + (1 / others - 1 / nOthers))
  return { value, interval: { lower: value * Math.exp(-reach), upper: value * Math.exp(reach) } }
}
