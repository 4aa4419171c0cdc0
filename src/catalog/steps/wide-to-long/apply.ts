import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { combineMeta } from '#engine/frame/combine-meta.ts'
import { distinctRowIds } from '#engine/frame/distinct-row-ids.ts'
import { type Column, type ColumnMeta, columnById, type Frame } from '#engine/frame/frame.ts'
import { RowIds } from '#engine/frame/row-ids.ts'
import { pickNumbers, positionsOf, selectCells } from '#engine/frame/select-rows.ts'
import { stackCells, widestType } from '#engine/frame/stack-cells.ts'
import { missingMask } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepContext } from '../../kit/step.ts'
import { broken, madeTable, nameProblem, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { StubGroup } from '../../kit/steps/step-options.ts'
import type { definition } from './definition.ts'
import { areNumbers, timeValues } from './time-values.ts'

const mostRows = 20_000_000

export const apply: Apply<typeof definition> = async (frame, { stubs, time, drop }, context) => {
  const { times, groups } = stubs
  const checkpoint = context.checkpoint ?? uninterrupted
  const used = new Set(groups.flatMap(({ columns }) => columns))
  const kept = frame.columns.filter(({ id }) => !used.has(id))
  const problem = nameProblems(kept, time, groups)
  if (problem !== null) return problem
  const rows = frame.rows * times.length
  if (rows > mostRows) return broken('too-many-rows', { count: rows, most: mostRows }, 'stubs')

  const notices: Notice[] = [note('stacked', { before: frame.rows, after: rows, times: times.length })]
  const made: Column[] = []
  for (const [k, group] of groups.entries()) {
    const stacked = await stack(frame, group, { rows, context, checkpoint })
    if ('status' in stacked) return stacked
    made.push(stacked.column)
    notices.push(...stacked.notices)
    context.progress?.((0.6 * (k + 1)) / groups.length)
  }
  const stays = drop ? positionsOf(measuredMask(made, rows)) : undefined
  if (stays && stays.length < rows) notices.push(note('dropped', { count: rows - stays.length }))
  const positions = await repeated(frame.rows, times.length, checkpoint)
  const rowIds = await idsOf(frame.rowIds, times, context.stepId, checkpoint)
  const sources = stays ? stays.map((at) => positions[at] as number) : positions
  const columns: Column[] = []
  for (const column of kept) {
    columns.push(selectCells(column, sources))
    await checkpoint()
  }
  const long = [timeColumn(times, time, frame.rows, context), ...made]
  columns.push(...(stays ? long.map((column) => selectCells(column, stays)) : long))
  return madeTable(await distinctRowIds(stays ? pickNumbers(rowIds, stays) : rowIds, checkpoint), columns, notices)
}

export function reads(): 'all' {
  return 'all'
}

function nameProblems(kept: readonly Column[], time: string, groups: readonly StubGroup[]): Broken | null {
  const taken = [...kept, { id: '', name: time.trim() }]
  const names = groups.map(({ name }) => name)
  return nameProblem({ columns: kept }, time, 'time') ?? namesProblem({ columns: taken }, names, 'stubs')
}

/** The cells of one group, by row and time. */
async function stack(
  frame: Frame,
  { id, name, columns }: StubGroup,
  given: { readonly rows: number; readonly context: StepContext; readonly checkpoint: Checkpoint },
): Promise<Broken | { readonly column: Column; readonly notices: readonly Notice[] }> {
  const found = columns.map((column) => (column === null ? undefined : columnById(frame, column)))
  const there = found.filter((column) => column !== undefined)
  const { declared, otherLabels, lost } = combineMeta(there)
  if (lost !== undefined) {
    const variable = { variable: there[lost.at]?.id ?? '' }
    return broken('missing-code-differs', { variable, value: String(lost.value), name }, 'stubs')
  }
  const pieces = found.flatMap((column, start) => (column ? [{ column, start, stride: columns.length }] : []))
  const cells = await stackCells(pieces, given.rows, given.checkpoint)
  const meta: ColumnMeta = {
    ...newMeta(given.context, name, declared.measure),
    ...declared,
    ...alike(there),
    id: stepColumnId(given.context.stepId, id),
  }
  const notices: Notice[] = []
  if (there.length < columns.length) notices.push(note('not-measured', { name, count: columns.length - there.length }))
  if (there.some(({ type }) => type !== widestType(there.map((column) => column.type))))
    notices.push(warning('widened', { name }))
  for (const { value, kept, other } of otherLabels.slice(0, 5))
    notices.push(warning('labels-differ', { name, value: String(value), kept, other }))
  return { column: { ...meta, ...cells }, notices }
}

/** What all columns have in common besides their values. */
function alike(columns: readonly Column[]): Partial<Pick<ColumnMeta, 'label' | 'format'>> {
  const [first] = columns
  if (first === undefined) return {}
  const { label, format } = first
  return {
    ...(columns.every((column) => column.label === label) && { label }),
    ...(format !== undefined && columns.every((column) => column.format === format) && { format }),
  }
}

function measuredMask(columns: readonly Column[], rows: number): Uint8Array {
  const isMeasured = new Uint8Array(rows)
  for (const column of columns) {
    const isMissing = missingMask(column)
    for (let i = 0; i < rows; i++) if (isMissing[i] === 0) isMeasured[i] = 1
  }
  return isMeasured
}

/** Source rows between two looks at the clock. */
const block = 16_384

async function repeated(rows: number, times: number, checkpoint: Checkpoint): Promise<Int32Array> {
  const positions = new Int32Array(rows * times)
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k < times; k++) positions[row * times + k] = row
    if (row % block === block - 1) await checkpoint()
  }
  return positions
}

/** Hashed from the row and the time, so that a time put in between leaves the ids of the others. */
async function idsOf(
  parents: Float64Array,
  times: readonly string[],
  stepId: string,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const ids = new RowIds(stepId)
  const trimmed = times.map((time) => time.trim())
  const rowIds = new Float64Array(parents.length * times.length)
  for (let row = 0, at = 0; row < parents.length; row++) {
    for (const time of trimmed) rowIds[at++] = ids.of([parents[row] as number, time])
    if (row % block === block - 1) await checkpoint()
  }
  return rowIds
}

/** Numbers if each time is one, otherwise texts in the order of the times. */
function timeColumn(times: readonly string[], name: string, rows: number, context: StepContext): Column {
  const meta = { ...newMeta(context, name, 'ordinal'), id: stepColumnId(context.stepId, 'time') }
  const values = timeValues(times)
  const length = rows * times.length
  if (!areNumbers(values)) {
    const codes = new Int32Array(length)
    for (let i = 0; i < length; i++) codes[i] = i % times.length
    return { ...meta, type: 'text', codes, dictionary: values }
  }
  const cells = new Float64Array(length)
  for (let i = 0; i < length; i++) cells[i] = values[i % times.length] as number
  return { ...meta, type: 'number', values: cells }
}
