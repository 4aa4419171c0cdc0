import { expect, test } from 'vitest'
import { uninterrupted } from '../checkpoint.ts'
import type { Frame, NumericColumn } from './frame.ts'
import { groupedFollowUp, inUnit } from './grouped-follow-up.ts'

const outcome = { form: 'time', time: 't', start: null, unit: 'days', status: 's', events: [1] } as const

function frameOf(columns: Readonly<Record<string, readonly number[]>>): Frame {
  const rows = columns.t?.length ?? 0
  const meta = { label: '', valueLabels: [], missingCodes: [], missingRanges: [], measure: 'nominal' } as const
  return {
    rows,
    rowIds: Float64Array.from({ length: rows }, (_, i) => i),
    columns: Object.entries(columns).map(
      ([id, values]): NumericColumn => ({ ...meta, id, name: id, type: 'number', values: Float64Array.from(values) }),
    ),
  }
}

const all = { group: null, most: 2, weight: undefined }

test('rows are split by group and counted by their weights', async () => {
  const frame = frameOf({ t: [1, 2, 3, 4], s: [1, 0, Number.NaN, 1], g: [1, 2, 1, 2], w: [2, 3, 4, 5] })
  const rows = await groupedFollowUp(frame, outcome, { group: 'g', most: 2, weight: { variable: 'w' } }, uninterrupted)
  if (typeof rows === 'string') throw new Error(rows)
  expect([rows.total, rows.count, rows.events, rows.lost.status]).toEqual([14, 10, 7, 4])
  expect(rows.groups.map(({ level, sample }) => [level?.value, Array.from(sample.time)])).toEqual([
    [1, [1]],
    [2, [2, 4]],
  ])
})

test('too many groups, no usable row and no event of any kind are told apart', async () => {
  const ask = (columns: Readonly<Record<string, readonly number[]>>, group: string | null = null) =>
    groupedFollowUp(frameOf(columns), outcome, { ...all, group }, uninterrupted)
  expect(await ask({ t: [1, 2, 3], s: [1, 1, 1], g: [1, 2, 3] }, 'g')).toBe('too-many-groups')
  expect(await ask({ t: [-1, Number.NaN], s: [1, 1] })).toBe('no-usable-rows')
  expect(await ask({ t: [1, 2], s: [0, 2] })).toBe('no-events')
  const rival = await groupedFollowUp(frameOf({ t: [1], s: [2] }), { ...outcome, competing: [2] }, all, uninterrupted)
  expect(rival).toMatchObject({ count: 1, events: 0 })
})

test('times and entries are converted together', () => {
  const sample = { time: Float64Array.of(10, 20), start: Float64Array.of(0, 5), event: Uint8Array.of(1, 0) }
  expect(inUnit(sample, 5)).toEqual({ ...sample, time: Float64Array.of(2, 4), start: Float64Array.of(0, 1) })
  expect(inUnit(sample, 1).time).toBe(sample.time)
})
