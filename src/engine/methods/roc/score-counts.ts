import type { Checkpoint } from '../../checkpoint.ts'
import { casesBefore, countSorted, type SortedCases, sortedCases } from '../sorted-cases.ts'

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

/**
 * `scores` without NaN; `events`: 1 or 0 for each of them; `weights`: how many cases each of them stands for, above 0. One sort of either kind, then one walk
 * along both.
 */
export async function scoreCounts(
  scores: Float64Array,
  events: Uint8Array,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<ScoreCounts> {
  const sorted = [
    await ofKind(scores, events, 1, checkpoint, weights),
    await ofKind(scores, events, 0, checkpoint, weights),
  ] as const
  const [ofEvents, ofOthers] = [sorted[0].values, sorted[1].values]
  await checkpoint()
  const values = new Float64Array(scores.length)
  const counts = [new Float64Array(scores.length), new Float64Array(scores.length)] as const
  let [i, j, k] = [0, 0, 0]
  let [hits, alarms] = [0, 0] // cases of either kind up to now
  for (; i < ofEvents.length || j < ofOthers.length; k++) {
    const value = Math.min(ofEvents[i] ?? Number.POSITIVE_INFINITY, ofOthers[j] ?? Number.POSITIVE_INFINITY)
    while (i < ofEvents.length && ofEvents[i] === value) i++
    while (j < ofOthers.length && ofOthers[j] === value) j++
    values[k] = value
    counts[0][k] = casesBefore(sorted[0], i) - hits
    counts[1][k] = casesBefore(sorted[1], j) - alarms
    hits += counts[0][k] as number
    alarms += counts[1][k] as number
  }
  await checkpoint()
  return {
    values: values.subarray(0, k),
    events: counts[0].subarray(0, k),
    others: counts[1].subarray(0, k),
    totals: { events: countSorted(sorted[0]), others: countSorted(sorted[1]) },
  }
}

function ofKind(
  scores: Float64Array,
  events: Uint8Array,
  kind: 0 | 1,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<SortedCases> {
  const found = new Float64Array(scores.length)
  const cases = weights && new Float64Array(scores.length)
  let n = 0
  for (let i = 0; i < scores.length; i++) {
    if (events[i] !== kind) continue
    if (cases) cases[n] = weights?.[i] as number
    found[n++] = scores[i] as number
  }
  return sortedCases(found.subarray(0, n), checkpoint, cases?.subarray(0, n))
}
