import { clopperPearsonInterval, wilsonInterval } from '#engine/methods/proportions/proportion-interval.ts'
import { accuracyOf } from '#engine/methods/roc/accuracy.ts'

const LEVEL = 0.95

export interface Fourfold {
  readonly tp: number
  readonly fp: number
  readonly fn: number
  readonly tn: number
}

/** Requires non-zero margins. If a cell is empty, ratios are computed after adding 0.5 to each cell. */
export function measuresOf({ tp, fp, fn, tn }: Fourfold) {
  const shares = accuracyOf(called(tp, fp, fn, tn), LEVEL, null)
  const add = Math.min(tp, fp, fn, tn) === 0 ? 0.5 : 0
  const ratios = accuracyOf(called(tp + add, fp + add, fn + add, tn + add), LEVEL, null)
  return {
    ...shares,
    positiveRatio: ratios.positiveRatio,
    negativeRatio: ratios.negativeRatio,
    exactSensitivity: clopperPearsonInterval(tp, tp + fn, LEVEL),
    exactSpecificity: clopperPearsonInterval(tn, tn + fp, LEVEL),
    accuracy: (tp + tn) / (tp + fp + fn + tn),
    accuracyInterval: wilsonInterval(tp + tn, tp + fp + fn + tn, LEVEL),
    oddsRatio: ((tp + add) * (tn + add)) / ((fp + add) * (fn + add)),
  }
}

function called(truePositive: number, falsePositive: number, falseNegative: number, trueNegative: number) {
  return { truePositive, falsePositive, falseNegative, trueNegative }
}
