import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { type GroupedRows, groupedRows } from '#engine/frame/grouped-rows.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { pickValues } from '#engine/frame/pick-values.ts'
import { usable } from '#engine/frame/usable.ts'
import {
  type SequenceNumber,
  type SequencePick,
  sequenceNumbers,
  sequencePicks,
} from '#engine/methods/groups/group-sequence.ts'
import type { Apply, StepOptionsOf } from '../../kit/step.ts'
import { keysLeftOut } from '../../kit/steps/group-options.ts'
import { broken, changedColumns, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
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
  const { rows, sequences, tied, unordered, apart } = await sequencesOf(frame, options, checkpoint)
  const meta = newMeta(context, name, 'continuous')
  const seen = column && usable(column)
  const isThere = (row: number) =>
    seen?.type === 'text' ? (seen.codes[row] as number) >= 0 : !Number.isNaN(seen?.values[row] ?? Number.NaN)
  const numberAt = (row: number) =>
    seen?.type === 'text' ? (isThere(row) ? 0 : Number.NaN) : (seen?.values[row] ?? Number.NaN)
  const cells = { isThere, numberAt }
  const notices = [
    note('sequenced', { groups: sequences }),
    ...(tied === 0 ? [] : [warning('order-tied', { count: tied })]),
    ...(unordered === 0 ? [] : [warning('order-missing', { count: unordered })]),
    ...keysLeftOut(apart),
  ]
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

/** The rows of each sequence in its order; rows of equal place as in the frame. */
async function sequencesOf(
  frame: Frame,
  { by, orderBy, missingKeys }: Options,
  checkpoint: Checkpoint,
): Promise<{
  readonly rows: GroupedRows
  readonly sequences: number
  /** Rows whose place is that of the row before, and rows without a place, and without a sequence. */
  readonly tied: number
  readonly unordered: number
  readonly apart: number
}> {
  const columnsOf = (ids: readonly string[]) => ids.flatMap((id) => columnById(frame, id) ?? [])
  const leaveOutMissing = missingKeys === 'leave-out'
  const groups = await keyGroups(frame.rows, columnsOf(by), { leaveOutMissing, checkpoint })
  const order = await keyGroups(frame.rows, columnsOf(orderBy).map(inOrder), { leaveOutMissing: true, checkpoint })
  const ordered = await groupedRows(order.codes, order.count, checkpoint)
  const rows = await groupedRows(groups.codes, groups.count, checkpoint, ordered.rows)
  let tied = 0
  for (let g = 0; g < groups.count; g++)
    for (let k = (rows.starts[g] as number) + 1; k < (rows.starts[g + 1] as number); k++)
      if (order.codes[rows.rows[k] as number] === order.codes[rows.rows[k - 1] as number]) tied++
  const grouped = groups.sizes.reduce((sum, size) => sum + size, 0)
  return {
    rows,
    sequences: groups.count,
    tied,
    unordered: frame.rows - ordered.rows.length,
    apart: frame.rows - grouped,
  }
}

/** As `sort-rows` orders: labels give the order of an ordinal variable only. */
function inOrder(column: Column): Column {
  return column.measure === 'ordinal' ? column : { ...column, valueLabels: [] }
}
