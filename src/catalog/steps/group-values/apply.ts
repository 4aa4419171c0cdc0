import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { columnById } from '#engine/frame/frame.ts'
import { groupedRows } from '#engine/frame/grouped-rows.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { summaryColumns } from '#engine/methods/groups/summary-columns.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { keysLeftOut } from '../../kit/steps/group-options.ts'
import { changedColumns, namesProblem, newMeta, note } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = async (frame, options, { stepId, checkpoint = uninterrupted }) => {
  const { by, items, missingKeys, quantileType } = options
  const keys = by.flatMap((id) => columnById(frame, id) ?? [])
  const names = items.map(({ name }) => name)
  const problem = namesProblem(frame, names, 'items')
  if (problem !== null) return problem
  const leaveOutMissing = missingKeys === 'leave-out'
  const { codes, count } = await keyGroups(frame.rows, keys, { leaveOutMissing, checkpoint })
  const groups = await groupedRows(codes, count, checkpoint)
  const columns = await summaryColumns(frame, groups, {
    summaries: items.map((item) => ({
      ...item,
      meta: { ...newMeta({ stepId }, item.name, 'continuous'), id: stepColumnId(stepId, item.id) },
    })),
    quantileType: quartileTypes[quantileType],
    checkpoint,
    spread: codes,
  })
  const notices = [note('grouped', { groups: count }), ...keysLeftOut(frame.rows - groups.rows.length)]
  return changedColumns(columns, notices)
}

export function reads({ by, items }: StepOptionsOf<typeof definition>): readonly string[] {
  return [...new Set([...by, ...items.flatMap(({ column }) => column ?? [])])]
}
