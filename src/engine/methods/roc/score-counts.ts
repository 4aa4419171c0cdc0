import type { Checkpoint } from '../../checkpoint.ts'
import { casesBefore, countSorted, type SortedCases, sortedCases } from '../samples/sorted-cases.ts'

/** Counts of each distinct score among events and non-events, on which an ROC curve, its area and its cut-offs depend. */
export interface ScoreCounts {
  /** Ascending. */
  readonly values: Float64Array
  /** Number of events for each value. */
  readonly events: Float64Array
  readonly others: Float64Array
  readonly totals: Totals
}

export interface Totals {
  readonly events: number
  readonly others: number
}

/**
 * Counts each distinct score among events and non-events: one sort of each group, then one pass over both. `scores` has no NaN; `events`: 1
 * or 0 for each score; `cases`: how many cases each score represents.
 */
export async function scoreCounts(
  scores: Float64Array,
  events: Uint8Array,
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<ScoreCounts> {
  const ofEvents = await sortedOfKind(1)
  const ofOthers = await sortedOfKind(0)
  const [eventScores, otherScores] = [ofEvents.values, ofOthers.values]
  await checkpoint()
  const values = new Float64Array(scores.length)
  const counts = [new Float64Array(scores.length), new Float64Array(scores.length)] as const
  let [i, j, k] = [0, 0, 0]
  for (; i < eventScores.length || j < otherScores.length; k++) {
    const value = Math.min(eventScores[i] ?? Number.POSITIVE_INFINITY, otherScores[j] ?? Number.POSITIVE_INFINITY)
    const [beforeEvents, beforeOthers] = [i, j]
    while (i < eventScores.length && eventScores[i] === value) i++
    while (j < otherScores.length && otherScores[j] === value) j++
    values[k] = value
    counts[0][k] = casesBefore(ofEvents, i) - casesBefore(ofEvents, beforeEvents)
    counts[1][k] = casesBefore(ofOthers, j) - casesBefore(ofOthers, beforeOthers)
  }
  await checkpoint()
  return {
    values: values.subarray(0, k),
    events: counts[0].subarray(0, k),
    others: counts[1].subarray(0, k),
    totals: { events: countSorted(ofEvents), others: countSorted(ofOthers) },
  }

  function sortedOfKind(kind: 0 | 1): Promise<SortedCases> {
    return sortedCases(ofKind(scores, events, kind), checkpoint, cases && ofKind(cases, events, kind))
  }
}

function ofKind(values: Float64Array, events: Uint8Array, kind: 0 | 1): Float64Array {
  const found = new Float64Array(values.length)
  let n = 0
  for (let i = 0; i < values.length; i++) if (events[i] === kind) found[n++] = values[i] as number
  return found.subarray(0, n)
}
