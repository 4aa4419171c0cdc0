import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { combineMeta } from '#engine/frame/combine-meta.ts'
import { distinctRowIds } from '#engine/frame/distinct-row-ids.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { keyCodes } from '#engine/frame/key-codes.ts'
import { type Matches, matchRows, type Pairs, pairCount, pairRows } from '#engine/frame/match-rows.ts'
import { type NearestRows, nearestRows } from '#engine/frame/nearest-rows.ts'
import { cellAt, pickCells } from '#engine/frame/pick-cells.ts'
import { RowIds } from '#engine/frame/row-ids.ts'
import { positionsOf } from '#engine/frame/select-rows.ts'
import { stackCells } from '#engine/frame/stack-cells.ts'
import { textOfCell } from '#engine/frame/text-of-cells.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, OtherTable, StepContext, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, keptRows, madeTable, nameProblem, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { type TakenColumn, takenColumns } from './taken-columns.ts'

type Options = StepOptionsOf<typeof definition>

const mostRows = 20_000_000
const mostListed = 5

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { rows, repeated, fold } = options
  const checkpoint = context.checkpoint ?? uninterrupted
  const other = context.others?.get(options.other[0]?.dataset ?? '')
  if (other === undefined) return broken('other-missing', {}, 'other')
  const [here, there] = [keysIn(frame, options.keys), keysIn(other.frame, options.otherKeys)]
  const problem = keyProblem(here, there, rows === 'all')
  if (problem !== null) return problem
  const matches = await matchRows(await keyCodes([there, here], checkpoint, { fold, dictionary: 'first' }), checkpoint)
  context.progress?.(0.5)
  const notices = noticesOf(frame, other, { matches, here, there })
  if (rows === 'unmatched') {
    const hasNone = (key: number) => key < 0 || matches.starts[key] === matches.starts[key + 1]
    return keptRows(positionsOf(Uint8Array.from(matches.left, (key) => (hasNone(key) ? 1 : 0))), notices)
  }
  const near = await nearest(frame, other.frame, { matches, options }, context)
  if (near !== null && 'status' in near) return near
  const refusal = near !== null ? null : repeatProblem(matches, options, other, there)
  if (refusal !== null) return refusal
  const taken = takenColumns(options, frame.columns, { name: other.name, columns: other.frame.columns })
  const nameTaken = nameProblems(frame, taken)
  if (nameTaken !== null) return nameTaken
  const renamed = taken.filter(({ isRenamed }) => isRenamed).map(({ name }) => name)
  if (renamed.length > 0) notices.push(note('renamed', { names: renamed.slice(0, mostListed) }))

  if (near !== null)
    notices.splice(0, notices.length, ...nearNotices(near, frame, other.name), ...notices.filter(isOfNearest))
  const pairs = near !== null ? nearPairs(near.rows, rows) : pairRows(matches, rows)
  await checkpoint()
  const brought = await pickAll(other.frame, taken, pairs.right, context)
  if (rows === 'left' && (near !== null || repeated === 'refuse')) return changedColumns(brought, notices)
  const kept: Column[] = []
  for (const column of frame.columns) {
    const at = rows === 'all' ? here.indexOf(column) : -1
    kept.push(at < 0 ? pickCells(column, pairs.left) : await keyOfBoth(column, there[at] as Column, pairs))
    await checkpoint()
  }
  notices.push(note('rows-made', { before: frame.rows, after: pairs.left.length }))
  return madeTable(await idsOf(frame, other.frame, pairs, context), [...kept, ...brought], notices)
}

/** A join that leaves the rows depends on its keys alone, and on the date. */
export function reads({ keys, rows, repeated, nearest: which, dateHere }: Options): readonly string[] | 'all' {
  if (which !== 'none' && rows === 'left') return dateHere === null ? keys : [...keys, dateHere]
  return rows === 'unmatched' || (rows === 'left' && repeated === 'refuse') ? keys : 'all'
}

