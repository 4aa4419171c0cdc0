import { columnById, type Frame } from '#engine/frame/frame.ts'
import { selectRows } from '#engine/frame/select-rows.ts'
import { usable } from '#engine/frame/usable.ts'
import type { KitMessageCode } from './kit/messages.ts'
import type { Params } from './kit/outcome.ts'

/** Rows that a frequency weight may bring about: what still fits beside the dataset on a small device. */
const MOST_ROWS = 5_000_000

export interface Repeated {
  readonly frame: Frame
  /** Rows left out: without a weight, or with one that is not above 0. */
  readonly left: { readonly missing: number; readonly invalid: number }
}

/** Each row as often as its frequency weight says, in order; row ids repeat with their rows. */
export function repeatRows(frame: Frame, variable: string): Repeated | { code: KitMessageCode; params: Params } {
  const column = columnById(frame, variable)
  const seen = column && usable(column)
  if (seen === undefined || seen.type === 'text') throw new Error(`${variable} is not numeric`)
  const weights = seen.values
  const left = { missing: 0, invalid: 0 }
  let rows = 0
  for (const weight of weights) {
    if (Number.isNaN(weight)) left.missing++
    else if (weight <= 0) left.invalid++
    else if (!Number.isInteger(weight)) return { code: 'weights-not-whole', params: { value: weight } }
    else rows += weight
  }
  if (rows > MOST_ROWS) return { code: 'weights-too-large', params: { n: rows, max: MOST_ROWS } }
  const positions = new Int32Array(rows)
  let at = 0
  for (const [i, weight] of weights.entries()) {
    if (!(weight > 0)) continue
    positions.fill(i, at, at + weight)
    at += weight
  }
  return { frame: selectRows(frame, positions), left }
}
