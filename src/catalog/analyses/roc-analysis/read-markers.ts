import type { Checkpoint } from '#engine/checkpoint.ts'
import { allCases, countCases } from '#engine/frame/case-weights.ts'
import { codedColumn } from '#engine/frame/coded-column.ts'
import { eventAnswers } from '#engine/frame/count-events.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import { answerable } from '../../kit/outcome/left-out.ts'
import type { Exclusion, LevelRef, Params, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** A marker, negated if necessary, so that higher scores indicate the event. */
export interface MarkerRows {
  readonly variable: string
  readonly side: 'higher' | 'lower'
  /** By row of the frame. */
  readonly scores: Float64Array
  /** 1 for rows with both the state and this marker. */
  readonly known: Uint8Array
}

export interface StateAndMarkers {
  readonly event: LevelRef
  /** Number of values of the state. */
  readonly levels: number
  /** For each row, 1 for the event, 0 for none, -1 if the state is missing. */
  readonly answers: Int8Array
  /** How many cases each row represents; undefined if each is one. */
  readonly weights: Float64Array | undefined
  readonly markers: readonly MarkerRows[]
  /** Reasons why other markers were left out. */
  readonly refused: readonly Rejected[]
  readonly sample: Sample
}

/** A state with more values is treated as a measurement. */
const maxLevels = 50

export async function readMarkers(
  frame: Frame,
  options: Options,
  checkpoint: Checkpoint,
  weights?: Float64Array,
): Promise<StateAndMarkers | Rejected> {
  const { outcome, event, markers, perMarker, missing } = options
  if (event === null) throw new Error('The event is asked')
  const refused = (code: string, params: Params, option: string): Rejected => ({
    status: 'rejected',
    code,
    params,
    option,
  })
  if (markers.includes(outcome)) return refused('outcome-as-marker', { variable: { variable: outcome } }, 'markers')
  const column = columnById(frame, outcome)
  if (column !== undefined && hasMoreLevels(column, maxLevels))
    return refused('too-many-levels', { variable: { variable: outcome }, max: maxLevels }, 'outcome')
  await checkpoint()
  const state = codedColumn(frame, outcome)
  await checkpoint()
  const place = state.levels.findIndex(({ value }) => value === event)
  const answers = eventAnswers(state, place < 0 ? state.levels.length : place)
  await checkpoint()
  const read: (MarkerRows & { readonly excluded: readonly Exclusion[] })[] = []
  for (const variable of markers) {
    await checkpoint()
    const side = perMarker[variable]?.direction ?? 'higher'
    const { scores, known, blank, infinite } = turned(numericColumn(frame, variable).values, answers, side, weights)
    const excluded = [...exclusion(variable, 'missing', blank), ...exclusion(variable, 'infinite', infinite)]
    read.push({ variable, side, scores, known, excluded })
  }
  await checkpoint()
  const among = missing === 'listwise' ? inAll : null
  const {
    kept,
    refused: others,
    rows,
  } = await answerable(read, (one, of) => refusal(one, answers, of, weights), among, checkpoint)
  const [reason] = others
  if (kept.length === 0 && reason !== undefined) return reason
  if (rows) for (const { known } of kept) known.set(rows)
  const unknown = answers.reduce((n, answer, i) => n + (answer < 0 ? (weights?.[i] ?? 1) : 0), 0)
  await checkpoint()
  return {
    event: { variable: outcome, level: event },
    levels: state.levels.length,
    answers,
    weights,
    markers: kept,
    refused: others,
    sample: {
      total: allCases(frame.rows, weights),
      used: countCases(anyOf(kept), weights).used,
      excluded: [...exclusion(outcome, 'missing', unknown), ...kept.flatMap(({ excluded }) => excluded)],
    },
  }
}

function refusal(
  { variable, scores, known }: MarkerRows,
  answers: Int8Array,
  rows?: Uint8Array,
  weights?: Float64Array,
): Rejected | undefined {
  let [events, others, varies] = [0, 0, false]
  let one = Number.NaN
  for (let i = 0; i < known.length; i++) {
    if (known[i] === 0 || rows?.[i] === 0) continue
    if (answers[i] === 1) events += weights?.[i] ?? 1
    else others += weights?.[i] ?? 1
    if (Number.isNaN(one)) one = scores[i] as number
    else if (scores[i] !== one) varies = true
  }
  const params = { variable: { variable }, events, others }
  const rejected = (code: string): Rejected => ({ status: 'rejected', code, params, option: 'markers' })
  if (scores.every(Number.isNaN)) return rejected('all-missing')
  if (events < 2 || others < 2) return rejected('too-few')
  return varies ? undefined : rejected('constant-marker')
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

/** 1 for rows with at least one of the markers. */
function anyOf(markers: readonly MarkerRows[]): Uint8Array {
  const any = new Uint8Array(markers[0]?.known.length ?? 0)
  for (const { known } of markers)
    for (let i = 0; i < any.length; i++) any[i] = (any[i] as number) | (known[i] as number)
  return any
}

function inAll(markers: readonly MarkerRows[]): Uint8Array {
  const all = new Uint8Array(markers[0]?.known.length ?? 0).fill(1)
  for (const { known } of markers)
    for (let i = 0; i < all.length; i++) all[i] = (all[i] as number) & (known[i] as number)
  return all
}

/** Scores of several markers and the states, in the rows with all of them; `cases` is how many cases each row represents, `n` their total. */
export function commonRows(
  { answers, weights }: Pick<StateAndMarkers, 'answers' | 'weights'>,
  markers: readonly MarkerRows[],
) {
  const all = inAll(markers)
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