/** Another variable of the other dataset matters if all are taken. */
export function readsOthers(options: Options): Readonly<Record<string, readonly string[] | 'all'>> {
  const { other, otherKeys, rows, take, columns, dateThere } = options
  const id = other[0]?.dataset ?? ''
  if (rows === 'unmatched') return { [id]: otherKeys }
  return { [id]: take === 'all' ? 'all' : [...otherKeys, ...dateThere, ...columns] }
}

const DAY = 86_400_000

/** The row of the other dataset for each row, by date; null if dates are not compared. */
async function nearest(
  frame: Frame,
  other: Frame,
  { matches, options }: { readonly matches: Matches; readonly options: Options },
  { checkpoint = uninterrupted }: StepContext,
): Promise<NearestRows | Broken | null> {
  const { nearest: which, dateHere, dateThere, days, rows } = options
  if (which === 'none' || rows === 'all' || rows === 'unmatched') return null
  const [here, there] = [columnById(frame, dateHere ?? ''), columnById(other, dateThere[0] ?? '')]
  if (here === undefined || here.type === 'text') return broken('date-needed', {}, 'dateHere')
  if (there === undefined || there.type === 'text') return broken('date-needed', {}, 'dateThere')
  const most = days === null ? Number.POSITIVE_INFINITY : days * DAY
  const [left, right] = [here, there].map((column) => (usable(column) as typeof here).values) as [
    Float64Array,
    Float64Array,
  ]
  return nearestRows(matches, { left, right, which, most }, checkpoint)
}

/** Each row once, with the row that was found for it. */
function nearPairs(found: Int32Array, rows: Options['rows']): Pairs {
  const kept = Int32Array.from(found, (_, row) => row).filter((row) => rows !== 'both' || (found[row] as number) >= 0)
  return { left: kept, right: kept.map((row) => found[row] as number), isOnce: new Uint8Array(kept.length).fill(1) }
}

function nearNotices({ rows, noneFits }: NearestRows, frame: Frame, name: string): Notice[] {
  const matched = rows.reduce((count, row) => (row < 0 ? count : count + 1), 0)
  return [
    note('joined', { matched, total: frame.rows, name }),
    ...(noneFits > 0 ? [note('no-date-fits', { count: noneFits, name })] : []),
  ]
}

/** Counts of matches by the key alone say nothing where dates decide. */
const isOfNearest = ({ code }: Notice) => code !== 'joined' && code !== 'several-here'

const keysIn = (frame: Frame, ids: readonly string[]) => ids.flatMap((id) => columnById(frame, id) ?? [])

function keyProblem(here: readonly Column[], there: readonly Column[], isStacked: boolean): Broken | null {
  if (here.length !== there.length) return broken('key-counts-differ', {}, 'otherKeys')
  for (const [k, column] of here.entries()) {
    const other = there[k] as Column
    const isWritten = !isStacked && [column, other].every(({ type }) => type === 'number' || type === 'text')
    if (column.type !== other.type && !isWritten)
      return broken('key-types-differ', { variable: { variable: column.id }, other: other.name }, 'otherKeys')
    const lost = isStacked ? combineMeta([column, other]).lost : undefined
    if (lost !== undefined)
      return broken('missing-code-differs', { variable: { variable: column.id }, value: String(lost.value) }, 'keys')
  }
  return null
}

/** Keys that the other dataset repeats: refused unless the rows may be multiplied, and always if they are repeated here too. */
function repeatProblem(
  matches: Matches,
  { repeated }: Options,
  other: OtherTable,
  there: readonly Column[],
): Broken | null {
  const { crossed, repeatedRight } = matches
  const listed = (rows: readonly number[]) => rows.slice(0, mostListed).map((row) => written(there, row))
  if (crossed.keys > 0) {
    const params = { count: crossed.keys, pairs: crossed.pairs, keys: listed(crossed.rows) }
    return broken('repeat-on-both-sides', params, 'keys')
  }
  if (repeated === 'refuse' && repeatedRight.length > 0) {
    const params = { count: repeatedRight.length, name: other.name, keys: listed(repeatedRight) }
    return broken('keys-repeat', params, 'repeated')
  }
  const count = repeated === 'multiply' ? pairCount(matches) : 0
  return count > mostRows ? broken('too-many-rows', { count, most: mostRows }, 'repeated') : null
}

