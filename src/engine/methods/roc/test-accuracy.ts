import type { Interval } from '../alternative.ts'
import { compareRisks } from '../compare-risks.ts'
import { type Accuracy, accuracyOf, type Measured, measuredShare, type ShareInterval } from './accuracy.ts'
import type { Called } from './cut-offs.ts'

/** All that a 2 x 2 table of a test against the truth says of the test. */
export interface TestAccuracy extends Accuracy {
  /** The share of rows that the test calls right. */
  readonly agreement: Measured
  /** The share of events among the rows. */
  readonly frequency: Measured
  /** Newcombe (1998), method 10: the Youden index is the difference of two independent shares. */
  readonly youdenInterval: Interval
  /** The diagnostic odds ratio (Glas et al. 2003), with its interval on the logarithmic scale unless a cell is empty. */
  readonly oddsRatio: Measured
}

/**
 * Accuracy of a test among at least one event and one other. Shares have the interval of `intervalOf`. With a `prevalence` other than that of the rows
 * the predictive values are those of Bayes' theorem, with the logit interval of Mercaldo, Lau and Zhou (Stat Med 2007;26:2170), whose variance is that
 * of the logarithm of the likelihood ratio; none where that ratio has none. The ratio of a test that calls everybody alike has none either.
 */
export function testAccuracy(
  called: Called,
  confidence: number,
  prevalence: number | null,
  intervalOf: ShareInterval,
): TestAccuracy {
  const { truePositive, falsePositive, falseNegative, trueNegative } = called
  const [events, others] = [truePositive + falseNegative, falsePositive + trueNegative]
  const share = (part: number) => measuredShare(part, events + others, confidence, intervalOf)
  const all = accuracyOf(called, confidence, prevalence, intervalOf)
  const found = {
    ...all,
    positiveRatio: withoutPoint(all.positiveRatio),
    negativeRatio: withoutPoint(all.negativeRatio),
  }
  const { oddsRatio, difference } = compareRisks(
    { events: truePositive, n: events },
    { events: falsePositive, n: others },
    confidence,
  )
  return {
    ...found,
    ...(prevalence === null ? {} : predictiveValues(found, prevalence)),
    agreement: share(truePositive + trueNegative),
    frequency: share(events),
    youdenInterval: difference.interval,
    oddsRatio: {
      value: oddsRatio.estimate,
      interval: Number.isNaN(oddsRatio.interval.lower) ? null : oddsRatio.interval,
    },
  }
}

/** Where everybody is called alike the standard error of the logarithm is 0, which is no certainty. */
function withoutPoint({ value, interval }: Measured): Measured {
  return { value, interval: interval === null || interval.lower === interval.upper ? null : interval }
}

/** Limits of a likelihood ratio become those of a predictive value, which rises with the positive and falls with the negative ratio. */
function predictiveValues(
  { positiveValue, negativeValue, positiveRatio, negativeRatio }: Accuracy,
  prevalence: number,
): Pick<Accuracy, 'positiveValue' | 'negativeValue'> {
  const odds = prevalence / (1 - prevalence)
  const ofEvent = (ratio: number) => (odds * ratio) / (1 + odds * ratio)
  const ofOther = (ratio: number) => 1 / (1 + odds * ratio)
  const [positive, negative] = [positiveRatio.interval, negativeRatio.interval]
  return {
    positiveValue: {
      value: positiveValue.value,
      interval: positive && { lower: ofEvent(positive.lower), upper: ofEvent(positive.upper) },
    },
    negativeValue: {
      value: negativeValue.value,
      interval: negative && { lower: ofOther(negative.upper), upper: ofOther(negative.lower) },
    },
  }
}
