import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { groupedRows } from '#engine/frame/grouped-rows.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import { groupScales } from '#engine/methods/groups/group-scales.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { keysLeftOut } from '../../kit/steps/group-options.ts'
import { patternName, patternProblem } from '../../kit/steps/name-pattern.ts'
import { changedColumns, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variables, method, by, pattern } = options
  const { checkpoint = uninterrupted } = context
  const sources = variables.map((id) => numericColumn(frame, id))
  const names = sources.map(({ name }) => patternName(pattern, name))
  const problem = patternProblem(pattern, sources.length) ?? namesProblem(frame, names, 'pattern')
  if (problem !== null) return problem
  const keys = by.flatMap((id) => columnById(frame, id) ?? [])
  const leaveOutMissing = options.missingKeys === 'leave-out'
  const { codes, count } = await keyGroups(frame.rows, keys, { leaveOutMissing, checkpoint })
  const groups = await groupedRows(codes, count, checkpoint)
  const columns: Column[] = []
  const notices: Notice[] = [note('standardised', { count: sources.length })]
  for (const [k, source] of sources.entries()) {
    const { scaled, unscaled, lost } = await groupScales(source.values, groups, method, checkpoint)
    const meta = newMeta(context, names[k] ?? '', 'continuous')
    columns.push({ ...meta, id: stepColumnId(context.stepId, source.id), type: 'number', values: scaled })
    if (unscaled > 0)
      notices.push(warning('no-spread', { variable: { variable: source.id }, groups: unscaled, count: lost }))
  }
  return changedColumns(columns, [...notices, ...keysLeftOut(frame.rows - groups.rows.length)])
}

export function reads({ variables, by }: StepOptionsOf<typeof definition>): readonly string[] {
  return [...new Set([...variables, ...by])]
}
