import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { combineMeta } from '#engine/frame/combine-meta.ts'
import { distinctRowIds } from '#engine/frame/distinct-row-ids.ts'
import { type Column, type Frame, metaOf } from '#engine/frame/frame.ts'
import { RowIds } from '#engine/frame/row-ids.ts'
import { stackCells } from '#engine/frame/stack-cells.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepContext, StepOptionsOf } from '../../kit/step.ts'
import { broken, madeTable, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { type Slot, slotsOf } from './slots.ts'

type Options = StepOptionsOf<typeof definition>

const mostRows = 20_000_000
const mostListed = 5

interface Table {
  readonly id: string
  readonly name: string
  readonly frame: Frame
  /** Its first row in the result. */
  readonly start: number
}

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const checkpoint = context.checkpoint ?? uninterrupted
  const tables: Table[] = [{ id: '', name: options.here, frame, start: 0 }]
  let rows = frame.rows
  for (const { dataset } of options.others) {
    const other = context.others?.get(dataset)
    if (other === undefined) return broken('other-missing', {}, 'others')
    tables.push({ id: dataset, name: other.name, frame: other.frame, start: rows })
    rows += other.frame.rows
  }
  if (rows > mostRows) return broken('too-many-rows', { count: rows, most: mostRows }, 'others')
  const { slots, leftOut } = slotsOf(
    options,
    tables.map((table) => table.frame.columns),
  )
  if (slots.length === 0) return broken('nothing-in-common', {}, 'match')
  const notices: Notice[] = [note('appended', { before: frame.rows, count: rows - frame.rows })]
  const columns: Column[] = []
  for (const slot of slots) {
    const combined = declaredFor(slot, tables, options)
    if ('status' in combined) return combined
    notices.push(...combined.notices)
    const pieces = slot.columns.flatMap((column, k) =>
      column ? [{ column, start: tables[k]?.start ?? 0, stride: 1 }] : [],
    )
    const cells = await stackCells(pieces, rows, checkpoint)
    columns.push({ ...combined.meta, ...idAndName(slot, context), ...cells })
    context.progress?.(columns.length / slots.length)
    await checkpoint()
  }
  const some = slots.filter((slot) => slot.columns.includes(undefined)).map(({ name }) => name)
  if (some.length > 0) notices.push(note('only-in-some', { variables: some.slice(0, mostListed) }))
  if (leftOut.length > 0)
    notices.push(note('left-out', { variables: leftOut.slice(0, mostListed).map(({ name }) => name) }))
  if (options.origin.trim() !== '') {
    const problem = nameProblem({ columns }, options.origin, 'origin')
    if (problem !== null) return problem
    columns.push(originColumn(tables, rows, options, context))
  }
  return madeTable(await idsOf(tables, rows, context), columns, notices)
}

export function reads(): 'all' {
  return 'all'
}

/** What is declared of a variable of the result, or the reason why its columns cannot be one. */
function declaredFor(
  { columns, name }: Slot<Column>,
  tables: readonly Table[],
  { types, labels }: Options,
): Broken | { readonly meta: ReturnType<typeof metaOf>; readonly notices: readonly Notice[] } {
  const there = columns.flatMap((column, k) => (column ? [{ column, dataset: tables[k]?.name ?? '' }] : []))
  const [first] = there
  const another = there.find(({ column }) => column.type !== first?.column.type)
  if (first === undefined || (another !== undefined && types === 'stop'))
    return broken('types-differ', { name, dataset: another?.dataset ?? '' }, 'types')
  const { declared, otherLabels, lost } = combineMeta(there.map(({ column }) => column))
  if (lost !== undefined)
    return broken('missing-code-differs', { name, value: String(lost.value), dataset: there[lost.at]?.dataset ?? '' })
  const told = otherLabels.map(({ value, kept, other, at }) => ({
    isOther: folded(kept) !== folded(other),
    params: { name, value: String(value), kept, other, dataset: there[at]?.dataset ?? '' },
  }))
  const stopping = told.find(({ isOther }) => isOther)
  if (stopping !== undefined && labels === 'stop') return broken('labels-differ', stopping.params, 'labels')
  return {
    meta: { ...metaOf(first.column), ...declared },
    notices: [
      ...(another === undefined ? [] : [warning('widened', { name })]),
      ...told.slice(0, mostListed).map(({ params }) => warning('labels-kept', params)),
    ],
  }
}

const folded = (label: string) => label.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

function idAndName(
  { name, made }: Slot<Column>,
  { stepId }: StepContext,
): { name: string } | { id: string; name: string } {
  return made === undefined ? { name } : { id: stepColumnId(stepId, made), name }
}

function originColumn(tables: readonly Table[], rows: number, { origin }: Options, context: StepContext): Column {
  const dictionary = [...new Set(tables.map(({ name }) => name).filter((name) => name !== ''))]
  const codes = new Int32Array(rows)
  for (const { name, start } of tables) codes.fill(dictionary.indexOf(name), start)
  const meta = { ...newMeta(context, origin, 'nominal'), id: stepColumnId(context.stepId, 'origin') }
  return { ...meta, type: 'text', codes, dictionary }
}

/** Rows between two looks at the clock. */
const block = 32_768

/** Rows of this dataset keep their ids; another's are hashed from its dataset and its row. */
async function idsOf(
  tables: readonly Table[],
  rows: number,
  { stepId, checkpoint = uninterrupted }: StepContext,
): Promise<Float64Array> {
  const ids = new RowIds(stepId)
  const rowIds = new Float64Array(rows)
  const isKept = new Uint8Array(rows)
  for (const { id, frame, start } of tables) {
    if (id === '') {
      rowIds.set(frame.rowIds)
      isKept.fill(1, 0, frame.rows)
      continue
    }
    for (let i = 0; i < frame.rows; i++) {
      rowIds[start + i] = ids.of([id, frame.rowIds[i] as number])
      if (i % block === block - 1) await checkpoint()
    }
  }
  return distinctRowIds(rowIds, checkpoint, isKept)
}
