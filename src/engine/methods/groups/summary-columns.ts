import type { Checkpoint } from '../../checkpoint.ts'
import { type Column, type ColumnMeta, columnById, type Frame } from '../../frame/frame.ts'
import type { GroupedRows } from '../../frame/grouped-rows.ts'
import { inBlocks } from '../../frame/in-blocks.ts'
import { pickValues } from '../../frame/pick-values.ts'
import { usable } from '../../frame/usable.ts'
import type { QuantileType } from '../description/quantiles.ts'
import { type GroupStatistic, GroupStatistics } from './group-statistics.ts'

export interface Summary {
  readonly statistic: GroupStatistic
  /** Id of the column; null for the number of rows. */
  readonly column: string | null
  readonly percentile: number
  /** The new column. */
  readonly meta: ColumnMeta
}

interface Asked {
  readonly summaries: readonly Summary[]
  readonly quantileType: QuantileType
  readonly checkpoint: Checkpoint
  /** The group of each row: the columns have a cell for each row. Otherwise one for each group. */
  readonly spread?: Int32Array
}

/** A column for each statistic of the groups. Throws an Error if a column does not exist: options are validated before. */
export async function summaryColumns(
  frame: Frame,
  groups: GroupedRows,
  { summaries, quantileType, checkpoint, spread }: Asked,
): Promise<readonly Column[]> {
  const statistics = new Map<string | null, GroupStatistics>()
  const columns: Column[] = []
  for (const { statistic, column: id, percentile, meta } of summaries) {
    const source = id === null ? null : columnById(frame, id)
    if (source === undefined) throw new Error(`${id} is missing`)
    const known = statistics.get(id) ?? new GroupStatistics(source && usable(source), groups, checkpoint)
    statistics.set(id, known)
    const result = await known.get(statistic, { percentile, quantileType })
    if ('values' in result) {
      const values = spread === undefined ? result.values : await spreadOver(spread, result.values, checkpoint)
      columns.push({ ...meta, type: 'number', values })
    } else if (source !== null)
      columns.push(pickValues(source, spread?.map((group) => result.rows[group] ?? -1) ?? result.rows, meta))
  }
  return columns
}

/** For each row the value of its group; NaN for no group. */
async function spreadOver(groups: Int32Array, of: Float64Array, checkpoint: Checkpoint): Promise<Float64Array> {
  const values = new Float64Array(groups.length)
  await inBlocks(values.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const group = groups[i] as number
      values[i] = group < 0 ? Number.NaN : (of[group] as number)
    }
  })
  return values
}
