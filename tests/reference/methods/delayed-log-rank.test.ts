import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import type { SurvivalSample } from '#engine/frame/survival-rows.ts'
import { logRank } from '#engine/methods/survival/log-rank.ts'

interface Case {
  readonly n: number
  readonly groups: number
  readonly unit: number
  readonly statistic: number
}

const { cases }: { cases: readonly Case[] } = JSON.parse(
  readFileSync(new URL('delayed-log-rank.json', import.meta.url), 'utf8'),
)

test.each(cases)(
  'the log-rank test of $n subjects who enter late, in $groups groups, in units of $unit, is the score test of coxph',
  async ({ n, groups, unit, statistic }) => {
    const samples = Array.from({ length: groups }, (_, g) => sampleOf(n, unit, (i) => groupOf(i, groups) === g))
    const got = await logRank(samples, uninterrupted)
    expect(Math.abs(got.statistic - statistic), `${got.statistic}`).toBeLessThanOrEqual(1e-10 * statistic)
    expect(got.df).toBe(groups - 1)
  },
)

/** As in `delayed-log-rank.R`; i from 0. */
function fraction(i: number, k: number): number {
  return ((i + 1) * 0.618033988749895 * k) % 1
}

function groupOf(i: number, groups: number): number {
  return Math.floor(fraction(i, 5.3) * groups)
}

function sampleOf(n: number, unit: number, isMember: (i: number) => boolean): SurvivalSample {
  const members = Array.from({ length: n }, (_, i) => i).filter(isMember)
  const start = Float64Array.from(members, (i) => Math.floor((fraction(i, 1) * 10) / unit))
  const time = start.map((from, at) => from + 1 + Math.floor((fraction(members[at] ?? 0, 2.7) * 8) / unit))
  const event = Uint8Array.from(members, (i) => (fraction(i, 4.1) < 0.7 ? 1 : 0))
  return { start, time, event }
}
