import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOR_LIFE, type Grant, timeline } from './timeline.ts'

const DAY = 86_400
const START = 1_800_000_000_000
const MS = 1000

const grantOf = (
  id: number,
  level: number,
  days: number | null,
  startDay = 0,
  endDay: number | null = null,
): Grant => ({
  id: String(id).padStart(4, '0'),
  level,
  plan: `plan${level}`,
  plan_revision: 1,
  seconds: days === null ? null : days * DAY,
  created_at: START + startDay * DAY * MS,
  revoked_at: endDay === null ? null : START + endDay * DAY * MS,
})
const at = (day: number) => START + day * DAY * MS
const daysLeft = (grants: readonly Grant[], day: number) => {
  const { level, dueAt, left } = timeline(grants, at(day))
  const rest = [...left].map(([of, ms]) => [of, ms / DAY / MS])
  return { level, due: (dueAt - START) / DAY / MS, left: Object.fromEntries(rest) }
}

test('[M20] periods that are bought while one runs are appended', () => {
  const grants = [grantOf(1, 2, 31), grantOf(2, 2, 366, 10)]
  expect(daysLeft(grants, 0)).toEqual({ level: 2, due: 31, left: { 2: 31 } })
  expect(daysLeft(grants, 10)).toEqual({ level: 2, due: 397, left: { 2: 387 } })
  expect(daysLeft(grants, 397)).toEqual({ level: 1, due: 397, left: {} })
})

test('[M20] a lower level waits while a higher one runs, and a gap uses nothing up', () => {
  const grants = [grantOf(1, 2, 31), grantOf(2, 3, 7, 1), grantOf(3, 2, 1, 100)]
  expect(daysLeft(grants, 1)).toEqual({ level: 3, due: 38, left: { 2: 30, 3: 7 } })
  expect(daysLeft(grants, 9)).toEqual({ level: 2, due: 38, left: { 2: 29 } })
  expect(daysLeft(grants, 50)).toEqual({ level: 1, due: 38, left: {} })
  expect(daysLeft(grants, 100)).toEqual({ level: 2, due: 101, left: { 2: 1 } })
})

test('[M20] a membership for life has no end, and levels below it wait for ever', () => {
  const grants = [grantOf(1, 2, 31), grantOf(2, 3, null, 1), grantOf(3, 4, 7, 2)]
  expect(timeline(grants, at(1))).toMatchObject({ level: 3, dueAt: FOR_LIFE })
  expect(timeline(grants, at(2))).toMatchObject({ level: 4, dueAt: FOR_LIFE })
  expect(timeline(grants, at(5000))).toMatchObject({ level: 3, dueAt: FOR_LIFE, running: grants[1] })
  expect(timeline([], at(0))).toEqual({ level: 1, running: undefined, dueAt: 0, left: new Map() })
})

test('[M20] revoking ends what is left of a grant, and others move up', () => {
  const grants = [grantOf(1, 2, 31, 0, 10), grantOf(2, 2, 7, 1)]
  expect(daysLeft(grants, 9)).toEqual({ level: 2, due: 38, left: { 2: 29 } })
  expect(daysLeft(grants, 10)).toEqual({ level: 2, due: 17, left: { 2: 7 } })
  expect(daysLeft([grantOf(1, 2, 31, 0, 10)], 20)).toEqual({ level: 1, due: 10, left: {} })
})

const grants = fc
  .array(
    fc.record({
      level: fc.integer({ min: 2, max: 5 }),
      days: fc.option(fc.integer({ min: 1, max: 366 }), { freq: 8 }),
      start: fc.nat(400),
      kept: fc.option(fc.nat(100), { freq: 3 }),
    }),
    { maxLength: 8 },
  )
  .map((rows) =>
    rows.map(({ level, days, start, kept }, index) =>
      grantOf(index, level, days, start, kept === null ? null : start + kept),
    ),
  )
const day = fc.nat(900)
const whole = (rows: readonly Grant[], time: number) => {
  const { level, dueAt, left, running } = timeline(rows, time)
  return { level, dueAt, left: Object.fromEntries(left), running: running?.id }
}

test('[M20] the order in which grants are read does not matter', () => {
  fc.assert(
    fc.property(
      grants.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
      day,
      ([rows, shuffled], now) => {
        expect(whole(shuffled, at(now))).toEqual(whole(rows, at(now)))
      },
    ),
  )
})

test('[M20] two periods given together are as long as their sum', () => {
  fc.assert(
    fc.property(
      grants,
      fc.integer({ min: 2, max: 5 }),
      fc.nat(400),
      fc.nat(99),
      fc.nat(99),
      day,
      (rows, level, start, a, b, now) => {
        const two = [...rows, grantOf(900, level, a + 1, start), grantOf(901, level, b + 1, start)]
        const one = [...rows, grantOf(900, level, a + b + 2, start)]
        const [first, second] = [timeline(two, at(now)), timeline(one, at(now))]
        expect([first.level, first.dueAt, [...first.left]]).toEqual([second.level, second.dueAt, [...second.left]])
      },
    ),
  )
})

test('[M20] another grant never takes time away, and nothing is ever negative', () => {
  fc.assert(
    fc.property(
      grants,
      fc.integer({ min: 2, max: 5 }),
      fc.integer({ min: 1, max: 366 }),
      fc.nat(400),
      day,
      (rows, level, days, start, now) => {
        const [before, after] = [
          timeline(rows, at(now)),
          timeline([...rows, grantOf(900, level, days, start)], at(now)),
        ]
        expect(after.level).toBeGreaterThanOrEqual(before.level)
        expect([...after.left.values()].every((ms) => ms >= 0)).toBe(true)
        // a revoked grant may use up its last days in place of the new one
        if (rows.every(({ revoked_at: end }) => end === null)) expect(after.dueAt).toBeGreaterThanOrEqual(before.dueAt)
      },
    ),
  )
})

test('[M20] revoking the latest grant before it ran restores what there was without it', () => {
  fc.assert(
    fc.property(grants, fc.integer({ min: 1, max: 366 }), fc.nat(50), day, (all, days, later, now) => {
      const start = 400
      const rows = all.filter(({ revoked_at: end }) => end === null || end <= at(start))
      const without = timeline(rows, at(start))
      const lowest = 1.5 // below every other, so that it waits while any of them runs
      const wait = [...without.left.values()].reduce((sum, ms) => sum + ms, 0)
      const end = start + Math.min(later, Math.floor(wait / DAY / MS))
      const last = { ...grantOf(900, lowest, days, start, end), level: lowest }
      expect(whole([...rows, last], at(end + now))).toEqual(whole(rows, at(end + now)))
      const atOnce = grantOf(900, 5, days, start, start)
      expect(whole([...rows, atOnce], at(now))).toEqual(whole(rows, at(now)))
    }),
  )
})
