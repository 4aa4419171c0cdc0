import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { distinctRowIds } from '#engine/frame/distinct-row-ids.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { keyCodes } from '#engine/frame/key-codes.ts'
import { cellAt, pickCells } from '#engine/frame/pick-cells.ts'
import { RowIds } from '#engine/frame/row-ids.ts'
import { textOfCell } from '#engine/frame/text-of-cells.ts'
import { usable } from '#engine/frame/usable.ts'
import { type Places, placesOf } from '#engine/frame/wide-places.ts'
import { meansOf, valuesIn } from '#engine/frame/wide-summaries.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepContext, StepOptionsOf } from '../../kit/step.ts'
import { broken, madeTable, nameProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { type NewColumn, newColumns } from './new-columns.ts'

type Options = StepOptionsOf<typeof definition>

const mostColumns = 2000
const mostListed = 5

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const checkpoint = context.checkpoint ?? uninterrupted
  const { duplicates } = options
  const twice = inTwoPlaces(options)
  if (twice !== undefined) return broken('variable-in-two-places', { variable: { variable: twice } }, 'values')
  const ids = options.id.flatMap((id) => columnById(frame, id) ?? [])
  const time = columnById(frame, options.time)
  if (time === undefined) return broken('column-missing', { column: options.time }, 'time')
  const made = newColumns(options, (id) => columnById(frame, id)?.name ?? id)
  if (made.length > mostColumns) return broken('too-many-columns', { count: made.length, most: mostColumns }, 'levels')

  const keyed = await keyCodes([ids], checkpoint)
  const codes = keyed.codes[0] as Int32Array
  const places = await placesOf(codes, keyed.keys, usable(time), options.levels, checkpoint)
  context.progress?.(0.3)
  if (places.repeated.length > 0 && duplicates === 'refuse')
    return broken('rows-repeat', { count: places.repeats, rows: listed(places, ids, time) }, 'duplicates')

  const others = frame.columns.filter(({ id }) => ![...options.id, options.time, ...options.values].includes(id))
  const varying: Column[] = []
  for (const column of others) {
    if (!isConstant(usable(column), codes, places.firstOfKey)) varying.push(column)
    await checkpoint()
  }
  const kept = frame.columns.filter((one) => ids.includes(one) || (others.includes(one) && !varying.includes(one)))
  const problem = nameProblems(kept, made, options)
  if (problem !== null) return problem

  const columns = kept.map((column) => pickCells(column, places.firstOfKey))
  for (const [k, one] of made.entries()) {
    const source = columnById(frame, one.value)
    if (source === undefined) return broken('column-missing', { column: one.value }, 'values')
    const column = newColumn(source, one, { places, options, context })
    if ('status' in column) return column
    columns.push(column)
    context.progress?.(0.3 + (0.7 * (k + 1)) / made.length)
    await checkpoint()
  }
  const rowIds = await idsOf(ids, places.firstOfKey, context)
  return madeTable(rowIds, columns, noticesOf(frame, { places, made, varying, time }))
}

export function reads(): 'all' {
  return 'all'
}

function inTwoPlaces({ id, time, values }: Options): string | undefined {
  return [...values, time].find((one, k, all) => id.includes(one) || all.indexOf(one) < k)
}

/** Whether all rows of a key have the same cell. */
function isConstant(column: Column, codes: Int32Array, firstOfKey: Int32Array): boolean {
  const cells = column.type === 'text' ? column.codes : column.values
  for (let row = 0; row < codes.length; row++) {
    const key = codes[row] as number
    if (key < 0) continue
    const cell = cells[row] as number
    const first = cells[firstOfKey[key] as number] as number
    if (cell !== first && !(Number.isNaN(cell) && Number.isNaN(first))) return false
  }
  return true
}

