import type { Checkpoint } from '../../checkpoint.ts'
import type { GroupedRows } from '../../frame/grouped-rows.ts'
import { inBlocks } from '../../frame/in-blocks.ts'

/** The numbers of each group in one array. */
export interface GroupedValues {
  /** In the order of the rows, without missing values. */
  readonly values: Float64Array
  /** Group g has `values[starts[g]]` to `values[starts[g + 1] - 1]`. */
  readonly starts: Int32Array
}

/** Collects the numbers that are not NaN, group after group. */
export async function groupedValues(
  values: Float64Array,
  { rows, starts }: GroupedRows,
  checkpoint: Checkpoint,
): Promise<GroupedValues> {
  const collected = new Float64Array(rows.length)
  const ends = new Int32Array(starts.length)
  let [group, n] = [0, 0]
  await inBlocks(rows.length, checkpoint, (from, to) => {
    for (let k = from; k < to; k++) {
      while (k === starts[group + 1]) ends[++group] = n
      const value = values[rows[k] as number] as number
      if (!Number.isNaN(value)) collected[n++] = value
    }
  })
  while (group < starts.length - 1) ends[++group] = n
  return { values: collected.slice(0, n), starts: ends }
}

/** The same with the values of each group ascending. */
export async function sortedValues({ values, starts }: GroupedValues, checkpoint: Checkpoint): Promise<GroupedValues> {
  const sorted = values.slice()
  await eachGroup(starts, checkpoint, (_, from, to) => {
    if (to - from > 1) sorted.subarray(from, to).sort()
  })
  return { values: sorted, starts }
}

/** Work on groups between two checkpoints: their members, and a few for each group itself. */
const WORK = 65_536
const PER_GROUP = 8

/** Does the work for each group, with a checkpoint after groups of some thousand members. */
export async function eachGroup(
  starts: Int32Array,
  checkpoint: Checkpoint,
  work: (group: number, from: number, to: number) => void,
): Promise<void> {
  let done = 0
  for (let g = 0; g + 1 < starts.length; g++) {
    const [from, to] = [starts[g] as number, starts[g + 1] as number]
    work(g, from, to)
    done += to - from + PER_GROUP
    if (done < WORK) continue
    done = 0
    await checkpoint()
  }
}
