import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { groupedRows } from '#engine/frame/grouped-rows.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { RowIds, type RowPart, withoutTwinsInBlocks } from '#engine/frame/row-ids.ts'
import { selectCells } from '#engine/frame/select-rows.ts'
import { usable } from '#engine/frame/usable.ts'
import { summaryColumns } from '#engine/methods/groups/summary-columns.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { keysLeftOut } from '../../kit/steps/group-options.ts'
import { madeTable, namesProblem, newMeta, note } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = async (frame, options, { stepId, checkpoint = uninterrupted }) => {
  const keys = options.by.flatMap((id) => columnById(frame, id) ?? [])
  const names = options.items.map(({ name }) => name)
  const problem = namesProblem({ columns: keys }, names, 'items')
  if (problem !== null) return problem
  const leaveOutMissing = options.missingKeys === 'leave-out'
  const { codes, count, first } = await keyGroups(frame.rows, keys, { leaveOutMissing, checkpoint })
  const groups = await groupedRows(codes, count, checkpoint)
  const summaries = options.items.map((item) => ({
    ...item,
    meta: { ...newMeta({ stepId }, item.name, 'continuous'), id: stepColumnId(stepId, item.id) },
  }))
  const columns = await summaryColumns(frame, groups, {
    summaries,
    quantileType: quartileTypes[options.quantileType],
    checkpoint,
  })
  const heads = keys.map((key) => withoutTags(selectCells(usable(key), first)))
  const rowIds = await groupIds(stepId, heads, count, checkpoint)
  return madeTable(
    rowIds,
    [...heads, ...columns],
    [note('summarised', { rows: groups.rows.length, groups: count }), ...keysLeftOut(frame.rows - groups.rows.length)],
  )
}

export function reads({ by, items }: StepOptionsOf<typeof definition>): readonly string[] {
  return [...new Set([...by, ...items.flatMap(({ column }) => column ?? [])])]
}

/** From the values of the keys, so that a group keeps its row when others come or go. */
async function groupIds(
  stepId: string,
  heads: readonly Column[],
  count: number,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const ids = new RowIds(stepId)
  const part = (column: Column, row: number): RowPart => {
    if (column.type === 'text') return column.dictionary[column.codes[row] as number] ?? null
    const value = column.values[row] as number
    return Number.isNaN(value) ? null : value
  }
  const rowIds = new Float64Array(count)
  await inBlocks(count, checkpoint, (from, to) => {
    for (let row = from; row < to; row++) rowIds[row] = ids.of(heads.map((head) => part(head, row)))
  })
  return withoutTwinsInBlocks(rowIds, checkpoint)
}

/** Missing keys of all kinds are one group. */
function withoutTags(column: Column): Column {
  if (column.type === 'text') return column
  const { missingTags: _, ...rest } = column
  return rest
}
