import { cellsOfRows } from '#engine/frame/cells-of-rows.ts'
import { codedColumn } from '#engine/frame/coded-column.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { ChartFrames, ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { chartAnswer } from '../../kit/outcome/chart-answer.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { Answer, Exclusion, LevelRef, Notice, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/outcome/rejected.ts'
import { expectedCounts } from './check-sums.ts'
import { countPeople } from './count-people.ts'
import type { FlowDiagramData, FlowName } from './data.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>
type Row = FlowDiagramData['rows'][number]

/** A box before its sums are checked; `n` is null if only its items are counted. */
interface Box {
  readonly row: number
  readonly arm: number | null
  n: number | null
  readonly items: { readonly name: LevelRef; readonly n: number }[]
}

interface Diagram {
  readonly arms: readonly LevelRef[]
  readonly rows: readonly Row[]
  readonly boxes: readonly Box[]
  readonly used: number
  readonly excluded: readonly Exclusion[]
  readonly invalid: number
}

const maxRows = 200
const maxArms = 6
const maxReasons = 30
const mostFaults = 8

export async function compute([frame]: ChartFrames, options: Options, context: ComputeContext): Promise<Answer> {
  const { arm, exits, given, kept, wording } = options
  const by = arm === null ? undefined : columnById(frame, arm)
  if (by !== undefined && hasMoreLevels(by, maxArms))
    return rejected(definition, 'too-many-groups', 'arm', { group: { variable: by.id }, max: maxArms })
  await context.checkpoint()
  const read = given === 'counts' ? readCounts(frame, options) : await readPeople(frame, options, context)
  if ('status' in read) return read
  const { arms, rows, used, excluded, invalid } = read
  const boxes = read.boxes
    .toSorted((a, b) => a.row - b.row || (a.arm ?? -1) - (b.arm ?? -1))
    .map(({ n, items, ...box }) => {
      const sum = items.reduce((total, item) => total + item.n, 0)
      return { ...box, items, n: n ?? sum, sum: n === null || items.length === 0 || n === sum ? null : sum }
    })
  const expected = expectedCounts(
    boxes.map(({ row, arm: of, n }) => ({ row, arm: of, n, isExit: rows[row]?.isExit === true })),
    arms.length,
    kept,
  )
  const data: FlowDiagramData = {
    wording,
    exits,
    arms,
    rows,
    boxes: {
      rows: boxes.map(({ row }) => row),
      arms: boxes.map(({ arm: of }) => of),
      n: boxes.map(({ n }) => n),
      expected,
      sums: boxes.map(({ sum }) => sum),
      items: boxes.map(({ items }) => ({ names: items.map(({ name }) => name), n: items.map(({ n }) => n) })),
    },
  }
  return chartAnswer(data, { total: frame.rows, used, excluded }, [
    invalid > 0 && warning(definition, 'invalid-rows', { n: invalid }),
    ...faultsOf(data),
  ])
}

/** Boxes that do not add up, each named. */
function faultsOf({ rows, arms, boxes }: FlowDiagramData): readonly (Notice | false)[] {
  const faults = boxes.n.flatMap((n, k) =>
    (['does-not-follow', 'items-do-not-add-up'] as const).flatMap((code) => {
      const wanted = (code === 'does-not-follow' ? boxes.expected : boxes.sums)[k] ?? null
      const [name, arm] = [rows[boxes.rows[k] ?? 0]?.name, boxes.arms[k] ?? null]
      if (wanted === null || name === undefined || 'word' in name) return []
      const level = arm === null ? undefined : arms[arm]
      const place = level === undefined ? [name] : [name, level]
      return [warning(definition, code, { box: place, n, expected: wanted })]
    }),
  )
  const more = faults.length - mostFaults
  return [...faults.slice(0, mostFaults), more > 0 && warning(definition, 'more-faults', { n: more })]
}

/** A row for each box and for each of its items. */
function readCounts(frame: Frame, options: Options): Diagram | Rejected {
  const { box, n, detail, kind, left, phase, arm } = options
  if (frame.rows > maxRows) return rejected(definition, 'too-many-boxes', 'given', { n: frame.rows, max: maxRows })
  const indices = Array.from({ length: frame.rows }, (_, i) => i)
  const cells = (id: string | null) => {
    const column = id === null ? undefined : columnById(frame, id)
    return column === undefined ? indices.map(() => null) : cellsOfRows(column, indices)
  }
  const [names, details, kinds, phases] = [box, detail, kind, phase].map(cells) as [Cells, Cells, Cells, Cells]
  const counts = numericColumn(frame, n).values
  const groups = arm === null ? null : codedColumn(frame, arm)
  const rows = new Map<number | string, Row & { readonly at: number }>()
  const boxes = new Map<string, Box>()
  const lost = { box: 0, n: 0 }
  let invalid = 0
  for (const i of indices) {
    const [name, count, item] = [names[i] ?? null, counts[i] as number, details[i] ?? null]
    if (name === null) lost.box++
    else if (Number.isNaN(count)) lost.n++
    else if (!Number.isSafeInteger(count) || count < 0) invalid++
    else {
      const isExit = kind === null ? item !== null : kinds[i] === left
      const row = rows.get(name) ?? { name: { variable: box, level: name }, phase: null, isExit, at: rows.size }
      const own = phases[i] ?? null
      rows.set(name, {
        ...row,
        isExit: row.isExit || isExit,
        phase: row.phase ?? (own === null || phase === null ? null : { variable: phase, level: own }),
      })
      const code = groups === null ? -1 : (groups.codes[i] as number)
      const key = `${row.at} ${code}`
      const known = boxes.get(key) ?? { row: row.at, arm: code < 0 ? null : code, n: null, items: [] }
      boxes.set(key, known)
      if (item === null || detail === null) known.n = (known.n ?? 0) + count
      else known.items.push({ name: { variable: detail, level: item }, n: count })
    }
  }
  if (rows.size === 0) return rejected(definition, 'no-boxes', 'n')
  return {
    arms: (groups?.levels ?? []).map(({ value }) => ({ variable: arm ?? '', level: value })),
    rows: [...rows.values()].map(({ at: _at, ...row }) => row),
    boxes: [...boxes.values()],
    used: frame.rows - lost.box - lost.n - invalid,
    excluded: [
      ...exclusion(box, 'missing', lost.box),
      ...exclusion(n, 'missing', lost.n),
      ...exclusion(n, 'invalid', invalid),
    ],
    invalid,
  }
}

type Cells = readonly (number | string | null)[]

/** A row for each participant: the steps up to the last at which a participant without an arm left are before the allocation. */
async function readPeople(frame: Frame, { steps, arm }: Options, context: ComputeContext): Promise<Diagram | Rejected> {
  const many = steps.find((id) => hasMoreLevels(columnById(frame, id), maxReasons))
  if (many !== undefined)
    return rejected(definition, 'too-many-reasons', 'steps', { variable: { variable: many }, max: maxReasons })
  const { left, stayed, arms, reasons } = await countPeople(frame, steps, arm, context)
  const m = arms.length
  const total = (counts: Float64Array | undefined) => counts?.reduce((sum, n) => sum + n, 0) ?? 0
  const split = arm === null ? steps.length : left.findLastIndex((of) => total(of[m]) > 0) + 1
  const without = arm === null ? 0 : (stayed[m] as number)
  if (
    arm !== null &&
    total(stayed) -
      without +
      left
        .slice(split)
        .flat()
        .reduce((sum, of) => sum + total(of), 0) ===
      0
  )
    return rejected(definition, 'nobody-allocated', 'arm')
  const [rows, boxes]: [Row[], Box[]] = [[], []]
  const add = (name: FlowName, isExit: boolean) => rows.push({ name, phase: null, isExit }) - 1
  const put = (row: number, of: number | null, n: number, items: Box['items'] = []) =>
    boxes.push({ row, arm: of, n, items })
  const leaving = (step: number, of: readonly number[], into: number | null, row: number) => {
    const sums = (reasons[step] ?? []).map((name, r) => ({
      name,
      n: of.reduce((sum, k) => sum + (left[step]?.[k]?.[r] ?? 0), 0),
    }))
    const items = sums.filter(({ n }) => n > 0)
    put(
      row,
      into,
      items.reduce((sum, { n }) => sum + n, 0),
      items,
    )
    return items.reduce((sum, { n }) => sum + n, 0)
  }
  const everyone = Array.from({ length: m + 1 }, (_, k) => k)
  let rest = frame.rows - without
  if (split > 0 || m === 0) put(add({ word: 'assessed' }, false), null, rest)
  for (let step = 0; step < split; step++)
    rest -= leaving(step, everyone, null, add({ variable: steps[step] ?? '' }, true))
  if (m === 0) put(add({ word: 'analysed' }, false), null, rest)
  else {
    put(add({ word: 'split' }, false), null, rest)
    const row = add({ word: 'allocated' }, false)
    const current = arms.map((_, k) => {
      const later = left.slice(split).reduce((sum, of) => sum + total(of[k]), 0)
      const n = (stayed[k] as number) + later
      put(row, k, n)
      return n
    })
    for (let step = split; step < steps.length; step++) {
      const at = add({ variable: steps[step] ?? '' }, true)
      for (const k of arms.keys()) current[k] = (current[k] as number) - leaving(step, [k], k, at)
    }
    const end = add({ word: 'analysed' }, false)
    for (const [k, n] of current.entries()) put(end, k, n)
  }
  return {
    arms,
    rows,
    boxes,
    used: frame.rows - without,
    excluded: exclusion(arm, 'missing', without),
    invalid: 0,
  }
}
