import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowanceOf, spending, type TokenEntry } from './allowance.ts'

const NOW = Date.parse('2026-11-15T12:00:00+08:00')
const DAY = 24 * 60 * 60_000
const given = (tokens: number, at: number): TokenEntry => ({ delta: tokens, extra: tokens, created_at: at })

test('[M27] a month is that of Beijing, and what is left of its allowance is not carried over', () => {
  const last = Date.parse('2026-10-31T23:59:59+08:00')
  const spent = [last, last + 1000, NOW].map((at) => ({ delta: -40, extra: 0, created_at: at }))
  expect(allowanceOf(100, spent, NOW)).toEqual({
    allowance: 100,
    used: 80,
    left: 20,
    extra: 0,
    resets: Date.parse('2026-12-01T00:00:00+08:00'),
  })
  expect(allowanceOf(100, spent, last)).toMatchObject({ used: 40, left: 60 })
  expect(allowanceOf(100, spent, Date.parse('2026-12-01T00:00:00+08:00'))).toMatchObject({ used: 0, left: 100 })
})

test('[M27] extra tokens do not expire, and are spent after the allowance', () => {
  const before = allowanceOf(100, [given(50, NOW - 400 * DAY)], NOW)
  expect(before).toMatchObject({ left: 100, extra: 50 })
  expect(spending(before, 100)).toEqual({ delta: -100, extra: 0 })
  expect(spending(before, 120)).toEqual({ delta: -120, extra: -20 })
  expect(spending(before, 151)).toBeUndefined()
})

test('an allowance that became smaller than what was used leaves nothing, not less', () => {
  expect(allowanceOf(10, [{ delta: -40, extra: 0, created_at: NOW }], NOW)).toMatchObject({ used: 40, left: 0 })
})

interface Step {
  readonly kind: 'give' | 'spend'
  readonly tokens: number
  readonly days: number
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>('give', 'spend'),
    tokens: fc.integer({ min: 1, max: 300 }),
    days: fc.integer({ min: 0, max: 20 }),
  }),
  { maxLength: 30 },
)

/** What the steps add, and when the last of them was; `refused` counts what could not be spent. */
function live(all: readonly Step[], allowance: number) {
  const entries: TokenEntry[] = []
  let [now, refused] = [NOW - 400 * DAY, 0]
  for (const { kind, tokens, days } of all) {
    now += days * DAY
    if (kind === 'give') entries.push(given(tokens, now))
    else {
      const entry = spending(allowanceOf(allowance, entries, now), tokens)
      if (entry) entries.push({ ...entry, created_at: now })
      else refused += tokens
    }
  }
  return { entries, now, refused }
}

const allowances = fc.integer({ min: 0, max: 400 })

test('[M27] neither the allowance nor the extra tokens are ever overspent', () => {
  fc.assert(
    fc.property(steps, allowances, (all, allowance) => {
      const { entries, now } = live(all, allowance)
      for (const { created_at: at } of entries) {
        const { used, left, extra } = allowanceOf(allowance, entries, at)
        expect(used + left).toBe(allowance)
        expect(Math.min(used, left)).toBeGreaterThanOrEqual(0)
        // all entries count for the extra tokens, whenever they were
        expect(extra).toBe(allowanceOf(allowance, entries, now).extra)
      }
      expect(allowanceOf(allowance, entries, now).extra).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('[M27] every token is accounted for: what was given and the allowances used are what was spent and what is left', () => {
  fc.assert(
    fc.property(steps, allowances, (all, allowance) => {
      const { entries, now, refused } = live(all, allowance)
      const sum = (kind: Step['kind']) =>
        all.filter((step) => step.kind === kind).reduce((total, { tokens }) => total + tokens, 0)
      const fromAllowance = entries.reduce((total, { delta, extra }) => total + (extra - delta), 0)
      const { extra } = allowanceOf(allowance, entries, now)
      expect(sum('give') + fromAllowance).toBe(sum('spend') - refused + extra)
    }),
  )
})

test('the order of the entries does not matter, and those of former months may be summed', () => {
  fc.assert(
    fc.property(
      steps.chain((all) => {
        const { entries, now } = live(all, 200)
        const shuffled = fc.shuffledSubarray(entries, { minLength: entries.length })
        return fc.record({ entries: fc.constant(entries), shuffled, now: fc.constant(now) })
      }),
      ({ entries, shuffled, now }) => {
        const whole = allowanceOf(200, entries, now)
        expect(allowanceOf(200, shuffled, now)).toEqual(whole)
        const start = now - 31 * DAY
        const [old, recent] = [
          entries.filter(({ created_at: at }) => at < start),
          entries.filter(({ created_at: at }) => at >= start),
        ]
        const summed = old.reduce(
          (total, { delta, extra }) => ({ delta: total.delta + delta, extra: total.extra + extra, created_at: 0 }),
          { delta: 0, extra: 0, created_at: 0 },
        )
        expect(allowanceOf(200, [summed, ...recent], now)).toEqual(whole)
      },
    ),
  )
})
