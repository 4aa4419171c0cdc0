import { calledAtScores } from './cut-offs.ts'
import type { ScoreCounts } from './score-counts.ts'

/** Precision (positive predictive value) against recall (sensitivity), with ascending recall from 0 to 1. */
export interface PrecisionRecallCurve {
  readonly recall: readonly number[]
  readonly precision: readonly number[]
}

/** How the curve and its area run between scores: by steps, or along the points that a mixture of two cut-offs would reach. */
export type PrecisionRule = 'steps' | 'interpolated'

/** Between two scores farther apart in recall than this, interpolated points are inserted. */
const longestPiece = 1 / 50

/**
 * The curve at no more than `most` of the scores, from the highest on. At recall 0 it has the precision of the first score. Interpolated, it
 * follows Davis and Goadrich (Proc ICML 2006:233): false positives are linear in true positives between two scores.
 */
export function precisionRecallCurve(counts: ScoreCounts, most: number, rule: PrecisionRule): PrecisionRecallCurve {
  const { called } = calledAtScores(counts, most)
  const recall: number[] = []
  const precision: number[] = []
  const push = (hits: number, alarms: number) => {
    recall.push(hits / counts.totals.events)
    precision.push(hits / (hits + alarms))
  }
  let [hits, alarms] = [0, 0]
  for (const { truePositive, falsePositive } of called) {
    if (recall.length === 0) {
      recall.push(0)
      precision.push(truePositive / (truePositive + falsePositive))
    }
    const gained = truePositive - hits
    const pieces = rule === 'steps' ? 1 : Math.ceil(gained / counts.totals.events / longestPiece)
    for (let k = 1; k < pieces; k++)
      push(hits + (gained * k) / pieces, alarms + ((falsePositive - alarms) * k) / pieces)
    push(truePositive, falsePositive)
    ;[hits, alarms] = [truePositive, falsePositive]
  }
  return { recall, precision }
}

/**
 * The area under the curve. By steps it is the average precision, the sum of (R[k] - R[k-1]) P[k] over the scores; interpolated, the integral of
 * Davis and Goadrich's curve in closed form (Keilwagen J, Grosse I, Grau J, PLoS ONE 2014;9:e92209). NaN without events.
 */
export function precisionRecallArea({ values, events, others, totals }: ScoreCounts, rule: PrecisionRule): number {
  let [area, hits, alarms] = [0, 0, 0]
  for (let k = values.length - 1; k >= 0; k--) {
    const [gained, wrong] = [events[k] as number, others[k] as number]
    const [before, after] = [hits + alarms, hits + gained + alarms + wrong]
    if (gained > 0)
      area +=
        rule === 'steps'
          ? (gained * (hits + gained)) / after
          : interpolatedPiece({ hits, alarms, gained, wrong, before, after })
    hits += gained
    alarms += wrong
  }
  return area / totals.events
}

/** Integral of t / (t + false positives at t), which are linear in t, over the true positives t that one score adds. */
function interpolatedPiece(piece: {
  readonly hits: number
  readonly alarms: number
  readonly gained: number
  readonly wrong: number
  readonly before: number
  readonly after: number
}): number {
  const slope = piece.wrong / piece.gained
  const start = piece.alarms - slope * piece.hits
  const straight = piece.gained / (1 + slope)
  // from the origin on the precision is constant
  return start === 0 ? straight : straight - (start / (1 + slope) ** 2) * Math.log(piece.after / piece.before)
}
