import { wilsonInterval } from '../proportions/proportion-interval.ts'
import { accuracyOf, type Measured, measuredShare } from './accuracy.ts'
import type { Called } from './cut-offs.ts'

export const thresholdMeasureNames = [
  'sensitivity',
  'specificity',
  'positiveValue',
  'negativeValue',
  'youden',
  'accuracy',
  'alertRate',
] as const

export type ThresholdMeasure = (typeof thresholdMeasureNames)[number]

/**
 * What a cut-off yields in at least one event and one non-event: the proportions of `accuracyOf`, the Youden index, the proportion called
 * rightly (accuracy) and the proportion called positive (alert rate), with Wilson's intervals. At another `prevalence` accuracy and alert rate are
 * sums of the weighted proportions in events and non-events. The limits of such a sum, as of the Youden index, are combined from the limits of its
 * parts (Newcombe, Stat Med 1998;17:873, method 10; Zou and Donner, Stat Med 2008;27:1693).
 */
export function thresholdMeasures(
  called: Called,
  confidence: number,
  prevalence: number | null,
): Readonly<Record<ThresholdMeasure, Measured>> {
  const { truePositive, falsePositive, falseNegative, trueNegative } = called
  const { sensitivity, specificity, positiveValue, negativeValue } = accuracyOf(called, confidence, prevalence)
  const [events, others] = [truePositive + falseNegative, falsePositive + trueNegative]
  const share = (part: number, n: number) => measuredShare(part, n, confidence, wilsonInterval)
  const index = weightedSum([1, sensitivity], [1, specificity])
  return {
    sensitivity,
    specificity,
    positiveValue,
    negativeValue,
    youden: { value: index.value - 1, interval: index.interval && moved(index.interval, -1) },
    accuracy:
      prevalence === null
        ? share(truePositive + trueNegative, events + others)
        : weightedSum([prevalence, sensitivity], [1 - prevalence, specificity]),
    alertRate:
      prevalence === null
        ? share(truePositive + falsePositive, events + others)
        : weightedSum([prevalence, sensitivity], [1 - prevalence, share(falsePositive, others)]),
  }
}

function weightedSum(...parts: readonly (readonly [weight: number, share: Measured])[]): Measured {
  const value = parts.reduce((sum, [weight, share]) => sum + weight * share.value, 0)
  const reach = (end: 'lower' | 'upper') =>
    Math.hypot(...parts.map(([weight, share]) => weight * (share.value - (share.interval?.[end] ?? Number.NaN))))
  return { value, interval: { lower: value - reach('lower'), upper: value + reach('upper') } }
}

function moved({ lower, upper }: { readonly lower: number; readonly upper: number }, by: number) {
  return { lower: lower + by, upper: upper + by }
}
