import type { Checkpoint } from '../../checkpoint.ts'

/** Rows with a finite number in every list, at most `most` of `count`; of each list, the rows that it is the first to lack. */
export interface UsableRows {
  readonly rows: Int32Array
  readonly count: number
  readonly lost: readonly { readonly missing: number; readonly infinite: number }[]
}

/** The usable rows of lists of one length. A missing value is NaN. */
export async function usableRows(
  lists: readonly Float64Array[],
  most: number,
  checkpoint: Checkpoint,
): Promise<UsableRows> {
  const length = lists[0]?.length ?? 0
  const lost = lists.map(() => ({ missing: 0, infinite: 0 }))
  const kept = new Int32Array(Math.min(most, length))
  let count = 0
  for (let row = 0; row < length; row++) {
    if (row % 8192 === 0) await checkpoint()
    const lacking = lists.findIndex((list) => !Number.isFinite(list[row]))
    const lack = lost[lacking]
    if (lack !== undefined) lack[Number.isNaN(lists[lacking]?.[row]) ? 'missing' : 'infinite']++
    else {
      if (count < most) kept[count] = row
      count++
    }
  }
  return { rows: kept.subarray(0, Math.min(count, most)), count, lost }
}
