import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById, type NumericColumn } from '#engine/frame/frame.ts'
import { type GroupedRows, groupedRows } from '#engine/frame/grouped-rows.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { positionsOf } from '#engine/frame/select-rows.ts'
import { usable } from '#engine/frame/usable.ts'
import { groupLimits } from '#engine/methods/groups/group-limits.ts'
import { quartileTypes } from '../../kit/options/quartile-type.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { keysLeftOut } from '../../kit/steps/group-options.ts'
import { targetsOf } from '../../kit/steps/into-options.ts'
import { patternName, patternProblem } from '../../kit/steps/name-pattern.ts'
import { broken, changedColumns, keptRows, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variables, action, marks } = options
  const { checkpoint = uninterrupted, stepId } = context
  const problem = limitsProblem(options)
  if (problem !== null) return problem
  const sources = variables.map((id) => columnById(frame, id)).filter(isNumeric)
  const names = sources.map(({ name }) => patternName(marks, name))
  const unnamed =
    action === 'flag' && (patternProblem(marks, names.length, 1, 'marks') ?? namesProblem(frame, names, 'marks'))
  if (unnamed) return unnamed
  const isChanged = action === 'missing' || action === 'winsorise'
  const targets = isChanged ? targetsOf(frame, sources, options, (id) => stepColumnId(stepId, id)) : sources
  if ('status' in targets) return targets
  const keys = options.by.flatMap((id) => columnById(frame, id) ?? [])
  const leaveOutMissing = options.missingKeys === 'leave-out'
  const { codes, count } = await keyGroups(frame.rows, keys, { leaveOutMissing, checkpoint })
  const groups = await groupedRows(codes, count, checkpoint)
  const columns: Column[] = []
  const notices: Notice[] = []
  const keep = new Uint8Array(frame.rows).fill(1)
  for (const [k, target] of targets.entries()) {
    const { values } = usable(target) as NumericColumn
    const { low, high, without } = await limitsOf(values, groups, options, checkpoint)
    const variable = { variable: sources[k]?.id ?? '' }
    const marked = new Float64Array(frame.rows).fill(Number.NaN)
    const changed = target.values.slice()
    let [below, above, total] = [0, 0, 0]
    for (let row = 0; row < frame.rows; row++) {
      const [group, value] = [codes[row] as number, values[row] as number]
      if (group < 0 || Number.isNaN(value)) continue
      const [least, most] = [low[group] as number, high[group] as number]
      const isOut = value < least || value > most
      total++
      marked[row] = Number(isOut)
      if (!isOut) continue
      if (value < least) below++
      else above++
      changed[row] = action === 'missing' ? Number.NaN : value < least ? least : most
      keep[row] = 0
    }
    await checkpoint()
    if (action === 'flag') {
      const id = stepColumnId(stepId, variable.variable)
      columns.push({ ...newMeta(context, names[k] ?? '', 'nominal'), id, type: 'number', values: marked })
    } else if (isChanged && (below + above > 0 || options.into === 'new')) columns.push({ ...target, values: changed })
    notices.push(note('found', { variable, count: below + above, total, below, above }))
    if (without > 0) notices.push(warning('no-spread', { variable, groups: without }))
  }
  notices.push(...keysLeftOut(frame.rows - groups.rows.length))
  if (action !== 'remove') return changedColumns(columns, notices)
  const positions = positionsOf(keep)
  notices.push(note('removed', { count: frame.rows - positions.length, total: frame.rows }))
  return keptRows(positions, positions.length > 0 ? notices : [...notices, warning('no-rows-left')])
}

export function reads({ variables, by }: Options): readonly string[] {
  return [...new Set([...variables, ...by])]
}

const isNumeric = (column: Column | undefined): column is NumericColumn => column?.type === 'number'

function limitsProblem({ rule, low, high, lowShare, highShare }: Options): Broken | null {
  if (rule === 'percentiles' && lowShare >= highShare) return broken('limits-reversed', {}, 'lowShare')
  if (rule !== 'limits') return null
  if (low === null && high === null) return broken('no-limits', {}, 'low')
  return low !== null && high !== null && low >= high ? broken('limits-reversed', {}, 'low') : null
}

async function limitsOf(values: Float64Array, groups: GroupedRows, options: Options, checkpoint: Checkpoint) {
  const { rule, iqrs, sds, mads, lowShare, highShare, quantileType } = options
  const type = quartileTypes[quantileType]
  if (rule === 'percentiles')
    return groupLimits(values, groups, { rule, low: lowShare, high: highShare, type }, checkpoint)
  if (rule !== 'limits')
    return groupLimits(values, groups, { rule, times: { tukey: iqrs, sd: sds, mad: mads }[rule], type }, checkpoint)
  const ends = (end: number | null, none: number) => new Float64Array(groups.starts.length - 1).fill(end ?? none)
  return { low: ends(options.low, -Infinity), high: ends(options.high, Infinity), without: 0 }
}
