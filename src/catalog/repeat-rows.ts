import type { Frame } from '#engine/frame/frame.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { positionsOf, selectRows } from '#engine/frame/select-rows.ts'
import type { KitMessageCode } from './kit/messages.ts'
import type { Params } from './kit/outcome/outcome.ts'

/** Maximum number of rows after repetition by a frequency weight: what fits in memory besides the dataset on a small device. */
const MAX_ROWS = 5_000_000

/** Rows that are left out: without a weight, or with one that is not above 0. */
export interface LeftRows {
  readonly missing: number
  readonly invalid: number
}

export interface Repeated {
  readonly frame: Frame
  readonly left: LeftRows
}

/** Repeats each row by its frequency weight, in order; row ids repeat with their rows. */
export function repeatRows(frame: Frame, variable: string): Repeated | { code: KitMessageCode; params: Params } {
  const weights = numericColumn(frame, variable).values
  const left = { missing: 0, invalid: 0 }
  let rows = 0
  for (const weight of weights) {
    if (Number.isNaN(weight)) left.missing++
    else if (weight <= 0) left.invalid++
    else if (!Number.isInteger(weight)) return { code: 'weights-not-whole', params: { value: weight } }
    else rows += weight
  }
  if (rows > MAX_ROWS) return { code: 'weights-too-large', params: { n: rows, max: MAX_ROWS } }
  const positions = new Int32Array(rows)
  let at = 0
  for (const [i, weight] of weights.entries()) {
    if (!(weight > 0)) continue
    positions.fill(i, at, at + weight)
    at += weight
  }
  return { frame: selectRows(frame, positions), left }
}

/**
 * The rows with a finite weight above 0, for a method that uses the weights itself. `whole` is the message that refuses fractional weights,
 * null if
 * fractions are accepted.
 */
export function countedRows(
  frame: Frame,
  variable: string,
  whole: KitMessageCode | null,
): Repeated | { code: KitMessageCode; params: Params } {
  const { values } = numericColumn(frame, variable)
  const counts = Uint8Array.from(values, (weight) => (weight > 0 && Number.isFinite(weight) ? 1 : 0))
  const fraction = values.find((weight, i) => counts[i] === 1 && !Number.isInteger(weight))
  if (whole !== null && fraction !== undefined) return { code: whole, params: { value: fraction } }
  const n = values.reduce((sum, weight, i) => (counts[i] === 1 ? sum + weight : sum), 0)
  if (n > Number.MAX_SAFE_INTEGER) return { code: 'weights-too-large', params: { n, max: Number.MAX_SAFE_INTEGER } }
  const missing = values.reduce((sum, weight) => sum + (Number.isNaN(weight) ? 1 : 0), 0)
  const kept = positionsOf(counts)
  return { frame: selectRows(frame, kept), left: { missing, invalid: values.length - kept.length - missing } }
}
