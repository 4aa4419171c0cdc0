import type { Checkpoint } from '#engine/checkpoint.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'

/** Where the follow-up of each row is cut. */
export interface Cuts {
  /** The k-th cut, from 0, ascending, as time of the row; Infinity behind the last. NaN: the row cannot be cut. */
  at(k: number, row: number): number
  /** Not more than the number of cuts up to this time: where to begin to look. */
  before(time: number): number
}

/** The same times for all rows. */
export function cutsAtTimes(times: readonly number[]): Cuts {
  return { at: (k) => times[k] ?? Infinity, before: () => 0 }
}

/** Multiples of a time above 0. */
export function cutsEvery(step: number): Cuts {
  return { at: (k) => step * (k + 1), before: (time) => Math.max(0, Math.floor(time / step) - 2) }
}

/** Points of another clock: that of each row shows `origin` at time 0, and goes on by `unit` while time goes on by 1. */
export function cutsOnClock(points: readonly number[], origin: Float64Array, unit: number): Cuts {
  return {
    at: (k, row) => {
      const point = points[k]
      return point === undefined ? Infinity : (point - (origin[row] as number)) / unit
    },
    before: () => 0,
  }
}

interface FollowUp {
  readonly start: Float64Array
  readonly stop: Float64Array
}

/** Intervals (start, stop] in the order of the rows; `cut` counts the cuts before each, NaN for a row that could not be cut. */
export interface Intervals {
  readonly rows: Int32Array
  readonly start: Float64Array
  readonly stop: Float64Array
  readonly cut: Float64Array
  /** Rows with more than one interval; rows that could not be cut, by the reason. */
  readonly split: number
  readonly whole: { readonly time: number; readonly origin: number }
}

/** Cuts the follow-up of each row; null if that gives more than `most` intervals. */
export async function splitIntervals(
  { start, stop }: FollowUp,
  cuts: Cuts,
  most: number,
  checkpoint: Checkpoint,
): Promise<Intervals | number> {
  const n = stop.length
  const first = new Int32Array(n)
  let [total, split, noTime, noOrigin] = [0, 0, 0, 0]
  await inBlocks(n, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      total++
      const [begin, end] = [start[row] as number, stop[row] as number]
      first[row] = -1
      if (!(begin < end && Number.isFinite(begin) && Number.isFinite(end))) noTime++
      else if (Number.isNaN(cuts.at(0, row))) noOrigin++
      else {
        let k = cuts.before(begin)
        while (cuts.at(k, row) <= begin) k++
        first[row] = k
        const before = total
        // far more than can be made are only estimated
        const width = cuts.at(k + 1, row) - cuts.at(k, row)
        if (width < Infinity && (end - begin) / width > most && cuts.at(k + most, row) < end) total = Infinity
        else for (; cuts.at(k, row) < end; k++) total++
        if (total > before) split++
      }
    }
  })
  if (total > most) return total
  const made = {
    rows: new Int32Array(total),
    start: new Float64Array(total),
    stop: new Float64Array(total),
    cut: new Float64Array(total),
  }
  let at = 0
  await inBlocks(n, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) {
      let k = first[row] as number
      let begin = start[row] as number
      const end = stop[row] as number
      for (let isLast = false; !isLast; k++, at++) {
        const next = k < 0 ? Infinity : cuts.at(k, row)
        isLast = k < 0 || !(next < end)
        made.rows[at] = row
        made.start[at] = begin
        made.stop[at] = isLast ? end : next
        made.cut[at] = k < 0 ? Number.NaN : k
        begin = next
      }
    }
  })
  return { ...made, split, whole: { time: noTime, origin: noOrigin } }
}
