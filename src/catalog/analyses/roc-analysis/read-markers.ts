import { caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { codedColumn } from '#engine/frame/coded-column.ts'
import { eventAnswers } from '#engine/frame/count-events.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { numericColumn } from '#engine/frame/numeric-column.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { exclusion } from '../../kit/exclusion.ts'
import { answerable } from '../../kit/left-out.ts'
import type { Exclusion, LevelRef, Params, Rejected, Sample } from '../../kit/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** A marker turned so that higher scores speak for the event. */
export interface MarkerRows {
  readonly variable: string
  readonly side: 'higher' | 'lower'
  /** By row of the frame. */
  readonly scores: Float64Array
  /** 1 for rows of which the state and this marker are known. */
  readonly known: Uint8Array
}

export interface StateAndMarkers {
  readonly event: LevelRef
  /** How many values the state has. */
  readonly levels: number
  /** By row 1 for the event, 0 for none, -1 where the state is not known. */
  readonly answers: Int8Array
  /** How many cases each row stands for. */
  readonly weights: Float64Array | undefined
  readonly markers: readonly MarkerRows[]
  /** Why other markers were left out. */
  readonly refused: readonly Rejected[]
  readonly sample: Sample
}

/** A state with more values is a measurement. */
const mostLevels = 50

export async function readMarkers(
  frame: Frame,
  options: Options,
  { checkpoint, weights: weight }: ComputeContext,
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
  if (column !== undefined && hasMoreLevels(column, mostLevels))
    return refused('too-many-levels', { variable: { variable: outcome }, max: mostLevels }, 'outcome')
  await checkpoint()
  const state = codedColumn(frame, outcome)
  await checkpoint()
  const place = state.levels.findIndex(({ value }) => value === event)
  const answers = eventAnswers(state, place < 0 ? state.levels.length : place)
  await checkpoint()
  const weights = caseWeights(frame, weight)
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
  } = await answerable(read, (one, of) => refusal(one, answers, weights, of), among, checkpoint)
  const [reason] = others
  if (kept.length === 0 && reason !== undefined) return reason
  if (rows) for (const { known } of kept) known.set(rows)
  const unknown = countCases(isUnknown(answers), weights).used
  await checkpoint()
  return {
    event: { variable: outcome, level: event },
    levels: state.levels.length,
    answers,
    weights,
    markers: kept,
    refused: others,
    sample: {
      ...countCases(anyOf(kept), weights),
      excluded: [...exclusion(outcome, 'missing', unknown), ...kept.flatMap(({ excluded }) => excluded)],
    },
  }
}

function isUnknown(answers: Int8Array): Uint8Array {
  const rows = new Uint8Array(answers.length)
  for (let i = 0; i < rows.length; i++) if (answers[i] === -1) rows[i] = 1
  return rows
}

function refusal(
  { variable, scores, known }: MarkerRows,
  answers: Int8Array,
  weights: Float64Array | undefined,
  rows?: Uint8Array,
): Rejected | undefined {
  let [events, others, varies] = [0, 0, false]
  let one = Number.NaN
  for (let i = 0; i < known.length; i++) {
    if (known[i] === 0 || rows?.[i] === 0) continue
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (answers[i] === 1) events += cases
    else others += cases
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
    scores[i] = side === 'higher' ? value + 0 : 0 - value // no negative zero
    if (answers[i] === -1) continue
    if (Number.isFinite(value)) {
      known[i] = 1
      continue
    }
    const cases = weights === undefined ? 1 : (weights[i] as number)
    if (Number.isNaN(value)) blank += cases
    else infinite += cases
  }
  return { scores, known, blank, infinite }
}

/** 1 for rows that some marker has. */
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

/** Scores of some markers and states, in the rows that all of them have; `n`: how many rows that is. */
export function commonRows(
  { answers, weights }: Pick<StateAndMarkers, 'answers' | 'weights'>,
  markers: readonly MarkerRows[],
) {
  const all = inAll(markers)
  const rows = new Int32Array(all.length)
  let n = 0
  for (let i = 0; i < all.length; i++) if (all[i] === 1) rows[n++] = i
  const events = new Uint8Array(n)
  for (let k = 0; k < n; k++) events[k] = answers[rows[k] as number] as number
  const scores = markers.map((marker) => {
    const found = new Float64Array(n)
    for (let k = 0; k < n; k++) found[k] = marker.scores[rows[k] as number] as number
    return found
  })
  const cases = weights && Float64Array.from(rows.subarray(0, n), (row) => weights[row] as number)
  return { n, events, scores, weights: cases }
}
