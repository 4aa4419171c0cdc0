import { completeColumns } from '#engine/frame/complete-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import type { ComputeContext, OptionsOf } from '../../kit/analysis.ts'
import { exclusions } from '../../kit/outcome/exclusion.ts'
import type { Done, Rejected } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

/** A variable with its values in the rows that are used. */
export interface Summed {
  readonly values: Float64Array
  readonly total: number
}

export interface CountedRows {
  readonly events: Summed
  /** Undefined if every row counts as an exposure of 1. */
  readonly exposure: Summed | undefined
  readonly expected: Summed | undefined
  readonly sample: Done['sample']
}

/** Limits for the observed and the expected number of events. */
const [maxEvents, maxExpected] = [1e9, 1e12]

export async function readRows(
  frame: Frame,
  options: Options,
  context: ComputeContext,
): Promise<CountedRows | Rejected> {
  const { events, exposure, expected } = options
  const ids = [events, exposure, expected].filter((id) => id !== null)
  const { columns, lacks } = await completeColumns(frame, ids, context.checkpoint)
  const column = (id: string | null) => (id === null ? undefined : columns[ids.indexOf(id)])
  const counts = column(events) ?? new Float64Array()
  if (counts.length === 0) return { status: 'rejected', code: 'no-rows', params: {}, option: 'events' }
  const counted = readCounts(counts, events)
  if ('status' in counted) return counted
  await context.checkpoint()
  const time = readPositive(column(exposure), exposure, 'exposure')
  if (time !== undefined && 'status' in time) return time
  await context.checkpoint()
  const reference = readPositive(column(expected), expected, 'expected')
  if (reference !== undefined && 'status' in reference) return reference
  const refused = refuseReference(time?.total ?? counts.length, options)
  if (refused !== undefined) return refused
  const sample = { total: frame.rows, used: counts.length, excluded: exclusions(ids, lacks) }
  return { events: counted, exposure: time, expected: reference, sample }
}

function readCounts(values: Float64Array, variable: string): Summed | Rejected {
  const n = howMany(values, (value) => !(Number.isInteger(value) && value >= 0))
  const about = { variable: { variable } }
  if (n > 0) return { status: 'rejected', code: 'not-counts', params: { ...about, n }, option: 'events' }
  const total = sum(values)
  if (total <= maxEvents) return { values, total }
  return { status: 'rejected', code: 'too-many-events', params: { ...about, max: maxEvents }, option: 'events' }
}

function readPositive(
  values: Float64Array | undefined,
  variable: string | null,
  option: 'exposure' | 'expected',
): Summed | Rejected | undefined {
  if (values === undefined || variable === null) return undefined
  const n = howMany(values, (value) => value <= 0)
  const about = { variable: { variable } }
  if (n > 0) return { status: 'rejected', code: 'not-positive', params: { ...about, n }, option }
  const total = sum(values)
  const most = option === 'expected' ? maxExpected : Number.MAX_VALUE
  if (total <= most && total > Number.MIN_VALUE / Number.EPSILON) return { values, total }
  return { status: 'rejected', code: 'out-of-range', params: about, option }
}

/** Refuses a reference rate per 1 that was probably meant per 100 000: it expects more events than can be counted. */
function refuseReference(exposure: number, { reference, per }: Options): Rejected | undefined {
  if (reference === null || (reference / Number(per)) * exposure <= maxExpected) return undefined
  const params = { per: { code: `per-${per}` }, max: maxExpected }
  return { status: 'rejected', code: 'reference-out-of-range', params, option: 'reference' }
}

function howMany(values: Float64Array, holds: (value: number) => boolean): number {
  let n = 0
  for (const value of values) if (holds(value)) n++
  return n
}

function sum(values: Float64Array): number {
  let total = 0
  for (const value of values) total += value
  return total
}
