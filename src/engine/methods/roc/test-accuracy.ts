import type { Interval } from '../../alternative.ts'
import { compareRisks } from '../proportions/compare-risks.ts'
import { type Accuracy, accuracyOf, type Measured, measuredShare, type ShareInterval } from './accuracy.ts'
import type { Called } from './cut-offs.ts'

/** The accuracy measures of a 2 x 2 table of a test against the truth. */
export interface TestAccuracy extends Accuracy {
  /** Proportion of rows that the test classifies correctly. */
  readonly agreement: Measured
  /** Proportion of events among the rows. */
  readonly frequency: Measured
  /** Newcombe (1998), method 10: the Youden index is the difference of two independent proportions. */
  readonly youdenInterval: Interval
  /** The diagnostic odds ratio (Glas et al. 2003), with its interval on the logarithmic scale unless a cell is empty. */
  readonly oddsRatio: Measured
}

/** Accuracy of a test in at least one event and one non-event: the measures of `accuracyOf` and those of the whole table. */
export function testAccuracy(
  called: Called,
  confidence: number,
  prevalence: number | null,
  intervalOf: ShareInterval,
): TestAccuracy {
  const { truePositive, falsePositive, falseNegative, trueNegative } = called
  const [events, others] = [truePositive + falseNegative, falsePositive + trueNegative]
  const share = (part: number) => measuredShare(part, events + others, confidence, intervalOf)
  const { oddsRatio, difference } = compareRisks(
    { events: truePositive, n: events },
    { events: falsePositive, n: others },
    confidence,
  )
  return {
    ...accuracyOf(called, confidence, prevalence, intervalOf),
    agreement: share(truePositive + trueNegative),
    frequency: share(events),
    youdenInterval: difference.interval,
    oddsRatio: {
      value: oddsRatio.estimate,
      interval: Number.isNaN(oddsRatio.interval.lower) ? null : oddsRatio.interval,
    },
  }
}
