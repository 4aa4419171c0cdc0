import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { dayMs } from '#engine/frame/calendar.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { distinctRowIds } from '#engine/frame/distinct-row-ids.ts'
import { type Column, columnById, type Frame } from '#engine/frame/frame.ts'
import { keyGroups } from '#engine/frame/key-groups.ts'
import { RowIds } from '#engine/frame/row-ids.ts'
import { positionsOf, selectCells } from '#engine/frame/select-rows.ts'
import { usable } from '#engine/frame/usable.ts'
import { meanOf, sdOf } from '#engine/methods/groups/group-statistics.ts'
import type { NearVariable } from '#engine/methods/matching/control-pool.ts'
import { type MatchedSets, matchSets } from '#engine/methods/matching/match-sets.ts'
import { MersenneTwister } from '#engine/random/mersenne-twister.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepChange, StepContext, StepOptionsOf } from '../../kit/step.ts'
import { broken, changedColumns, madeTable, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { group, caseValue, exact, near, atRisk, ratio, order, replace, setName, roleName } = options
  const { checkpoint = uninterrupted } = context
  const problem =
    matchingProblem(options) ??
    namesProblem(frame, [setName], 'setName') ??
    namesProblem(frame, [setName, roleName], 'roleName')
  if (problem !== null) return problem
  const keys = exact.flatMap((id) => columnById(frame, id) ?? [])
  const strata = await keyGroups(frame.rows, keys, { leaveOutMissing: true, checkpoint })
  const columns = near.map((id) => numbersOf(frame, id))
  const time = atRisk === null ? undefined : numbersOf(frame, atRisk)
  const isCase = casesIn(frame, group, caseValue)
  const takesPart = new Uint8Array(frame.rows)
  let apart = 0
  for (let row = 0; row < frame.rows; row++) {
    const isComplete =
      (isCase[row] as number) >= 0 &&
      (strata.codes[row] as number) >= 0 &&
      columns.every((values) => Number.isFinite(values[row])) &&
      (time === undefined || !Number.isNaN(time[row]))
    takesPart[row] = Number(isComplete)
    if (!isComplete) apart++
  }
  await checkpoint()
  const cases = positionsOf(takesPart.map((one, row) => (one === 1 && isCase[row] === 1 ? 1 : 0)))
  if (cases.length === 0) return broken('no-cases', { value: String(caseValue) }, 'caseValue')
  const controls = positionsOf(
    takesPart.map((one, row) => (one === 1 && (time !== undefined || isCase[row] === 0) ? 1 : 0)),
  )
  const sets = await matchSets(
    {
      cases,
      controls,
      strata: strata.codes,
      near: columns.map((values, k) =>
        nearVariable(values, takesPart, options.calipers[near[k] ?? '']?.within ?? null),
      ),
      ...(time && { time }),
      ratio,
      order,
      replace: replace || time !== undefined,
    },
    new MersenneTwister(options.seed),
    checkpoint,
  )
  const notices = noticesOf(sets, { rows: frame.rows, cases, pool: controls.length, ratio, apart })
  return replace || time !== undefined
    ? setsAsTable(frame, { cases, sets }, options, context, notices)
    : setsAsColumns(frame, { cases, sets }, options, context, notices)
}

export function reads(options: Options): readonly string[] | 'all' {
  const { group, exact, near, atRisk, replace, unmatched } = options
  if (replace || atRisk !== null || unmatched === 'remove') return 'all'
  return [...new Set([group, ...exact, ...near])]
}

function matchingProblem({ group, exact, near, atRisk }: Options): Broken | null {
  if (exact.length === 0 && near.length === 0 && atRisk === null) return broken('nothing-to-match', {}, 'exact')
  const [option] = [exact.includes(group) && 'exact', near.includes(group) && 'near'].filter((one) => one !== false)
  return option === undefined ? null : broken('group-again', { variable: { variable: group } }, option)
}

/** 1 for a case, 0 for a possible control, -1 for neither. */
function casesIn(frame: Frame, id: string, value: number | string | null): Int8Array {
  const column = columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined) return new Int8Array(frame.rows).fill(-1)
  if (seen.type === 'text') {
    const wanted = seen.dictionary.indexOf(String(value))
    return Int8Array.from(seen.codes, (code) => (code < 0 ? -1 : Number(code === wanted)))
  }
  const wanted = Number(value)
  return Int8Array.from(seen.values, (cell) => (Number.isNaN(cell) ? -1 : Number(cell === wanted)))
}

/** Numbers; of dates the days since 1970. */
function numbersOf(frame: Frame, id: string): Float64Array {
  const column = columnById(frame, id)
  const seen = column && usable(column)
  if (seen === undefined || seen.type === 'text') return new Float64Array(frame.rows).fill(Number.NaN)
  return seen.type === 'number' ? seen.values : seen.values.map((ms) => ms / dayMs)
}

