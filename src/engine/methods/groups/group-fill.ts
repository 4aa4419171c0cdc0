import type { Checkpoint } from '../../checkpoint.ts'
import type { GroupedRows } from '../../frame/grouped-rows.ts'
import { eachGroup } from './grouped-values.ts'

/** The last value before the cell, the next after it, or the first of the sequence if it is before it. */
export type FillSource = 'last' | 'next' | 'baseline'

/**
 * For each row with a missing cell the row whose value fills it, -1 for none. Rows are in groups, each in the order of its sequence. Of missing
 * cells in a row only those are filled that are at most `most` places behind (`next`: before) a value.
 */
export async function fillRows(
  { rows, starts }: GroupedRows,
  isThere: Uint8Array,
  { from: source, most }: { readonly from: FillSource; readonly most: number },
  checkpoint: Checkpoint,
): Promise<Int32Array> {
  const filled = new Int32Array(isThere.length).fill(-1)
  await eachGroup(starts, checkpoint, (_, from, to) => {
    const step = source === 'next' ? -1 : 1
    let [first, last, gap] = [-1, -1, 0]
    for (let k = source === 'next' ? to - 1 : from; k >= from && k < to; k += step) {
      const row = rows[k] as number
      if (isThere[row] === 1) {
        last = row
        gap = 0
        if (first < 0) first = row
      } else if (last >= 0 && ++gap <= most) filled[row] = source === 'baseline' ? first : last
    }
  })
  return filled
}

/**
 * For each row with a missing number between two of its sequence the number on the straight line between them, by the places of the rows; NaN
 * for any other row. Gaps of more than `most` rows stay. Values of equal place have the earlier value between them.
 */
export async function fillOnLines(
  { rows, starts }: GroupedRows,
  { values, places }: { readonly values: Float64Array; readonly places: Float64Array },
  most: number,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const filled = new Float64Array(values.length).fill(Number.NaN)
  await eachGroup(starts, checkpoint, (_, from, to) => {
    let left = -1
    for (let k = from; k < to; k++) {
      const right = rows[k] as number
      const value = values[right] as number
      if (Number.isNaN(value)) continue
      if (left >= 0 && k - left - 1 <= most) {
        const row = rows[left] as number
        const [start, length] = [places[row] as number, (places[right] as number) - (places[row] as number)]
        for (let between = left + 1; between < k; between++) {
          const at = rows[between] as number
          const share = length === 0 ? 0 : ((places[at] as number) - start) / length
          const number = (values[row] as number) + share * (value - (values[row] as number))
          if (Number.isFinite(number)) filled[at] = number
        }
      }
      left = k
    }
  })
  return filled
}
