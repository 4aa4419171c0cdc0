import { expect, test } from 'vitest'
import { deletedAt, isGone, RESTORABLE_MS } from './recycle-bin.ts'
import type { Placed } from './residence.ts'
import { formatStamp } from './stamp.ts'

const NOW = 1_800_000_000_000
const DAY = 86_400_000

/** A record that was written, and perhaps deleted, some days ago. */
function placed(kind: string, fields: Record<string, string | boolean | null>, days = 0): Placed {
  const stamp = formatStamp({ ms: NOW - days * DAY, counter: 0 }, '0123456789ab', 'm')
  return { kind, fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value, stamp]])) }
}
const records: Record<string, Placed> = {
  live: placed('project', { deleted: false }, 90),
  old: placed('project', { deleted: true }, 31),
  recent: placed('project', { deleted: true }, 29),
  data: placed('dataset', { project: 'live', deleted: false }),
  oldData: placed('dataset', { project: 'live', deleted: true }, 31),
  dataOfOld: placed('dataset', { project: 'old' }),
  oldChart: placed('chart', { project: 'live', dataset: 'data', deleted: true }, 31),
  report: placed('report', { project: 'live' }),
}
const gone = (record: Placed | undefined, now = NOW) => record && isGone(record, (id) => records[id], now)

test('[R4] a deletion is dated by its stamp, and a restored record has none', () => {
  expect(deletedAt(records.old?.fields ?? {})).toBe(NOW - 31 * DAY)
  expect(deletedAt(records.live?.fields ?? {})).toBeUndefined()
  expect(deletedAt({})).toBeUndefined()
})

test('[R4] a record is gone when more than 30 days have passed since it was deleted, and not a moment before', () => {
  expect([records.live, records.recent, records.old].map((record) => gone(record))).toEqual([false, false, true])
  expect(gone(records.old, NOW - DAY)).toBe(false)
  expect(gone(records.recent, NOW - 29 * DAY + RESTORABLE_MS)).toBe(false)
  expect(gone(records.recent, NOW - 29 * DAY + RESTORABLE_MS + 1)).toBe(true)
})

test('[R4] what is below a record that is gone is gone too, whichever of its owner and its parent that is', () => {
  expect(gone(placed('variable', { dataset: 'dataOfOld' }))).toBe(true)
  expect(gone(placed('analysis', { project: 'live', dataset: 'oldData', deleted: false }))).toBe(true)
  expect(gone(placed('analysis', { project: 'old', dataset: 'data' }))).toBe(true)
  expect(gone(placed('analysis', { project: 'live', dataset: 'data' }))).toBe(false)
})

test('[R4] an optional reference to a record that is gone takes nothing away', () => {
  expect(gone(placed('report-block', { report: 'report', chart: 'oldChart', dataset: 'oldData' }))).toBe(false)
  expect(gone(placed('chat', { project: 'old' }))).toBe(false)
})

test('[R4] a missing record above, and an unknown kind, are not taken for deleted', () => {
  expect(gone(placed('variable', { dataset: 'nowhere' }))).toBe(false)
  expect(gone(placed('unheard-of', { project: 'old' }))).toBe(false)
})
