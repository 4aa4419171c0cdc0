import type { Checkpoint } from '../../checkpoint.ts'
import { sortedValues } from '../sorted-values.ts'

/** How often each different score occurs among events and among the others: all that an ROC curve, its area and its cut-offs depend on. */
export interface ScoreCounts {
  /** Ascending. */
  readonly values: Float64Array
  /** Of each value. */
  readonly events: Float64Array
  readonly others: Float64Array
  readonly totals: Totals
}

export interface Totals {
  readonly events: number
  readonly others: number
}

/** `scores` without NaN; `events`: 1 or 0 for each of them. One sort of either kind, then one walk along both. */
export async function scoreCounts(
  scores: Float64Array,
  events: Uint8Array,
  checkpoint: Checkpoint,
): Promise<ScoreCounts> {
  const ofEvents = await sortedValues(ofKind(scores, events, 1), checkpoint)
  const ofOthers = await sortedValues(ofKind(scores, events, 0), checkpoint)
  await checkpoint()
  const values = new Float64Array(scores.length)
  const counts = [new Float64Array(scores.length), new Float64Array(scores.length)] as const
  let [i, j, k] = [0, 0, 0]
  for (; i < ofEvents.length || j < ofOthers.length; k++) {
    const value = Math.min(ofEvents[i] ?? Number.POSITIVE_INFINITY, ofOthers[j] ?? Number.POSITIVE_INFINITY)
    const [beforeEvents, beforeOthers] = [i, j]
    while (i < ofEvents.length && ofEvents[i] === value) i++
    while (j < ofOthers.length && ofOthers[j] === value) j++
    values[k] = value
    counts[0][k] = i - beforeEvents
    counts[1][k] = j - beforeOthers
  }
  await checkpoint()
  return {
    values: values.subarray(0, k),
    events: counts[0].subarray(0, k),
    others: counts[1].subarray(0, k),
    totals: { events: ofEvents.length, others: ofOthers.length },
  }
}

function ofKind(scores: Float64Array, events: Uint8Array, kind: 0 | 1): Float64Array {
  const found = new Float64Array(scores.length)
  let n = 0
  for (let i = 0; i < scores.length; i++) if (events[i] === kind) found[n++] = scores[i] as number
  return found.subarray(0, n)
}