/** Scaled by the standard deviation of the rows that take part, if there is one. */
function nearVariable(values: Float64Array, takesPart: Uint8Array, within: number | null): NearVariable {
  const used = values.filter((_, row) => takesPart[row] === 1)
  const sd = sdOf(used, meanOf(used))
  return { values, caliper: within ?? Infinity, scale: sd > 0 ? sd : 1 }
}

interface About {
  readonly rows: number
  readonly cases: Int32Array
  readonly pool: number
  readonly ratio: number
  readonly apart: number
}

function noticesOf(sets: MatchedSets, { rows, cases, pool, ratio, apart }: About): Notice[] {
  const found = sets.filter((set) => set.length > 0)
  const times = new Int32Array(rows)
  let [chosen, again] = [0, 0]
  const count = (row: number) => {
    times[row] = (times[row] as number) + 1
    if (times[row] === 2) again++
  }
  for (const set of found)
    for (const row of set) {
      if (times[row] === 0) chosen++
      count(row)
    }
  for (const [k, row] of cases.entries()) if ((sets[k] as readonly number[]).length > 0) count(row)
  const notices: Notice[] = [note('matched', { sets: found.length, cases: cases.length, controls: chosen, pool })]
  if (again > 0) notices.push(note('drawn-again', { count: again }))
  const without = cases.length - found.length
  if (without > 0) notices.push(warning('without-control', { count: without }))
  const fewer = found.filter((set) => set.length < ratio).length
  if (fewer > 0) notices.push(note('fewer-controls', { count: fewer, ratio }))
  if (apart > 0) notices.push(note('not-matchable', { count: apart }))
  return notices
}

interface Made {
  readonly cases: Int32Array
  readonly sets: MatchedSets
}

function setColumns(
  { setName, roleName }: Options,
  context: StepContext,
  sets: Float64Array,
  roles: Float64Array,
): Column[] {
  const made = (name: string, id: string, measure: 'id' | 'nominal', values: Float64Array): Column => ({
    ...newMeta(context, name, measure),
    id: stepColumnId(context.stepId, id),
    type: 'number',
    values,
  })
  return [made(setName, 'set', 'id', sets), made(roleName, 'role', 'nominal', roles)]
}

/** Sets are numbered in the order of their cases. */
async function setsAsColumns(
  frame: Frame,
  { cases, sets }: Made,
  options: Options,
  context: StepContext,
  notices: readonly Notice[],
): Promise<StepChange> {
  const [setOf, roles] = [new Float64Array(frame.rows).fill(Number.NaN), new Float64Array(frame.rows).fill(Number.NaN)]
  const members = new Uint8Array(frame.rows)
  let number = 0
  for (const [k, set] of sets.entries()) {
    if (set.length === 0) continue
    number++
    for (const [place, row] of [cases[k] as number, ...set].entries()) {
      setOf[row] = number
      roles[row] = Number(place === 0)
      members[row] = 1
    }
  }
  const columns = setColumns(options, context, setOf, roles)
  if (options.unmatched === 'keep') return changedColumns(columns, notices)
  const positions = positionsOf(members)
  const kept = await selectAll([...frame.columns, ...columns], positions, context.checkpoint ?? uninterrupted)
  return madeTable(
    Float64Array.from(positions, (row) => frame.rowIds[row] as number),
    kept,
    notices,
  )
}

/** A row for each member of each set, the case first: a row can be in several sets. */
async function setsAsTable(
  frame: Frame,
  { cases, sets }: Made,
  options: Options,
  context: StepContext,
  notices: readonly Notice[],
): Promise<StepChange> {
  const { stepId, checkpoint = uninterrupted } = context
  const full = Array.from(cases, (row, k) => ({ row, set: sets[k] ?? [] })).filter(({ set }) => set.length > 0)
  const total = full.reduce((sum, { set }) => sum + 1 + set.length, 0)
  const [positions, rowIds] = [new Int32Array(total), new Float64Array(total)]
  const [setOf, roles] = [new Float64Array(total), new Float64Array(total)]
  const ids = new RowIds(stepId)
  let at = 0
  for (const [k, { row, set }] of full.entries())
    for (const [place, member] of [row, ...set].entries()) {
      positions[at] = member
      setOf[at] = k + 1
      roles[at] = Number(place === 0)
      rowIds[at++] = ids.of([frame.rowIds[member] as number, frame.rowIds[row] as number])
    }
  const columns = await selectAll(frame.columns, positions, checkpoint)
  return madeTable(
    await distinctRowIds(rowIds, checkpoint),
    [...columns, ...setColumns(options, context, setOf, roles)],
    notices,
  )
}

async function selectAll(columns: readonly Column[], positions: Int32Array, checkpoint: Checkpoint): Promise<Column[]> {
  const selected: Column[] = []
  for (const column of columns) {
    selected.push(selectCells(column, positions))
    await checkpoint()
  }
  return selected
}
