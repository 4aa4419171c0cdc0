import type { Interval } from '../../alternative.ts'
import type { Checkpoint } from '../../checkpoint.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'
import { allCases, countCases } from '../../frame/case-weights.ts'
import { codedColumn } from '../../frame/coded-column.ts'
import { eventAnswers } from '../../frame/count-events.ts'
import type { Frame } from '../../frame/frame.ts'
import { numericColumn } from '../../frame/numeric-column.ts'
import { type AreaDifference, compareAreas } from './compare-areas.ts'

/** A marker, negated if necessary, so that higher scores indicate the event. */
export interface MarkerRows {
  readonly variable: string
  readonly side: 'higher' | 'lower'
  /** By row of the frame. */
  readonly scores: Float64Array
  /** 1 for rows with both the state and this marker. */
  readonly known: Uint8Array
}

export interface ReadMarker extends MarkerRows {
  /** Cases with the state whose marker is missing, or infinite. */
  readonly blank: number
  readonly infinite: number
}

export interface StateRows {
  /** For each row, 1 for the event, 0 for none, -1 if the state is missing. */
  readonly answers: Int8Array
  /** How many cases each row represents; undefined if each is one. */
  readonly weights: Float64Array | undefined
}

export interface MarkersOfState extends StateRows {
  /** Number of values of the state. */
  readonly levels: number
  /** These values, in their order. */
  readonly values: readonly (number | string)[]
  /** Cases without the state. */
  readonly unknown: number
  readonly markers: readonly ReadMarker[]
}

/** The variable of the true state with the value that is the event, and the markers with the side of their values that indicates it. */
export interface StateQuestion {
  readonly outcome: string
  readonly event: number | string
  readonly markers: readonly { readonly variable: string; readonly side: 'higher' | 'lower' }[]
}

/** The true state and its markers, each with the side of its values that indicates the event. */
export async function markersOfState(
  frame: Frame,
  { outcome, event, markers }: StateQuestion,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<MarkersOfState> {
  const state = codedColumn(frame, outcome)
  await checkpoint()
  const place = state.levels.findIndex(({ value }) => value === event)
  const answers = eventAnswers(state, place < 0 ? state.levels.length : place)
  const read: ReadMarker[] = []
  for (const { variable, side } of markers) {
    await checkpoint()
    read.push({ variable, side, ...turned(numericColumn(frame, variable).values, answers, side, weights) })
  }
  await checkpoint()
  const unknown = answers.reduce((n, answer, i) => n + (answer < 0 ? (weights?.[i] ?? 1) : 0), 0)
  const values = state.levels.map(({ value }) => value)
  return { levels: values.length, values, answers, weights, unknown, markers: read }
}

function turned(values: Float64Array, answers: Int8Array, side: 'higher' | 'lower', weights?: Float64Array) {
  const scores = new Float64Array(values.length)
  const known = new Uint8Array(values.length)
  let [blank, infinite] = [0, 0]
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    scores[i] = side === 'higher' ? value + 0 : 0 - value // avoids negative zero
    if (answers[i] === -1) continue
    if (Number.isFinite(value)) known[i] = 1
    else if (Number.isNaN(value)) blank += weights?.[i] ?? 1
    else infinite += weights?.[i] ?? 1
  }
  return { scores, known, blank, infinite }
}

export interface MarkerTally {
  /** Cases with the marker, with and without the event. */
  readonly events: number
  readonly others: number
  readonly varies: boolean
  /** No row of the frame has a value. */
  readonly isEmpty: boolean
}

/** Cases of a marker, in all its rows or in those given. */
export function tallyMarker(
  { scores, known }: MarkerRows,
  { answers, weights }: StateRows,
  rows?: Uint8Array,
): MarkerTally {
  let [events, others, varies] = [0, 0, false]
  let one = Number.NaN
  for (let i = 0; i < known.length; i++) {
    if (known[i] === 0 || rows?.[i] === 0) continue
    if (answers[i] === 1) events += weights?.[i] ?? 1
    else others += weights?.[i] ?? 1
    if (Number.isNaN(one)) one = scores[i] as number
    else if (scores[i] !== one) varies = true
  }
  return { events, others, varies, isEmpty: scores.every(Number.isNaN) }
}

/** 1 for rows with at least one of the markers. */
export function rowsOfAny(markers: readonly MarkerRows[]): Uint8Array {
  const any = new Uint8Array(markers[0]?.known.length ?? 0)
  for (const { known } of markers)
    for (let i = 0; i < any.length; i++) any[i] = (any[i] as number) | (known[i] as number)
  return any
}

/** 1 for rows with all markers. */
export function rowsOfAll(markers: readonly MarkerRows[]): Uint8Array {
  const all = new Uint8Array(markers[0]?.known.length ?? 0).fill(1)
  for (const { known } of markers)
    for (let i = 0; i < all.length; i++) all[i] = (all[i] as number) & (known[i] as number)
  return all
}

/** Scores of several markers and the states, in the rows with all of them; `cases` is how many cases each row represents, `n` their total. */
export function commonRows({ answers, weights }: StateRows, markers: readonly MarkerRows[]) {
  const all = rowsOfAll(markers)
  const rows = new Int32Array(all.length)
  let count = 0
  for (let i = 0; i < all.length; i++) if (all[i] === 1) rows[count++] = i
  const events = new Uint8Array(count)
  for (let k = 0; k < count; k++) events[k] = answers[rows[k] as number] as number
  const scores = markers.map((marker) => {
    const found = new Float64Array(count)
    for (let k = 0; k < count; k++) found[k] = marker.scores[rows[k] as number] as number
    return found
  })
  const cases = weights && Float64Array.from(rows.subarray(0, count), (row) => weights[row] as number)
  return { n: allCases(count, cases), events, scores, cases }
}

/** The areas of two markers in the rows with both; the counts alone if there are fewer than two events or two others. */
export async function compareMarkerAreas(
  state: StateRows,
  pair: readonly [MarkerRows, MarkerRows],
  checkpoint: Checkpoint,
): Promise<{ readonly n: number; readonly events: number; readonly apart: AreaDifference | undefined }> {
  const { n, events, scores, cases } = commonRows(state, pair)
  await checkpoint()
  const happened = countCases(events, cases).used
  if (happened < 2 || n - happened < 2) return { n, events: happened, apart: undefined }
  const [one = new Float64Array(), other = new Float64Array()] = scores
  return { n, events: happened, apart: await compareAreas(one, other, events, checkpoint, cases) }
}

/** Normal limits, truncated to the possible range of an area or a difference of areas; null without a standard error. */
export function areaInterval(
  estimate: number,
  se: number,
  confidence: number,
  [least, greatest]: readonly [number, number],
): Interval | null {
  if (se === 0) return null
  const reach = normalUpperQuantile((1 - confidence) / 2) * se
  return { lower: Math.max(least, estimate - reach), upper: Math.min(greatest, estimate + reach) }
}
