import type { Checkpoint } from '../../checkpoint.ts'
import { type Column, type ColumnMeta, columnById, type Frame } from '../../frame/frame.ts'
import type { GroupedRows } from '../../frame/grouped-rows.ts'
import { inBlocks } from '../../frame/in-blocks.ts'
import { pickCells } from '../../frame/pick-cells.ts'
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
      const values = new Float64Array(spread?.length ?? result.values.length)
      await inBlocks(values.length, checkpoint, (from, to) => {
        for (let i = from; i < to; i++) values[i] = result.values[spread ? (spread[i] as number) : i] ?? Number.NaN
      })
      columns.push({ ...meta, type: 'number', values })
    } else if (source !== null)
      columns.push(pickCells(source, spread?.map((group) => result.rows[group] ?? -1) ?? result.rows, meta))
  }
  return columns
}
