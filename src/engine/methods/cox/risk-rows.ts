import type { Checkpoint } from '../../checkpoint.ts'
import { Pace } from '../../pace.ts'
import { sortedOrder } from '../samples/sorted-order.ts'

/** Rows of a survival model; all arrays have one value per row. */
export interface SurvivalData {
  /** 0 or more, finite. */
  readonly time: Float64Array
  /** 1 the event, 0 censored. */
  readonly event: Uint8Array
  /** Delayed entry: at risk at t are those with start < t <= time. Null: all enter at 0. */
  readonly start: Float64Array | null
  /** Rows are compared within a stratum only: codes 0, 1, ... Null: one stratum. */
  readonly stratum: Int32Array | null
  /** How many cases each row represents, whole numbers. Absent: one. */
  readonly weights?: Float64Array | undefined
}

/**
 * Rows in the order in which risk sets are traversed: by stratum, by time, events before censored ones. A slot is an index in this order; an
 * event time is a distinct time with events in a stratum.
 */
export interface RiskRows {
  readonly n: number
  /** The row of each slot. */
  readonly order: Int32Array
  /** By slot. */
  readonly event: Uint8Array
  /** By slot how many cases it represents; null if each is one. */
  readonly cases: Float64Array | null
  /** First slot of each stratum, and the number of slots at the end. */
  readonly strata: Int32Array
  readonly times: EventTimes
  /** By slot: the last event time of its stratum at or before its time; -1 for none. */
  readonly upto: Int32Array
  readonly entry: Entries | null
}

/** The event times of all strata, one stratum after the other. */
export interface EventTimes {
  /** Ascending within a stratum. */
  readonly time: Float64Array
  /** The first slot with that time; its events are the next `events` slots. */
  readonly slot: Int32Array
  readonly events: Int32Array
  /** The cases that these slots represent. */
  readonly cases: Float64Array
  /** First event time of each stratum, and the number of event times at the end. */
  readonly strata: Int32Array
}

interface Entries {
  /** By slot. */
  readonly start: Float64Array
  /** Slots by stratum and start, ascending. */
  readonly order: Int32Array
  /** By slot: the last event time of its stratum at or before its start; -1 for none. */
  readonly from: Int32Array
}

const stretch = 100_000

/** Sorts the rows of a survival model into the order in which risk sets are traversed. */
export async function riskRows(data: SurvivalData, checkpoint: Checkpoint): Promise<RiskRows> {
  const { time, event, start, stratum, weights } = data
  const n = time.length
  const byTime = await sortedOrder(time, checkpoint)
  await eventsFirst(byTime, data, checkpoint)
  const { order, strata } = byStratum(byTime, stratum)
  await checkpoint()
  const [sortedTime, sortedEvent] = [new Float64Array(n), new Uint8Array(n)]
  for (let i = 0; i < n; i++) {
    sortedTime[i] = time[order[i] as number] as number
    sortedEvent[i] = event[order[i] as number] as number
    if (i % stretch === stretch - 1) await checkpoint()
  }
  await checkpoint()
  const cases = weights === undefined ? null : await bySlot(weights, { order }, checkpoint)
  const times = eventTimes(sortedTime, sortedEvent, strata, cases)
  await checkpoint()
  const all = Int32Array.from({ length: n }, (_, i) => i)
  await checkpoint()
  const upto = lastBefore(all, sortedTime, strata, times)
  await checkpoint()
  const entry = start === null ? null : await entries({ start, order, strata, times }, checkpoint)
  return { n, order, event: sortedEvent, cases, strata, times, upto, entry }
}

/** Within runs of equal time, in place. */
async function eventsFirst(order: Int32Array, { time, event }: SurvivalData, checkpoint: Checkpoint): Promise<void> {
  const n = order.length
  const pace = new Pace(checkpoint)
  const later: number[] = []
  for (let from = 0; from < n; ) {
    const now = time[order[from] as number]
    let to = from
    let put = from
    later.length = 0
    for (; to < n && time[order[to] as number] === now; to++) {
      const row = order[to] as number
      if (event[row] === 1) order[put++] = row
      else later.push(row)
    }
    for (const row of later) order[put++] = row
    if (pace.due(20 * (to - from))) await pace.rest()
    from = to
  }
}