function written(keys: readonly Column[], row: number): string {
  const parts = keys.map((column) => {
    const cell = cellAt(column, row)
    return typeof cell === 'number' && column.type !== 'text' ? textOfCell(column.type)(cell) : String(cell)
  })
  return parts.join(' ')
}

function nameProblems(frame: Frame, taken: readonly TakenColumn[]): Broken | null {
  const names = new Set<string>()
  for (const { name } of taken) {
    const problem = nameProblem(frame, name, 'suffix')
    if (problem !== null) return problem
    if (names.has(name)) return broken('name-taken', { name }, 'suffix')
    names.add(name)
  }
  return null
}

async function pickAll(
  frame: Frame,
  taken: readonly TakenColumn[],
  positions: Int32Array,
  { stepId, progress, checkpoint }: StepContext,
): Promise<Column[]> {
  const brought: Column[] = []
  for (const { id, name } of taken) {
    const column = columnById(frame, id)
    if (column) brought.push({ ...pickCells(column, positions), id: stepColumnId(stepId, id), name })
    progress?.(0.5 + (0.5 * brought.length) / taken.length)
    await checkpoint?.()
  }
  return brought
}

/** The key of all rows: that of the other dataset if a row is only there. */
async function keyOfBoth(here: Column, there: Column, { left, right }: Pairs): Promise<Column> {
  const first = left.indexOf(-1)
  const split = first < 0 ? left.length : first
  const pieces = [
    { column: pickCells(here, left.subarray(0, split)), start: 0, stride: 1 },
    { column: pickCells(there, right.subarray(split)), start: split, stride: 1 },
  ]
  const { declared } = combineMeta([here, there])
  return { ...here, ...declared, ...(await stackCells(pieces, left.length, uninterrupted)) }
}

/** Rows between two looks at the clock. */
const block = 32_768

/** Rows of this dataset keep their id if they are there once. */
async function idsOf(
  frame: Frame,
  other: Frame,
  { left, right, isOnce }: Pairs,
  { stepId, checkpoint = uninterrupted }: StepContext,
): Promise<Float64Array> {
  const ids = new RowIds(stepId)
  const rowIds = new Float64Array(left.length)
  for (let i = 0; i < left.length; i++) {
    const at = left[i] as number
    const own = frame.rowIds[at] as number
    const others = other.rowIds[right[i] as number] as number
    rowIds[i] = at < 0 ? ids.of([others]) : isOnce[i] === 1 ? own : ids.of([own, others])
    if (i % block === block - 1) await checkpoint()
  }
  return distinctRowIds(rowIds, checkpoint, isOnce)
}

function noticesOf(
  frame: Frame,
  other: OtherTable,
  found: { readonly matches: Matches; readonly here: readonly Column[]; readonly there: readonly Column[] },
): Notice[] {
  const { matches, here, there } = found
  const { name } = other
  const counts = { matched: matches.matchedLeft, total: frame.rows, name }
  const differs = here.flatMap((column, k) =>
    combineMeta([column, there[k] as Column])
      .otherLabels.slice(0, 1)
      .map(({ value, kept, other: label }) =>
        warning('key-labels-differ', { variable: { variable: column.id }, value: String(value), kept, other: label }),
      ),
  )
  const { onlyRight, missingLeft, sharedLeft } = matches
  return [
    note('joined', counts),
    ...(onlyRight.length > 0 ? [note('without-match', { count: onlyRight.length, name })] : []),
    ...(missingLeft > 0 ? [warning('key-missing', { count: missingLeft })] : []),
    ...(sharedLeft > 0 ? [note('several-here', { count: sharedLeft })] : []),
    ...(here.some(({ type }, k) => type !== there[k]?.type) ? [warning('compared-as-texts')] : []),
    ...differs,
  ]
}
