import { logFactorial } from '../../special/log-factorial.ts'

/** Iterates over the ways to distribute a column's total over the rows; what it reports refers to the way that `next` has moved to. */
export interface ColumnSplits {
  /** Moves to the next way; false after the last one. */
  next(): boolean
  /** The count taken from each row. */
  readonly taken: Int32Array
  /** Log of the number of ways to choose these counts: Σ ln of binomial coefficients over the rows. */
  log(): number
  /** The number of equivalent ways: permutations of the counts among rows of equal capacity. */
  multiplicity(): number
}

/**
 * The ways to distribute `total` over rows with the given capacities, where rows of equal capacity are adjacent. Among rows of equal
 * capacity the counts are in descending order, since permutations are equally probable and leave the same remainder.
 */
export function columnSplits(total: number, room: Int32Array): ColumnSplits {
  const rows = room.length
  const { length: alike, after } = runsOf(room)
  const taken = new Int32Array(rows)
  const most = new Int32Array(rows)
  const rest = new Int32Array(rows + 1)
  const logs = new Float64Array(rows + 1)
  const equal = new Int32Array(rows) // index of each row among the adjacent rows of its run that have the same count
  const factor = new Float64Array(rows + 1).fill(1)
  rest[0] = total
  const set = (i: number, count: number) => {
    const space = room[i] ?? 0
    taken[i] = count
    rest[i + 1] = (rest[i] ?? 0) - count
    logs[i + 1] = (logs[i] ?? 0) + logFactorial(space) - logFactorial(count) - logFactorial(space - count)
    if (i === 0 || room[i - 1] !== space) {
      equal[i] = 1
      factor[i + 1] = factor[i] ?? 1
      return
    }
    equal[i] = taken[i - 1] === count ? (equal[i - 1] ?? 0) + 1 : 1
    factor[i + 1] = ((factor[i] ?? 1) * (alike.before[i] ?? 1)) / (equal[i] ?? 1)
  }
  const fillFrom = (first: number) => {
    for (let i = first; i < rows; i++) {
      const left = rest[i] ?? 0
      const before = i > 0 && room[i - 1] === room[i] ? (taken[i - 1] ?? 0) : left
      most[i] = Math.min(left, room[i] ?? 0, before)
      set(i, Math.max(0, Math.ceil((left - (after[i] ?? 0)) / (alike.from[i] ?? 1))))
    }
  }
  let begun = false
  return {
    taken,
    log: () => logs[rows] ?? 0,
    multiplicity: () => factor[rows] ?? 1,
    next: () => {
      if (!begun) {
        begun = true
        fillFrom(0)
        return true
      }
      for (let i = rows - 2; i >= 0; i--) {
        const count = taken[i] ?? 0
        if (count === most[i]) continue
        set(i, count + 1)
        fillFrom(i + 1)
        return true
      }
      return false
    },
  }
}

/**
 * For each row: the number of adjacent rows of equal capacity up to and including it, the number from it on, and the capacity of all later
 * rows.
 */
function runsOf(room: Int32Array) {
  const before = new Int32Array(room.length)
  const from = new Int32Array(room.length)
  const after = new Float64Array(room.length)
  for (let i = 0; i < room.length; i++) before[i] = i > 0 && room[i - 1] === room[i] ? (before[i - 1] ?? 0) + 1 : 1
  let beyond = 0
  for (let i = room.length - 1; i >= 0; i--) {
    const isLast = room[i + 1] !== room[i]
    if (isLast) beyond = (after[i + 1] ?? 0) + (from[i + 1] ?? 0) * (room[i + 1] ?? 0)
    from[i] = isLast ? 1 : (from[i + 1] ?? 0) + 1
    after[i] = beyond
  }
  return { length: { before, from }, after }
}
