import { thinned } from '../samples/thinned.ts'
import type { ScoreCounts } from './score-counts.ts'

export interface RocCurve {
  /** 1 - specificity, and sensitivity, from (0, 0) to (1, 1): one point for each distinct score. */
  readonly falsePositive: readonly number[]
  readonly truePositive: readonly number[]
}

/** The points of the ROC curve: scores from each distinct value on are called positive, starting with the highest value. */
export function rocCurve({ events, others, totals }: ScoreCounts): RocCurve {
  const falsePositive = [0]
  const truePositive = [0]
  let [hits, alarms] = [0, 0]
  for (let k = events.length - 1; k >= 0; k--) {
    hits += events[k] as number
    alarms += others[k] as number
    falsePositive.push(alarms / totals.others)
    truePositive.push(hits / totals.events)
  }
  return { falsePositive, truePositive }
}

/** More points than this are indistinguishable on a curve. */
const maxPoints = 500

/** A curve thinned to the number of points that are visible. */
export function thinnedCurve({ falsePositive, truePositive }: RocCurve): RocCurve {
  const chosen = thinned(falsePositive.length, maxPoints)
  return {
    falsePositive: chosen.map((k) => falsePositive[k] ?? 0),
    truePositive: chosen.map((k) => truePositive[k] ?? 0),
  }
}
