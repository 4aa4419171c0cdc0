import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { type Column, columnById, type NumericColumn } from '#engine/frame/frame.ts'
import { repeatedRows } from '#engine/frame/repeated-rows.ts'
import { selectCells } from '#engine/frame/select-rows.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Apply } from '../../kit/step.ts'
import { broken, madeTable, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

const mostRows = 20_000_000

export const apply: Apply<typeof definition> = async (frame, { count, keep, index, indexName }, context) => {
  const { stepId, checkpoint = uninterrupted } = context
  const kept = frame.columns.filter(({ id }) => keep || id !== count)
  const problem = index ? nameProblem({ columns: kept }, indexName, 'indexName') : null
  if (problem !== null) return problem
  const column = columnById(frame, count)
  if (column === undefined || column.type === 'text') return broken('column-missing', { column: count }, 'count')
  const { values } = usable(column) as NumericColumn
  let [bad, example, total, without] = [0, 0, 0, 0]
  for (const value of values) {
    if (Number.isNaN(value) || value === 0) without++
    else if (value > 0 && Number.isInteger(value)) total += value
    else if (bad++ === 0) example = value
  }
  if (bad > 0) {
    const params = { variable: { variable: count }, count: bad, value: { estimate: example } }
    return broken('not-whole', params, 'count')
  }
  if (total > mostRows) return broken('too-many-rows', { count: total, most: mostRows }, 'count')
  const times = Int32Array.from(values, (value) => (Number.isNaN(value) ? 0 : value))
  const { positions, rowIds, copies } = await repeatedRows(frame.rowIds, times, stepId, checkpoint)
  const columns: Column[] = []
  for (const one of kept) {
    columns.push(selectCells(one, positions))
    await checkpoint()
  }
  if (index)
    columns.push({
      ...newMeta(context, indexName, 'ordinal'),
      id: stepColumnId(stepId, 'copy'),
      type: 'number',
      values: Float64Array.from(copies, (k) => k + 1),
    })
  const notices = [note('expanded', { before: frame.rows, after: total })]
  if (without > 0) notices.push(warning('without-rows', { count: without }))
  return madeTable(rowIds, columns, notices)
}

export function reads(): 'all' {
  return 'all'
}
