import type { Checkpoint } from '../../checkpoint.ts'
import type { GroupedRows } from '../../frame/grouped-rows.ts'
import { eachGroup } from './grouped-values.ts'

/** Operations whose result is the value of a row of the sequence. */
export type SequencePick = 'lag' | 'lead' | 'first' | 'last' | 'cumulative-max'

/** Operations whose result is another number. */
export type SequenceNumber =
  | 'difference'
  | 'ratio'
  | 'percent-change'
  | 'change-from-first'
  | 'cumulative-sum'
  | 'cumulative-mean'
  | 'cumulative-count'
  | 'row-number'

/** A column of a sequence: whether a row has a value, and its number (of texts any). */
interface Cells {
  readonly isThere: (row: number) => boolean
  readonly numberAt: (row: number) => number
}

/**
 * For each row the row whose value it gets, -1 for none. Rows are in groups, each in the order of its sequence. `lag`, `lead`: the row `by`
 * places before or after, missing or not; `first`, `last`: the first or last value that is there; `cumulative-max`: the largest up to the row.
 */
export async function sequencePicks(
  { rows, starts }: GroupedRows,
  total: number,
  { isThere, numberAt }: Cells,
  { op, by }: { readonly op: SequencePick; readonly by: number },
  checkpoint: Checkpoint,
): Promise<Int32Array> {
  const picks = new Int32Array(total).fill(-1)
  await eachGroup(starts, checkpoint, (_, from, to) => {
    if (op === 'lag' || op === 'lead') {
      const step = op === 'lag' ? -by : by
      for (let k = from; k < to; k++) {
        const at = k + step
        if (at >= from && at < to) picks[rows[k] as number] = rows[at] as number
      }
      return
    }
    let best = -1
    for (let k = from; k < to; k++) {
      const row = rows[k] as number
      if (isThere(row)) {
        if (best < 0 || op === 'last' || (op === 'cumulative-max' && numberAt(row) > numberAt(best))) best = row
        if (op === 'cumulative-max') picks[row] = best
      }
    }
    if (op !== 'cumulative-max') for (let k = from; k < to; k++) picks[rows[k] as number] = best
  })
  return picks
}

/**
 * A number for each row, NaN for none. Differences, ratios and changes compare with the row `by` places before, or with the first value that is
 * there. Cumulative results pass over missing values, and are missing there. A division by zero gives a missing value.
 */
export async function sequenceNumbers(
  { rows, starts }: GroupedRows,
  total: number,
  { isThere, numberAt }: Cells,
  { op, by }: { readonly op: SequenceNumber; readonly by: number },
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const numbers = new Float64Array(total).fill(Number.NaN)
  await eachGroup(starts, checkpoint, (_, from, to) => {
    let [sum, rest, count] = [0, 0, 0]
    let first = Number.NaN
    for (let k = from; k < to; k++) {
      const row = rows[k] as number
      if (op === 'row-number') {
        numbers[row] = k - from + 1
        continue
      }
      const before = k - by >= from ? numberAt(rows[k - by] as number) : Number.NaN
      const value = numberAt(row)
      if (isThere(row)) {
        count++
        if (count === 1) first = value
        // compensated: the rounding error of each addition is added to the next value
        const next = value + rest
        const added = sum + next
        rest = Number.isFinite(added) ? next - (added - sum) : 0
        sum = added
      }
      numbers[row] = numberOf(op, { value, before, first, sum, count })
    }
  })
  return numbers
}

interface Seen {
  readonly value: number
  readonly before: number
  readonly first: number
  readonly sum: number
  readonly count: number
}

function numberOf(op: Exclude<SequenceNumber, 'row-number'>, { value, before, first, sum, count }: Seen): number {
  if (Number.isNaN(value)) return Number.NaN
  switch (op) {
    case 'difference':
      return value - before
    case 'ratio':
      return before === 0 ? Number.NaN : value / before
    case 'percent-change':
      return before === 0 ? Number.NaN : 100 * (value / before - 1)
    case 'change-from-first':
      return value - first
    case 'cumulative-sum':
      return sum
    case 'cumulative-mean':
      return sum / count
    case 'cumulative-count':
      return count
  }
}
