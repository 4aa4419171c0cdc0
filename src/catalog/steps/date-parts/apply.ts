import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { datePart } from '#engine/frame/date-parts.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { patternName, patternProblem } from '../../kit/steps/name-pattern.ts'
import { broken, changedColumns, namesProblem, newMeta, note } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

const times: ReadonlySet<Options['parts'][number]> = new Set(['hour', 'minute', 'second'] as const)

/** Years and days of the year can be subtracted; the others come round again. */
const continuous: ReadonlySet<Options['parts'][number]> = new Set(['year', 'iso-year', 'year-day'] as const)

export const apply: Apply<typeof definition> = async (frame, { variable, parts, pattern }, context) => {
  const { checkpoint = uninterrupted, stepId } = context
  const found = columnById(frame, variable)
  const dates = found && usable(found)
  if (dates === undefined || dates.type === 'text') return broken('column-missing', { column: variable }, 'variable')
  if (dates.type === 'date' && parts.some((part) => times.has(part)))
    return broken('no-time', { variable: { variable } }, 'parts')
  const names = parts.map((part) => patternName(pattern, dates.name, part))
  const problem = patternProblem(pattern, 1, parts.length) ?? namesProblem(frame, names, 'pattern')
  if (problem !== null) return problem
  const columns: Column[] = []
  for (const [k, part] of parts.entries()) {
    const values = new Float64Array(frame.rows)
    await inBlocks(frame.rows, checkpoint, (from, to) => {
      for (let row = from; row < to; row++) values[row] = datePart[part](dates.values[row] as number)
    })
    const meta = newMeta(context, names[k] ?? '', continuous.has(part) ? 'continuous' : 'ordinal')
    columns.push({ ...meta, id: stepColumnId(stepId, part), type: 'number', values })
  }
  const missing = dates.values.reduce((count, ms) => (Number.isNaN(ms) ? count + 1 : count), 0)
  return changedColumns(columns, [note('taken', { count: frame.rows - missing, missing })])
}

export function reads({ variable }: Options): readonly string[] {
  return [variable]
}
