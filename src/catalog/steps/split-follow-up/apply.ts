import { type Checkpoint, uninterrupted } from '#engine/checkpoint.ts'
import { dayMs, daysIn, parseIsoDate } from '#engine/frame/calendar.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { distinctRowIds } from '#engine/frame/distinct-row-ids.ts'
import { type Column, columnById, type Frame, type NumericColumn } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { textFromNumber } from '#engine/frame/number-text.ts'
import { RowIds } from '#engine/frame/row-ids.ts'
import { selectCells } from '#engine/frame/select-rows.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Notice } from '../../kit/outcome/outcome.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { broken, madeTable, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { type Cuts, cutsAtTimes, cutsEvery, cutsOnClock, type Intervals, splitIntervals } from './intervals.ts'

type Options = StepOptionsOf<typeof definition>

const mostRows = 20_000_000

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { time, entry, startName, intervalName } = options
  const { checkpoint = uninterrupted, stepId } = context
  const problem =
    optionsProblem(frame, options) ??
    namesProblem(frame, entry === null ? [startName] : [], 'startName') ??
    namesProblem(frame, [...(entry === null ? [startName] : []), intervalName], 'intervalName')
  if (problem !== null) return problem
  const stop = numbersOf(frame, time)
  const start = entry === null ? new Float64Array(frame.rows) : numbersOf(frame, entry)
  const points = pointsOf(options)
  const made = await splitIntervals({ start, stop }, cutsOf(frame, options, points), mostRows, checkpoint)
  if (typeof made === 'number')
    return broken('too-many-rows', { count: Number.isFinite(made) ? made : mostRows * 10, most: mostRows }, 'cutBy')
  const columns: Column[] = []
  for (const column of frame.columns) {
    columns.push(await cellsOf(column, made, options, checkpoint))
    context.progress?.((0.7 * columns.length) / frame.columns.length)
  }
  if (entry === null)
    columns.push({
      ...newMeta(context, startName, 'continuous'),
      id: stepColumnId(stepId, 'start'),
      type: 'number',
      values: made.start,
    })
  columns.push({
    ...newMeta(context, intervalName, 'ordinal'),
    id: stepColumnId(stepId, 'interval'),
    valueLabels: labelsOf(points, options),
    type: 'number',
    values: made.cut.map((k) => k + 1),
  })
  const rowIds = await idsOf(frame.rowIds, made, { stepId, points, every: options.every }, checkpoint)
  const after = made.rows.length
  const notices: Notice[] = [note('split', { before: frame.rows, after, count: made.split })]
  if (made.whole.time > 0) notices.push(warning('not-split', { count: made.whole.time }))
  if (made.whole.origin > 0) notices.push(warning('no-origin', { count: made.whole.origin }))
  return madeTable(await distinctRowIds(rowIds, checkpoint), columns, notices)
}

export function reads(): 'all' {
  return 'all'
}

function optionsProblem(frame: Frame, options: Options): Broken | null {
  const { time, entry, status, censored, cutBy, cuts, dates, startDate, age } = options
  const chosen = [time, status, ...(entry === null ? [] : [entry])]
  const twice = chosen.find((id, k) => chosen.indexOf(id) !== k)
  if (twice !== undefined) return broken('variable-twice', { variable: { variable: twice } }, 'status')
  if (columnById(frame, status)?.type === 'number' && !Number.isFinite(Number(censored)))
    return broken('censored-not-a-number', { variable: { variable: status } }, 'censored')
  if (cutBy === 'dates') {
    if (dates.every((text) => text.trim() === '')) return broken('no-cuts', {}, 'dates')
    const text = dates.find((one) => one.trim() !== '' && Number.isNaN(parseIsoDate(one)))
    if (text !== undefined) return broken('not-a-date', { text }, 'dates')
    return startDate === null ? broken('no-start-date', {}, 'startDate') : null
  }
  if (cutBy === 'age' && age === null) return broken('no-age', {}, 'age')
  return cutBy !== 'every' && cuts.length === 0 ? broken('no-cuts', {}, 'cuts') : null
}

