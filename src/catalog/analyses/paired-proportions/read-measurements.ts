import { caseWeights, countCases } from '#engine/frame/case-weights.ts'
import { codedColumn, completeCodes, countMissing } from '#engine/frame/coded-column.ts'
import { eventAnswers, eventPlace } from '#engine/frame/count-events.ts'
import type { CountTable } from '#engine/frame/count-table.ts'
import { crossCodes } from '#engine/frame/cross-codes.ts'
import type { Factor } from '#engine/frame/factor.ts'
import { columnById, type Frame } from '#engine/frame/frame.ts'
import { hasMoreLevels } from '#engine/frame/has-more-levels.ts'
import { allPairs } from '#engine/methods/inference/all-pairs.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { exclusion } from '../../kit/outcome/exclusion.ts'
import type { LevelRef, Params, Rejected, Sample } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** A cross-table of two measurements: values of the first in rows, the same values of the second in columns. */
export interface CrossedPair {
  /** Null for a table that was typed in. */
  readonly first: string | null
  readonly second: string | null
  readonly values: readonly LevelRef[]
  readonly counts: CountTable
}

export interface Measurement {
  readonly variable: string
  readonly event: LevelRef
  /** For each row, 1 for an event, 0 for none, -1 if missing. */
  readonly answers: Int8Array
}

export interface Measured {
  /** The measurements of an event; empty for a table that was typed in. */
  readonly measurements: readonly Measurement[]
  readonly pairs: readonly CrossedPair[]
  readonly question: 'event' | 'symmetry'
  /** How many cases each row represents; undefined if each is one. */
  readonly weights: Float64Array | undefined
  readonly sample: Sample
}

const maxLevels = 30

export async function readMeasurements(
  frame: Frame,
  options: Options,
  context: ComputeContext,
): Promise<Measured | Rejected> {
  return options.input === 'counts' ? typedPair(options) : measuredPairs(frame, options, context)
}

function typedPair({ table: { rows, columns, counts } }: Options): Measured | Rejected {
  const n = counts.flat().reduce((sum, count) => sum + count, 0)
  if (rows.length !== columns.length || n === 0)
    return { status: 'rejected', code: 'typed-not-square', params: {}, option: 'table.counts' }
  const values = rows.map((level) => ({ variable: 'rows', level }))
  return {
    measurements: [],
    pairs: [{ first: null, second: null, values, counts }],
    question: rows.length === 2 ? 'event' : 'symmetry',
    weights: undefined,
    sample: { total: n, used: n, excluded: [] },
  }
}

async function measuredPairs(
  frame: Frame,
  options: Options,
  { checkpoint, ...context }: ComputeContext,
): Promise<Measured | Rejected> {
  const { outcomes, missing, question, events } = options
  const factors: { readonly variable: string; readonly factor: Factor }[] = []
  for (const variable of outcomes) {
    const column = columnById(frame, variable)
    if (hasMoreLevels(column, maxLevels)) return refused('too-many-levels', { variable: { variable }, max: maxLevels })
    await checkpoint()
    factors.push({ variable, factor: codedColumn(frame, variable, { keep: 'all' }) })
    await checkpoint()
  }
  const all = factors.map(({ factor }) => factor)
  const keep = missing === 'listwise' ? completeCodes(all, frame.rows) : undefined
  await checkpoint()
  const measurements: Measurement[] = []
  if (question === 'event')
    for (const { variable, factor } of factors) {
      const event = eventPlace(factor, events[variable]?.event ?? null)
      const ref = { variable, level: factor.levels[event]?.value ?? '' }
      measurements.push({ variable, event: ref, answers: eventAnswers(factor, event) })
      await checkpoint()
    }
  const weights = caseWeights(frame, context.weights)
  const used = new Uint8Array(frame.rows)
  const pairs: CrossedPair[] = []
  for (const [i, j] of allPairs(factors.length)) {
    const [a, b] = [factors[i], factors[j]]
    if (a === undefined || b === undefined) continue
    const [one, other] = [measurements[i], measurements[j]]
    const pair =
      one && other
        ? {
            values: [one.event],
            counts: eventsFirst(crossCodes(one.answers, other.answers, 2, keep, used, weights)),
          }
        : symmetryTable(a, b, (...codes) => crossCodes(...codes, keep, used, weights))
    await checkpoint()
    if (pair.counts.flat().every((count) => count === 0))
      return refused('no-pairs', { first: { variable: a.variable }, second: { variable: b.variable } })
    pairs.push({ first: a.variable, second: b.variable, ...pair })
  }
  const excluded = []
  for (const { variable, factor } of factors) {
    excluded.push(...exclusion(variable, 'missing', countMissing(factor, weights)))
    await checkpoint()
  }
  return {
    measurements,
    pairs,
    question,
    weights,
    sample: { ...countCases(used, weights), excluded },
  }
}

/** Events come first, as in textbook tables. */
function eventsFirst(counts: CountTable): CountTable {
  return counts.toReversed().map((row) => row.toReversed())
}

/** The values of both measurements: those of the first in their order, followed by those that only the second has. */
function symmetryTable(
  a: { readonly variable: string; readonly factor: Factor },
  b: { readonly variable: string; readonly factor: Factor },
  cross: (first: Int32Array, second: Int32Array, levels: number) => CountTable,
): Pick<CrossedPair, 'values' | 'counts'> {
  const values = new Map<string, LevelRef>()
  for (const { variable, factor } of [a, b])
    for (const { value } of factor.levels)
      if (!values.has(String(value))) values.set(String(value), { variable, level: value })
  const keys = [...values.keys()]
  const recoded = ({ levels, codes }: Factor) => {
    const places = levels.map(({ value }) => keys.indexOf(String(value)))
    return codes.map((code) => (code < 0 ? -1 : (places[code] ?? -1)))
  }
  return {
    values: [...values.values()],
    counts: cross(recoded(a.factor), recoded(b.factor), keys.length),
  }
}

function refused(code: 'too-many-levels' | 'no-pairs', params: Params): Rejected {
  return { status: 'rejected', code, params, option: 'outcomes' }
}
