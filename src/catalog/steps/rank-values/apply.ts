import { uninterrupted } from '#engine/checkpoint.ts'
import { columnById } from '#engine/frame/frame.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { usable } from '#engine/frame/usable.ts'
import { groupRanks } from '#engine/methods/groups/group-ranks.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { keysLeftOut } from '../../kit/steps/group-options.ts'
import { broken, changedColumns, nameProblem, newMeta, note } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variable, form, ties, parts, direction, by, name } = options
  const { checkpoint = uninterrupted } = context
  const column = columnById(frame, variable)
  const seen = column && usable(column)
  if (seen === undefined || seen.type === 'text') return broken('column-missing', { column: variable }, 'variable')
  const problem = nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  const keys = by.flatMap((id) => columnById(frame, id) ?? [])
  const leaveOutMissing = options.missingKeys === 'leave-out'
  const groups = await keyGroups(frame.rows, keys, { leaveOutMissing, checkpoint })
  const how = { form, ties, parts, descending: direction === 'descending' }
  const values = await groupRanks(seen.values, groups, how, checkpoint)
  const apart = frame.rows - groups.sizes.reduce((sum, size) => sum + size, 0)
  const count = values.reduce((sum, value) => sum + Number(!Number.isNaN(value)), 0)
  const meta = newMeta(context, name, form === 'ntile' ? 'ordinal' : 'continuous')
  return changedColumns([{ ...meta, type: 'number', values }], [note('ranked', { count }), ...keysLeftOut(apart)])
}

export function reads({ variable, by }: StepOptionsOf<typeof definition>): readonly string[] {
  return [...new Set([variable, ...by])]
}
