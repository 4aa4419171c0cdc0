import type { Checkpoint } from '../../checkpoint.ts'
import { pOfZ } from '../proportions/score-test.ts'
import { placements } from './placements.ts'
import { type ScoreCounts, scoreCounts } from './score-counts.ts'

/** Rows between two checkpoints. */
const portion = 1 << 16

export interface AreaDifference {
  /** First area minus second. */
  readonly difference: number
  readonly standardError: number
  /** NaN, as is its P value, if both scores order all pairs in the same way. */
  readonly z: number
  readonly pValue: number
}

/**
 * The difference of two areas from the same rows, which are correlated (DeLong, DeLong and Clarke-Pearson 1988): its variance is that of the
 * differences of their structural components within rows. At least two events and two non-events. `cases`: how many cases each row represents.
 */
export async function compareAreas(
  first: Float64Array,
  second: Float64Array,
  events: Uint8Array,
  checkpoint: Checkpoint,
  cases?: Float64Array,
): Promise<AreaDifference> {
  const apart = await componentsByRow(first, events, checkpoint, cases)
  const other = await componentsByRow(second, events, checkpoint, cases)
  for (let i = 0; i < apart.length; i++) apart[i] = (apart[i] as number) - (other[i] as number)
  await checkpoint()
  const ofEvents = spread(apart, events, 1, cases)
  const ofOthers = spread(apart, events, 0, cases)
  const se = Math.sqrt(ofEvents.variance / ofEvents.n + ofOthers.variance / ofOthers.n)
  const z = se === 0 ? Number.NaN : ofEvents.mean / se
  return { difference: ofEvents.mean, standardError: se, z, pValue: pOfZ(z, 'two-sided') }
}

async function componentsByRow(scores: Float64Array, events: Uint8Array, checkpoint: Checkpoint, cases?: Float64Array) {
  const counts = await scoreCounts(scores, events, checkpoint, cases)
  const { ofEvents, ofOthers } = placements(counts)
  const found = new Float64Array(scores.length)
  for (let from = 0; from < scores.length; from += portion) {
    const to = Math.min(from + portion, scores.length)
    for (let i = from; i < to; i++) {
      const k = placeOf(scores[i] as number, counts)
      found[i] = (events[i] === 1 ? ofEvents[k] : ofOthers[k]) as number
    }
    await checkpoint()
  }
  return found
}

/** The index of a score among the distinct scores. */
function placeOf(score: number, { values }: ScoreCounts): number {
  let [low, high] = [0, values.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] as number) < score) low = middle + 1
    else high = middle
  }
  return low
}

function spread(values: Float64Array, events: Uint8Array, kind: 0 | 1, cases?: Float64Array) {
  const casesOf = (i: number) => (cases === undefined ? 1 : (cases[i] as number))
  let [n, sum, squares] = [0, 0, 0]
  for (let i = 0; i < values.length; i++)
    if (events[i] === kind) {
      n += casesOf(i)
      sum += casesOf(i) * (values[i] as number)
    }
  const mean = sum / n
  for (let i = 0; i < values.length; i++)
    if (events[i] === kind) squares += casesOf(i) * ((values[i] as number) - mean) ** 2
  return { n, mean, variance: squares / (n - 1) }
}
