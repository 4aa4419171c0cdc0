import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { fillFromRows, fillWithNumbers } from '#engine/frame/fill-cells.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { orderedRows } from '#engine/frame/ordered-rows.ts'
import { missingMask, usable } from '#engine/frame/usable.ts'
import { fillOnLines, fillRows } from '#engine/methods/groups/group-fill.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { targetsOf } from '../../kit/steps/into-options.ts'
import { orderNotices } from '../../kit/steps/order-options.ts'
import { broken, changedColumns, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { source, by, orderBy, variables } = options
  const { checkpoint = uninterrupted, stepId } = context
  const columnsOf = (ids: readonly string[]) => ids.flatMap((id) => columnById(frame, id) ?? [])
  const sources = columnsOf(variables)
  const [place] = columnsOf(orderBy)
  if (source === 'linear') {
    const other = sources.find(({ type }) => type !== 'number')
    if (other !== undefined) return broken('line-needs-numbers', { variable: { variable: other.id } }, 'source')
    if (orderBy.length !== 1) return broken('line-needs-one-order', {}, 'orderBy')
  }
  const targets = targetsOf(frame, sources, options, (id) => stepColumnId(stepId, id))
  if ('status' in targets) return targets
  const leaveOutMissing = options.missingKeys === 'leave-out'
  const asked = { by: columnsOf(by), orderBy: columnsOf(orderBy), leaveOutMissing }
  const ordered = await orderedRows(frame.rows, asked, checkpoint)
  const most = options.most ?? Number.POSITIVE_INFINITY
  const columns: Column[] = []
  const notices: Notice[] = []
  let isGuessed = false
  for (const [k, target] of targets.entries()) {
    const missing = missingMask(target)
    let [filled, column]: [number, Column] = [0, target]
    if (source === 'linear') {
      if (target.type === 'text' || place === undefined || place.type === 'text') continue
      const cells = { values: numbersOf(target), places: numbersOf(place) }
      const numbers = await fillOnLines(ordered.rows, cells, most, checkpoint)
      filled = numbers.reduce((count, number) => (Number.isNaN(number) ? count : count + 1), 0)
      column = fillWithNumbers(target, numbers)
    } else {
      const isThere = missing.map((one) => 1 - one)
      const from = await fillRows(ordered.rows, isThere, { from: source, most }, checkpoint)
      filled = from.reduce((count, row) => (row < 0 ? count : count + 1), 0)
      column = fillFromRows(target, from)
    }
    if (filled > 0) isGuessed = true
    if (filled > 0 || options.into === 'new') columns.push(column)
    const left = missing.reduce((count, one) => count + one, 0) - filled
    notices.push(note('filled', { variable: { variable: sources[k]?.id ?? '' }, count: filled, missing: left }))
  }
  if (isGuessed) notices.push(warning('guesses-as-values'))
  return changedColumns(columns, [...notices, ...orderNotices(ordered)])
}

export function reads({ variables, by, orderBy }: StepOptionsOf<typeof definition>): readonly string[] {
  return [...new Set([...variables, ...by, ...orderBy])]
}

function numbersOf(column: Column): Float64Array {
  const seen = usable(column)
  return seen.type === 'text' ? new Float64Array() : seen.values
}