/** A stable sort by stratum. */
function byStratum(byTime: Int32Array, stratum: Int32Array | null): { order: Int32Array; strata: Int32Array } {
  const n = byTime.length
  if (stratum === null) return { order: byTime, strata: Int32Array.of(0, n) }
  let count = 0
  for (let i = 0; i < n; i++) count = Math.max(count, (stratum[i] as number) + 1)
  const strata = new Int32Array(count + 1)
  for (let i = 0; i < n; i++) {
    const after = (stratum[i] as number) + 1
    strata[after] = (strata[after] as number) + 1
  }
  for (let s = 0; s < count; s++) strata[s + 1] = (strata[s + 1] as number) + (strata[s] as number)
  const next = strata.slice()
  const order = new Int32Array(n)
  for (let i = 0; i < n; i++) {
    const row = byTime[i] as number
    const s = stratum[row] as number
    order[next[s] as number] = row
    next[s] = (next[s] as number) + 1
  }
  return { order, strata }
}

function eventTimes(time: Float64Array, event: Uint8Array, strata: Int32Array, cases: Float64Array | null): EventTimes {
  const [at, slot, events] = [[], [], []] as [number[], number[], number[]]
  const firsts = new Int32Array(strata.length)
  for (let s = 0; s + 1 < strata.length; s++) {
    firsts[s] = at.length
    const end = strata[s + 1] as number
    for (let i = strata[s] as number; i < end; i++) {
      if (event[i] === 0) continue
      const now = time[i] as number
      const first = i
      while (i + 1 < end && event[i + 1] === 1 && time[i + 1] === now) i++
      at.push(now)
      slot.push(first)
      events.push(i + 1 - first)
    }
  }
  firsts[strata.length - 1] = at.length
  return {
    time: Float64Array.from(at),
    slot: Int32Array.from(slot),
    events: Int32Array.from(events),
    cases: Float64Array.from(events, (count, m) => casesFrom(slot[m] ?? 0, count, cases)),
    strata: firsts,
  }
}

/** The number of cases in the first slots. */
function casesFrom(first: number, count: number, cases: Float64Array | null): number {
  if (cases === null) return count
  let sum = 0
  for (let i = first; i < first + count; i++) sum += cases[i] as number
  return sum
}

/** For slots in an order that is ascending in `values` within each stratum: the last event time at or before the value. */
function lastBefore(order: Int32Array, values: Float64Array, strata: Int32Array, times: EventTimes): Int32Array {
  const last = new Int32Array(order.length).fill(-1)
  for (let s = 0; s + 1 < strata.length; s++) {
    const [first, end] = [times.strata[s] as number, times.strata[s + 1] as number]
    let m = first
    for (let k = strata[s] as number; k < (strata[s + 1] as number); k++) {
      const slot = order[k] as number
      while (m < end && (times.time[m] as number) <= (values[slot] as number)) m++
      last[slot] = m === first ? -1 : m - 1
    }
  }
  return last
}

async function entries(
  of: {
    readonly start: Float64Array
    readonly order: Int32Array
    readonly strata: Int32Array
    readonly times: EventTimes
  },
  checkpoint: Checkpoint,
): Promise<Entries> {
  const { order, strata, times } = of
  const start = new Float64Array(order.length)
  for (let i = 0; i < start.length; i++) start[i] = of.start[order[i] as number] as number
  await checkpoint()
  const byStart = await sortedOrder(start, checkpoint)
  const stratum = new Int32Array(start.length)
  for (let s = 0; s + 1 < strata.length; s++) stratum.fill(s, strata[s], strata[s + 1])
  await checkpoint()
  const sorted = byStratum(byStart, stratum).order
  await checkpoint()
  return { start, order: sorted, from: lastBefore(sorted, start, strata, times) }
}

/** How many cases a slot represents. */
export function casesOf({ cases }: Pick<RiskRows, 'cases'>, slot: number): number {
  return cases === null ? 1 : (cases[slot] as number)
}

/** Values by slot, from those by row. */
export async function bySlot(
  values: Float64Array,
  { order }: Pick<RiskRows, 'order'>,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const slots = new Float64Array(values.length)
  for (let i = 0; i < slots.length; i++) {
    slots[i] = values[order[i] as number] as number
    if (i % stretch === stretch - 1) await checkpoint()
  }
  return slots
}

/** Values by row, from those by slot. */
export async function byRow(values: Float64Array, { order }: RiskRows, checkpoint: Checkpoint): Promise<Float64Array> {
  const rows = new Float64Array(values.length)
  for (let i = 0; i < rows.length; i++) {
    rows[order[i] as number] = values[i] as number
    if (i % stretch === stretch - 1) await checkpoint()
  }
  return rows
}
