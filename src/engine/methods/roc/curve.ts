import { thinned } from '../samples/thinned.ts'
import type { ScoreCounts } from './score-counts.ts'

export interface RocCurve {
  /** 1 less specificity, and sensitivity, from (0, 0) to (1, 1): one point for each different score. */
  readonly falsePositive: readonly number[]
  readonly truePositive: readonly number[]
}

/** The points of the curve where every score from a value on is called positive, the highest value first. */
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

/** As many points of a curve as can be seen. */
export function thinnedCurve({ falsePositive, truePositive }: RocCurve): RocCurve {
  const chosen = thinned(falsePositive.length, maxPoints)
  return {
    falsePositive: chosen.map((k) => falsePositive[k] ?? 0),
    truePositive: chosen.map((k) => truePositive[k] ?? 0),
  }
}
