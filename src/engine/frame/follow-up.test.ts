import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import { followUp } from './follow-up.ts'
import type { Frame, NumericColumn } from './frame.ts'
import { survivalRows } from './survival-rows.ts'

const blank = Number.NaN

function column(id: string, type: NumericColumn['type'], values: readonly number[]): NumericColumn {
  const meta = {
    id,
    name: id,
    label: '',
    valueLabels: [],
    missingCodes: [99],
    missingRanges: [],
    measure: 'continuous',
  } as const
  return { ...meta, type, values: Float64Array.from(values) }
}

function frameOf(...columns: readonly NumericColumn[]): Frame {
  const rows = columns[0]?.values.length ?? 0
  return { rows, rowIds: Float64Array.from({ length: rows }, (_, i) => i), columns }
}

test('a duration is 0 or more and finite; missing values and codes are missing', async () => {
  const frame = frameOf(column('t', 'number', [0, 3, -1, Number.POSITIVE_INFINITY, blank, 99]))
  const { times, starts, lost } = await followUp(
    frame,
    { form: 'time', time: 't', start: null, unit: 'days' },
    uninterrupted,
  )
  expect(Array.from(times)).toEqual([0, 3, blank, blank, blank, blank])
  expect(starts).toBeNull()
  expect(lost).toEqual({ time: 2, start: 0, badTimes: 2, reversed: 0 })
})

test('an interval ends after it begins, counts from 0 on, and counts as lost once for each missing end', async () => {
  const frame = frameOf(
    column('from', 'number', [2, 5, 6, -3, -3, blank, blank, 1, Number.NEGATIVE_INFINITY, -5, 0]),
    column('to', 'number', [5, 5, 4, 4, 0, 7, blank, blank, 4, -2, Number.POSITIVE_INFINITY]),
  )
  const columns = { form: 'start-stop', time: 'to', start: 'from', unit: 'days' } as const
  const { times, starts, early, lost } = await followUp(frame, columns, uninterrupted)
  expect(Array.from(times.subarray(0, 4))).toEqual([5, blank, blank, 4])
  expect(times.subarray(4).every(Number.isNaN)).toBe(true)
  expect([starts?.[0], starts?.[3]]).toEqual([2, 0])
  expect(early).toBe(1)
  expect(lost).toEqual({ time: 2, start: 2, badTimes: 3, reversed: 3 })
})

test.each([
  ['days', 365.25],
  ['weeks', 365.25 / 7],
  ['months', 12],
  ['years', 1],
] as const)(
  'dates are counted in %s; equal ones are a time of 0, an end before the begin is none',
  async (unit, year) => {
    const day = 86_400_000
    const frame = frameOf(
      column('from', 'date', [0, 10 * day, 5 * day, blank, 0]),
      column('to', 'datetime', [365.25 * day, 10 * day, 4 * day, 0, blank]),
    )
    const { times, starts, lost } = await followUp(
      frame,
      { form: 'dates', time: 'to', start: 'from', unit },
      uninterrupted,
    )
    expect(times[0]).toBeCloseTo(year, 12)
    expect(Array.from(times.subarray(1))).toEqual([0, blank, blank, blank])
    expect(starts).toBeNull()
    expect(lost).toEqual({ time: 1, start: 1, badTimes: 0, reversed: 1 })
  },
)

test('rows are assigned to their groups with their entry times', async () => {
  const group = column('group', 'number', [1, 2, 1, 2, blank])
  const frame = frameOf(
    column('from', 'number', [2, 0, 3, 4, 0]),
    column('to', 'number', [5, 6, 3, 9, 4]),
    column('status', 'number', [1, 0, 1, 1, 1]),
    group,
  )
  const outcome = {
    form: 'start-stop',
    time: 'to',
    start: 'from',
    unit: 'days',
    status: 'status',
    events: [1],
  } as const
  const rows = await survivalRows(frame, outcome, { group }, uninterrupted)
  expect(rows.groups.map(({ sample }) => [sample.start, sample.time, sample.event])).toEqual([
    [Float64Array.of(2), Float64Array.of(5), Uint8Array.of(1)],
    [Float64Array.of(0, 4), Float64Array.of(6, 9), Uint8Array.of(0, 1)],
  ])
  expect(rows).toMatchObject({ count: 3, events: 2, zeroTimes: 0, lost: { reversed: 1, group: 1 } })
})

test('rows without a stratum are excluded if there are strata, and each subject keeps its stratum index', async () => {
  const frame = frameOf(
    column('to', 'number', [5, 6, 3, 9, 4]),
    column('status', 'number', [1, 0, 1, 1, 1]),
    column('group', 'number', [1, 2, 1, 2, blank]),
    column('centre', 'number', [20, 10, 10, blank, blank]),
  )
  const [, , group, stratum] = frame.columns
  const outcome = { form: 'time', time: 'to', start: null, unit: 'days', status: 'status', events: [1] } as const
  const rows = await survivalRows(frame, outcome, { group, stratum }, uninterrupted)
  expect(rows.groups.map(({ stratum: place }) => Array.from(place))).toEqual([[1, 0], [0]])
  expect(rows.strata.map(({ value }) => value)).toEqual([10, 20])
  expect(rows).toMatchObject({ count: 3, lost: { group: 1, stratum: 2 } })
})
