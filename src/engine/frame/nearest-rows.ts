import type { Checkpoint } from '../checkpoint.ts'
import { inBlocks } from './in-blocks.ts'
import type { Matches } from './match-rows.ts'

export interface NearestRows {
  /** By left row the right row; -1 if none fits. */
  readonly rows: Int32Array
  /** Left rows whose key occurs in the right table, but with no time that fits; those without a time are among them. */
  readonly noneFits: number
}

interface Asked {
  /** By row, in ms; NaN for none. */
  readonly left: Float64Array
  readonly right: Float64Array
  /** `before`: the last that is not later; `nearest`: the least difference, of two the earlier. */
  readonly which: 'before' | 'nearest'
  /** The greatest difference, in ms. */
  readonly most: number
}

/** Finds for each left row the right row with the same key whose time fits best; of equal times the first. */
export async function nearestRows(matches: Matches, asked: Asked, checkpoint: Checkpoint): Promise<NearestRows> {
  const { starts, left: keys } = matches
  const { left, right, which, most } = asked
  const { ends, order } = await sortedWithinKeys(matches, right, checkpoint)
  const rows = new Int32Array(keys.length).fill(-1)
  let noneFits = 0
  await inBlocks(keys.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const key = keys[i] as number
      if (key < 0 || starts[key] === starts[key + 1]) continue
      const time = left[i] as number
      const [start, end] = [starts[key] as number, ends[key] as number]
      const after = firstAbove(right, order, { start, end, time })
      const best = after > start ? firstOfTime(right, order, start, after - 1) : -1
      let found = best < 0 ? -1 : (order[best] as number)
      const next = which === 'nearest' && after < end && !Number.isNaN(time) ? (order[after] as number) : -1
      if (next >= 0 && (found < 0 || (right[next] as number) - time < time - (right[found] as number))) found = next
      if (found >= 0 && Math.abs((right[found] as number) - time) <= most) rows[i] = found
      else noneFits++
    }
  })
  return { rows, noneFits }
}

/** The rows of each key by their time; those without one come last, from `ends` of the key on. */
async function sortedWithinKeys({ starts, rows }: Matches, times: Float64Array, checkpoint: Checkpoint) {
  const order = rows.slice()
  const ends = new Int32Array(starts.length - 1)
  await inBlocks(ends.length, checkpoint, (from, to) => {
    for (let key = from; key < to; key++) {
      const [start, end] = [starts[key] as number, starts[key + 1] as number]
      const own = order.subarray(start, end)
      if (own.length > 1) own.sort((a, b) => compare(times[a] as number, times[b] as number) || a - b)
      let last = end
      while (last > start && Number.isNaN(times[order[last - 1] as number] as number)) last--
      ends[key] = last
    }
  })
  return { order, ends }
}

function compare(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return a - b
}

/** The first place whose time is later; `end` if there is none, or no time is asked for. */
function firstAbove(
  times: Float64Array,
  order: Int32Array,
  { start, end, time }: { readonly start: number; readonly end: number; readonly time: number },
): number {
  if (Number.isNaN(time)) return start
  let [low, high] = [start, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[order[middle] as number] as number) <= time) low = middle + 1
    else high = middle
  }
  return low
}

/** The first of the places with the time of this one. */
function firstOfTime(times: Float64Array, order: Int32Array, start: number, place: number): number {
  let first = place
  while (first > start && times[order[first - 1] as number] === times[order[place] as number]) first--
  return first
}
