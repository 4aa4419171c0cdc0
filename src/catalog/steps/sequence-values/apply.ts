import { uninterrupted } from '#engine/checkpoint.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { orderedRows } from '#engine/frame/ordered-rows.ts'
import { pickValues } from '#engine/frame/pick-values.ts'
import { usable } from '#engine/frame/usable.ts'
import {
  type SequenceNumber,
  type SequencePick,
  sequenceNumbers,
  sequencePicks,
} from '#engine/methods/groups/group-sequence.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { orderNotices } from '../../kit/steps/order-options.ts'
import { broken, changedColumns, nameProblem, newMeta, note } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

const picks: readonly string[] = ['lag', 'lead', 'first', 'last', 'cumulative-max'] satisfies SequencePick[]

const isPick = (op: Options['op']): op is SequencePick => picks.includes(op)

const DAY_MS = 86_400_000

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variable, op, places, name } = options
  const { checkpoint = uninterrupted } = context
  const column = variable === null || op === 'row-number' ? null : columnById(frame, variable)
  if (column === undefined || (column === null && op !== 'row-number')) return broken('no-variable', {}, 'variable')
  if (column !== null && !fits(op, column)) return broken('needs-numbers', { variable: { variable: column.id } }, 'op')
  const problem = nameProblem(frame, name, 'name')
  if (problem !== null) return problem
  const columnsOf = (ids: readonly string[]) => ids.flatMap((id) => columnById(frame, id) ?? [])
  const asked = { by: columnsOf(options.by), orderBy: columnsOf(options.orderBy) }
  const leaveOutMissing = options.missingKeys === 'leave-out'
  const ordered = await orderedRows(frame.rows, { ...asked, leaveOutMissing }, checkpoint)
  const { rows, sequences } = ordered
  const meta = newMeta(context, name, 'continuous')
  const seen = column && usable(column)
  const isThere = (row: number) =>
    seen?.type === 'text' ? (seen.codes[row] as number) >= 0 : !Number.isNaN(seen?.values[row] ?? Number.NaN)
  const numberAt = (row: number) =>
    seen?.type === 'text' ? (isThere(row) ? 0 : Number.NaN) : (seen?.values[row] ?? Number.NaN)
  const cells = { isThere, numberAt }
  const notices = [note('sequenced', { groups: sequences }), ...orderNotices(ordered)]
  if (column !== null && isPick(op)) {
    const from = await sequencePicks(rows, frame.rows, cells, { op, by: places }, checkpoint)
    return changedColumns([pickValues(column, from, meta)], notices)
  }
  const how = { op: op as SequenceNumber, by: places }
  const values = await sequenceNumbers(rows, frame.rows, cells, how, checkpoint)
  const isInDays = column !== null && (column.type === 'date' || column.type === 'datetime') && isDifference(op)
  const inUnits = isInDays ? values.map((value) => value / DAY_MS) : values
  return changedColumns([{ ...meta, type: 'number', values: inUnits }], notices)
}

export function reads({ variable, by, orderBy }: Options): readonly string[] {
  return [...new Set([...(variable === null ? [] : [variable]), ...by, ...orderBy])]
}

const isDifference = (op: Options['op']) => op === 'difference' || op === 'change-from-first'

function fits(op: Options['op'], { type }: Column): boolean {
  if (type === 'number' || ['lag', 'lead', 'first', 'last', 'cumulative-count'].includes(op)) return true
  return type !== 'text' && (isDifference(op) || op === 'cumulative-max')
}
