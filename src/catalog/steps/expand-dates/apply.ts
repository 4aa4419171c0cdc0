import { uninterrupted } from '#engine/checkpoint.ts'
import { addMonths, dayMs } from '#engine/frame/calendar.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { repeatedRows } from '#engine/frame/repeated-rows.ts'
import { selectCells } from '#engine/frame/select-rows.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { broken, madeTable, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Unit = StepOptionsOf<typeof definition>['unit']

const mostRows = 5_000_000

export const apply: Apply<typeof definition> = async (frame, { from, to, unit, ends, name }, context) => {
  const { stepId, checkpoint = uninterrupted } = context
  if (from === to) return broken('same-variable', {}, 'to')
  const problem = nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  const [starts, stops] = [midnights(frame, from), midnights(frame, to)]
  const times = new Int32Array(frame.rows)
  let [total, undated, empty] = [0, 0, 0]
  await inBlocks(frame.rows, checkpoint, (first, end) => {
    for (let row = first; row < end; row++) {
      const [start, stop] = [starts[row] as number, stops[row] as number]
      if (Number.isNaN(start) || Number.isNaN(stop)) undated++
      else {
        const last = ends === 'both' ? stop : stop - dayMs
        times[row] = last < start ? 0 : periods(start, last, unit)
        if (times[row] === 0) empty++
        total += times[row] as number
      }
    }
  })
  if (total > mostRows) return broken('too-many-rows', { most: mostRows }, 'unit')
  const { positions, rowIds, copies } = await repeatedRows(frame.rowIds, times, stepId, checkpoint)
  const columns: Column[] = []
  for (const column of frame.columns) {
    columns.push(selectCells(column, positions))
    await checkpoint()
  }
  const values = new Float64Array(total)
  await inBlocks(total, checkpoint, (first, end) => {
    for (let i = first; i < end; i++)
      values[i] = periodStart(starts[positions[i] as number] as number, copies[i] as number, unit)
  })
  columns.push({ ...newMeta(context, name, 'continuous'), type: 'date', values })
  const notices = [note('expanded', { before: frame.rows, after: total })]
  if (undated > 0) notices.push(warning('no-dates', { count: undated }))
  if (empty > 0) notices.push(warning('no-period', { count: empty }))
  return madeTable(rowIds, columns, notices)
}

export function reads(): 'all' {
  return 'all'
}

/** The beginning of the k-th period, from 0. */
function periodStart(start: number, k: number, unit: Unit): number {
  if (unit === 'month') return addMonths(start, k)
  return start + k * (unit === 'week' ? 7 : 1) * dayMs
}

/** How many periods begin on the days from `start` to `last`. */
function periods(start: number, last: number, unit: Unit): number {
  const days = (last - start) / dayMs
  if (unit === 'day') return days + 1
  if (unit === 'week') return Math.floor(days / 7) + 1
  let count = Math.max(1, Math.floor(days / 31))
  while (addMonths(start, count) <= last) count++
  return count
}

function midnights(frame: Frame, id: string): Float64Array {
  const column = columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined || seen.type === 'text') return new Float64Array(frame.rows).fill(Number.NaN)
  return seen.type === 'date' ? seen.values : seen.values.map((ms) => Math.floor(ms / dayMs) * dayMs)
}
