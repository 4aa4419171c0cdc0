import type { Checkpoint } from '../../checkpoint.ts'
import { sortedValues } from './sorted-values.ts'

/** Intervals of equal width into which the range of the values is divided. */
const INTERVALS = 4096
/** Shorter samples are sorted in less time than it takes to count them. */
const FEW = 1 << 16
/** Values between two checkpoints: each pass takes about 5 ms for as many. */
const PORTION = 1 << 20

/**
 * A copy of the values, without NaN, in which each of these ranks (from 0) holds the value that it has in ascending order, with no larger value
 * before it and no smaller one after it; the first and the last are the smallest and the largest. Few values, and those whose range is not
 * finite, are sorted entirely. The values are distributed to intervals of equal width, and only the intervals of a rank are sorted, as in
 * bucket selection (Knuth, The Art of Computer Programming 3, 5.2.5 and 5.3.3).
 */
export async function orderedAt(
  values: Float64Array,
  ranks: readonly number[],
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const n = values.length
  if (n < FEW) return sortedValues(values, checkpoint)
  const { lowest, highest } = await extremesOf(values, checkpoint)
  const [low, high] = [values[lowest] as number, values[highest] as number]
  if (low === high) return values.slice()
  if (ranks.length === 0) return withEnds(values, lowest, highest)
  const perUnit = (INTERVALS - 1) / (high - low)
  // a range above the largest double, or one too narrow to be divided
  if (!Number.isFinite(high - low) || !Number.isFinite(perUnit)) return sortedValues(values, checkpoint)
  const starts = new Uint32Array(INTERVALS + 1)
  for (let from = 0; from < n; from += PORTION) {
    const to = Math.min(n, from + PORTION)
    for (let i = from; i < to; i++) {
      const interval = (((values[i] as number) - low) * perUnit) >>> 0
      starts[interval + 1] = (starts[interval + 1] as number) + 1
    }
    await checkpoint()
  }
  for (let k = 1; k <= INTERVALS; k++) starts[k] = (starts[k] as number) + (starts[k - 1] as number)
  const places = starts.slice(0, INTERVALS)
  const ordered = new Float64Array(n)
  for (let from = 0; from < n; from += PORTION) {
    const to = Math.min(n, from + PORTION)
    for (let i = from; i < to; i++) {
      const value = values[i] as number
      const interval = ((value - low) * perUnit) >>> 0
      const place = places[interval] as number
      ordered[place] = value
      places[interval] = place + 1
    }
    await checkpoint()
  }
  const wanted = [0, ...ranks, n - 1]
  for (let k = 0; k < INTERVALS; k++) {
    const [start, end] = [starts[k] as number, starts[k + 1] as number]
    if (!wanted.some((rank) => rank >= start && rank < end)) continue
    ordered.set(await sortedValues(ordered.subarray(start, end), checkpoint), start)
  }
  return ordered
}

/** The indices of the smallest and of the largest value. */
async function extremesOf(
  values: Float64Array,
  checkpoint: Checkpoint,
): Promise<{ readonly lowest: number; readonly highest: number }> {
  let [lowest, highest] = [0, 0]
  let [low, high] = [values[0] as number, values[0] as number]
  for (let from = 0; from < values.length; from += PORTION) {
    const to = Math.min(values.length, from + PORTION)
    for (let i = from; i < to; i++) {
      const value = values[i] as number
      if (value < low) [low, lowest] = [value, i]
      if (value > high) [high, highest] = [value, i]
    }
    await checkpoint()
  }
  return { lowest, highest }
}

/** A copy with two different values at its ends, which exchange their places with those that were there. */
function withEnds(values: Float64Array, lowest: number, highest: number): Float64Array {
  const ordered = values.slice()
  const last = ordered.length - 1
  const swap = (i: number, k: number) => {
    ;[ordered[i], ordered[k]] = [ordered[k] as number, ordered[i] as number]
  }
  swap(0, lowest)
  // the first exchange has moved the largest value if it stood first
  swap(last, highest === 0 ? lowest : highest)
  return ordered
}
