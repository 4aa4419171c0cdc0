import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stamp as stampSchema } from '../calls/sync.ts'
import { CLOCK_START, type Clock, clockOf, formatStamp, mutationOf, tick, witness } from './stamp.ts'

const SEED = { seed: 20261121 }
const device = fc.stringMatching(/^[0-9a-f]{12}$/)
const mutation = fc.uuid()
const clock: fc.Arbitrary<Clock> = fc.record({
  ms: fc.integer({ min: 0, max: 36 ** 9 - 2 }),
  counter: fc.integer({ min: 0, max: 36 ** 4 - 1 }),
})
const isAfter = (a: Clock, b: Clock) => a.ms > b.ms || (a.ms === b.ms && a.counter > b.counter)

test('[R3] clock and mutation can be read back from a stamp, which fits the contract', () => {
  fc.assert(
    fc.property(clock, device, mutation, (at, by, id) => {
      const stamp = formatStamp(at, by, id)
      expect(clockOf(stamp)).toEqual(at)
      expect(mutationOf(stamp)).toBe(id)
      expect(stampSchema.safeParse(stamp).success).toBe(true)
    }),
    SEED,
  )
})

test('[R3] strings order as (clock, device, mutation) do', () => {
  fc.assert(
    fc.property(clock, clock, device, device, mutation, mutation, (a, b, deviceA, deviceB, idA, idB) => {
      const textual = formatStamp(a, deviceA, idA) < formatStamp(b, deviceB, idB)
      const logical =
        a.ms !== b.ms
          ? a.ms < b.ms
          : a.counter !== b.counter
            ? a.counter < b.counter
            : deviceA !== deviceB
              ? deviceA < deviceB
              : idA < idB
      expect(textual).toBe(logical)
    }),
    SEED,
  )
})

test('[R3] the clock only goes forward, whatever the wall clock and other devices do', () => {
  const event = fc.oneof(
    fc.record({ now: fc.double({ min: -1e12, max: 1e15, noNaN: true }) }),
    fc.record({ seen: fc.tuple(clock, device, mutation) }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let current = CLOCK_START
      for (const happened of events) {
        const base = 'seen' in happened ? witness(current, formatStamp(...happened.seen)) : current
        const next = 'now' in happened ? tick(base, happened.now) : tick(base, 0)
        expect(isAfter(next, current)).toBe(true)
        if ('seen' in happened) expect(isAfter(next, happened.seen[0])).toBe(true)
        current = next
      }
    }),
    SEED,
  )
})

test('[R3] a full counter borrows a millisecond', () => {
  expect(tick({ ms: 1000, counter: 36 ** 4 - 1 }, 5)).toEqual({ ms: 1001, counter: 0 })
})

test('[R3] a fraction of a millisecond never reaches a stamp', () => {
  expect(tick(CLOCK_START, 1234.9)).toEqual({ ms: 1234, counter: 0 })
})
