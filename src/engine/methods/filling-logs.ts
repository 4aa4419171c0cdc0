import type { Checkpoint } from '../checkpoint.ts'
import { eachFilling } from './column-fillings.ts'

/** The logarithms of all fillings by their place, those of one place ascending, with the running sums of what they stand for. */
export interface FillingLogs {
  /** Where the fillings of a place begin; one more than there are places. */
  readonly starts: Int32Array
  readonly logs: Float64Array
  /** Σ exp(log - the largest of the place) up to and with each. */
  readonly sums: Float64Array
}

/** Elements that are sorted and summed between two checkpoints. */
const portion = 200_000

/** Counted first, then laid side by side. */
export async function fillingLogs(
  columns: readonly number[],
  rows: readonly number[],
  places: number,
  placeOf: (left: Int32Array) => number,
  checkpoint: Checkpoint,
): Promise<FillingLogs> {
  const starts = new Int32Array(places + 1)
  const count = (left: Int32Array) => {
    const next = placeOf(left) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  await eachFilling(columns, rows, count, checkpoint)
  for (let place = 1; place <= places; place++) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0)
  const logs = new Float64Array(starts[places] ?? 0)
  const next = starts.slice()
  const keep = (left: Int32Array, log: number) => {
    const place = placeOf(left)
    const at = next[place] ?? 0
    logs[at] = log
    next[place] = at + 1
  }
  await eachFilling(columns, rows, keep, checkpoint)
  const sums = new Float64Array(logs.length)
  let done = 0
  for (let place = 0; place < places; place++) {
    const [from, to] = [starts[place] ?? 0, starts[place + 1] ?? 0]
    if (to - from > 1) logs.subarray(from, to).sort()
    const top = logs[to - 1] ?? 0
    let sum = 0
    for (let k = from; k < to; k++) {
      sum += Math.exp((logs[k] ?? 0) - top)
      sums[k] = sum
    }
    if (to - done < portion) continue
    done = to
    await checkpoint()
  }
  return { starts, logs, sums }
}

/** Σ exp(log + constant) over the fillings of a place with log <= limit. */
export function sumUpTo({ starts, logs, sums }: FillingLogs, place: number, limit: number, constant: number): number {
  const from = starts[place] ?? 0
  const end = starts[place + 1] ?? 0
  if (from === end || (logs[from] ?? 0) > limit) return 0
  let low = from // is within the limit
  let high = end // is not
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((logs[middle] ?? 0) <= limit) low = middle
    else high = middle
  }
  return (sums[low] ?? 0) * Math.exp((logs[end - 1] ?? 0) + constant)
}