function numbersOf(frame: Frame, id: string): Float64Array {
  const column = columnById(frame, id)
  return column === undefined || column.type === 'text'
    ? new Float64Array(frame.rows).fill(Number.NaN)
    : (usable(column) as NumericColumn).values
}

/** The cut points, ascending: times, days since 1970, or ages; none for equal steps. */
function pointsOf({ cutBy, cuts, dates }: Options): readonly number[] {
  if (cutBy === 'every') return []
  const points =
    cutBy === 'dates'
      ? dates.flatMap((text) => (text.trim() === '' ? [] : Math.floor(parseIsoDate(text) / dayMs)))
      : cuts
  return [...new Set(points)].toSorted((a, b) => a - b)
}

function cutsOf(frame: Frame, { cutBy, every, startDate, age, unit }: Options, points: readonly number[]): Cuts {
  switch (cutBy) {
    case 'times':
      return cutsAtTimes(points)
    case 'every':
      return cutsEvery(every)
    case 'dates': {
      const days = numbersOf(frame, startDate ?? '').map((ms) => Math.floor(ms / dayMs))
      return cutsOnClock(points, days, daysIn[unit])
    }
    case 'age':
      return cutsOnClock(points, numbersOf(frame, age ?? ''), daysIn[unit] / daysIn.years)
  }
}

/** The column in the new rows: time, start and status are those of the intervals. */
async function cellsOf(
  column: Column,
  { rows, start, stop }: Intervals,
  { time, entry, status, censored }: Options,
  checkpoint: Checkpoint,
): Promise<Column> {
  const cells = selectCells(column, rows)
  await checkpoint()
  if (column.id !== status) {
    if (cells.type === 'text' || (column.id !== time && column.id !== entry)) return cells
    const { values } = cells
    const ends = column.id === time ? stop : start
    // a missing code stays what it was
    return { ...cells, values: values.map((value, i) => (Number.isNaN(ends[i]) ? value : (ends[i] as number))) }
  }
  const isLast = (i: number) => i + 1 === rows.length || rows[i + 1] !== rows[i]
  if (cells.type !== 'text') {
    const none = Number(censored)
    const { missingTags, ...rest } = cells
    const tags = missingTags && { missingTags: missingTags.map((tag, i) => (isLast(i) ? tag : 0)) }
    return { ...rest, ...tags, values: cells.values.map((value, i) => (isLast(i) ? value : none)) }
  }
  const known = cells.dictionary.indexOf(String(censored))
  const dictionary = known < 0 ? [...cells.dictionary, String(censored)] : cells.dictionary
  const none = known < 0 ? dictionary.length - 1 : known
  return { ...cells, dictionary, codes: cells.codes.map((code, i) => (isLast(i) ? code : none)) }
}

/** `≤ 5`, `5–10`, `> 10`: the ends of the intervals; none for equal steps, whose number is in the data. */
function labelsOf(points: readonly number[], { cutBy }: Options) {
  const text = (point: number) =>
    cutBy === 'dates' ? new Date(point * dayMs).toISOString().slice(0, 10) : textFromNumber(point)
  return points.length === 0
    ? []
    : Array.from({ length: points.length + 1 }, (_, k) => {
        const [low, high] = [points[k - 1], points[k]].map((point) => (point === undefined ? '' : text(point)))
        const label = low === '' ? `≤ ${high}` : high === '' ? `> ${low}` : `(${low}, ${high}]`
        return { value: k + 1, label }
      })
}

/** Hashed from the row and the cut where the interval begins, so that another cut changes no other row. */
async function idsOf(
  parents: Float64Array,
  { rows, cut }: Intervals,
  { stepId, points, every }: { readonly stepId: string; readonly points: readonly number[]; readonly every: number },
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const ids = new RowIds(stepId)
  const rowIds = new Float64Array(rows.length)
  await inBlocks(rows.length, checkpoint, (from, to) => {
    for (let i = from; i < to; i++) {
      const k = cut[i] as number
      const begins = k > 0 ? (points.length === 0 ? k * every : (points[k - 1] as number)) : null
      rowIds[i] = ids.of([parents[rows[i] as number] as number, begins])
    }
  })
  return rowIds
}
