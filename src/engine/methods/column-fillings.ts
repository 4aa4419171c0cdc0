import type { Checkpoint } from '../checkpoint.ts'
import { logFactorial } from '../special/log-factorial.ts'

/** Told of one filling: what it leaves of each row (an array that changes afterwards), and minus the sum of ln x! over its cells. */
export type Visit = (left: Int32Array, log: number) => void

/** Fillings between two checkpoints. */
const portion = 50_000

/** All ways to fill columns of the given totals within the totals of the rows. */
export async function eachFilling(
  columns: readonly number[],
  rows: readonly number[],
  visit: Visit,
  checkpoint: Checkpoint,
): Promise<void> {
  const left = Int32Array.from(rows)
  const last = rows.length - 1
  const beyond = columns.map(() => new Int32Array(rows.length)) // what the rows after this one have left, by column and row
  let visited = 0
  const fillFrom = (j: number, log: number): void => {
    const after = beyond[j]
    if (after === undefined) {
      visited++
      visit(left, log)
      return
    }
    for (let i = last - 1; i >= 0; i--) after[i] = (after[i + 1] ?? 0) + (left[i + 1] ?? 0)
    place(j, 0, columns[j] ?? 0, log)
  }
  const place = (j: number, i: number, rest: number, log: number): void => {
    const room = left[i] ?? 0
    if (i === last) {
      if (rest > room) return
      left[i] = room - rest
      fillFrom(j + 1, log - logFactorial(rest))
    } else {
      const most = Math.min(rest, room)
      for (let count = Math.max(0, rest - (beyond[j]?.[i] ?? 0)); count <= most; count++) {
        left[i] = room - count
        place(j, i + 1, rest - count, log - logFactorial(count))
      }
    }
    left[i] = room
  }
  for (const first of compositions(columns[0] ?? 0, rows)) {
    let log = 0
    for (const [i, count] of first.entries()) {
      left[i] = (rows[i] ?? 0) - count
      log -= logFactorial(count)
    }
    fillFrom(1, log)
    if (visited < portion) continue
    visited = 0
    await checkpoint()
  }
}

/** All ways to write a total as a sum of counts with the given upper bounds. */
function* compositions(total: number, room: readonly number[], from = 0): Generator<number[]> {
  const rest = room.length - from
  if (rest === 1) {
    if (total <= (room[from] ?? 0)) yield [total]
    return
  }
  let beyond = 0
  for (let i = from + 1; i < room.length; i++) beyond += room[i] ?? 0
  const most = Math.min(total, room[from] ?? 0)
  for (let count = Math.max(0, total - beyond); count <= most; count++)
    for (const others of compositions(total - count, room, from + 1)) yield [count, ...others]
}