function nameProblems(kept: readonly Column[], made: readonly NewColumn[], { pattern }: Options): Broken | null {
  const names = new Set(made.map(({ name }) => name))
  if (pattern.trim() !== '' && names.size < made.length) return broken('pattern-not-enough', {}, 'pattern')
  const taken: Frame = { rows: 0, rowIds: new Float64Array(), columns: kept }
  for (const { name } of made) {
    const problem = nameProblem(taken, name, 'pattern')
    if (problem !== null) return problem
  }
  return null
}

interface Given {
  readonly places: Places
  readonly options: Options
  readonly context: StepContext
}

/** `<step>.<variable>.<k>` with the number of the level among those that the step keeps. */
function newColumn(source: Column, { value, at, level, name }: NewColumn, given: Given): Column | Broken {
  const { places, options, context } = given
  const id = stepColumnId(context.stepId, `${value}.${at + 1}`)
  const meta = { ...newMeta(context, name, 'continuous'), id, label: labelOf(source, level, options) }
  const rows = places.rowsAt(at, options.duplicates === 'last' ? 'last' : 'first')
  if (options.duplicates === 'n') return { ...meta, type: 'number', values: valuesIn(usable(source), places, at) }
  if (options.duplicates !== 'mean') return { ...pickCells(source, rows), id, name: name.trim(), label: meta.label }
  const seen = usable(source)
  if (seen.type !== 'number') return broken('needs-numbers', { variable: { variable: value } }, 'duplicates')
  return { ...meta, type: 'number', values: meansOf(seen.values, places, at) }
}

function labelOf({ label }: Column, level: number | string, { duplicates }: Options): string {
  if (label === '') return ''
  return duplicates === 'n' ? `${label}: ${level} (n)` : `${label}: ${level}`
}

/** Rows between two looks at the clock. */
const block = 16_384

/** Hashed from the values of the key. */
async function idsOf(
  keys: readonly Column[],
  firstOfKey: Int32Array,
  { stepId, checkpoint = uninterrupted }: StepContext,
): Promise<Float64Array> {
  const hashed = new RowIds(stepId)
  const rowIds = new Float64Array(firstOfKey.length)
  for (let k = 0; k < rowIds.length; k++) {
    const row = firstOfKey[k] as number
    rowIds[k] = hashed.of(keys.map((key) => cellAt(key, row)))
    if (k % block === block - 1) await checkpoint()
  }
  return distinctRowIds(rowIds, checkpoint)
}

/** Some repeated rows as `P1 2, P7 1`. */
function listed(places: Places, ids: readonly Column[], time: Column): readonly string[] {
  const written = (column: Column, row: number) => {
    const cell = cellAt(column, row)
    return typeof cell === 'number' && column.type !== 'text' ? textOfCell(column.type)(cell) : String(cell)
  }
  return places.repeated.slice(0, mostListed).map((row) => [...ids, time].map((one) => written(one, row)).join(' '))
}

function noticesOf(
  frame: Frame,
  given: {
    readonly places: Places
    readonly made: readonly NewColumn[]
    readonly varying: readonly Column[]
    readonly time: Column
  },
): readonly Notice[] {
  const { places, made, varying, time } = given
  const { firstOfKey, withoutKey, withoutTime, unknown, repeats } = places
  const counts = { before: frame.rows, after: firstOfKey.length, columns: made.length }
  const newLevels = [...unknown.values].slice(0, mostListed).map((level) => ({ variable: time.id, level }))
  const gone = varying.map(({ name }) => name)
  return [
    note('widened', counts),
    ...(withoutKey > 0 ? [warning('id-missing', { count: withoutKey })] : []),
    ...(withoutTime > 0 ? [warning('time-missing', { count: withoutTime })] : []),
    ...(unknown.rows > 0 ? [warning('new-levels', { count: unknown.rows, levels: newLevels })] : []),
    ...(repeats > 0 ? [warning('several-rows', { count: repeats })] : []),
    ...(gone.length > 0 ? [warning('not-constant', { variables: gone })] : []),
  ]
}
