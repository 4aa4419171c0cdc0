import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { MersenneTwister } from '../../random/mersenne-twister.ts'
import { type Matching, matchSets } from './match-sets.ts'

const n = 60
const k = Array.from({ length: n }, (_, i) => i)
const rows = (of: (i: number) => boolean) => Int32Array.from(k.filter(of))
const isCase = (i: number) => (i * 7) % 5 === 0
const x = Float64Array.from(k, (i) => 40 + ((i * 37) % 41) + ((i * i) % 97) / 211)
const sex = Int32Array.from(k, (i) => (i * 11) % 3)
const one = new Int32Array(n)

const base: Matching = {
  cases: rows(isCase),
  controls: rows((i) => !isCase(i)),
  strata: one,
  near: [{ values: x, caliper: Infinity, scale: 2 }],
  ratio: 1,
  order: 'rows',
  replace: false,
}

/** As R writes them: rows from 1. */
async function matched(more: Partial<Matching>): Promise<string> {
  const matching = { ...base, ...more }
  const sets = await matchSets(matching, new MersenneTwister(1), uninterrupted)
  return sets.map((set, i) => `${(matching.cases[i] ?? 0) + 1}: ${set.map((row) => row + 1).join(' ')}`).join('; ')
}

const near = (caliper: number) => [{ values: x, caliper, scale: 1 }]

/**
 * MatchIt 4.5.1: matchit(treat ~ x, method = "nearest", distance = abs(outer(x, x, "-"))[treat == 1, treat == 0], m.order = "data", caliper =
 * c(x = ...), std.caliper = FALSE, ...). Of `distance = x` it does not always take the nearest.
 */
test('in the order of the rows the sets are those of MatchIt', async () => {
  expect(await matched({})).toBe(
    '1: 42; 6: 47; 11: 52; 16: 57; 21: 10; 26: 5; 31: 20; 36: 15; 41: 30; 46: 25; 51: 40; 56: 35',
  )
  expect(await matched({ strata: sex, near: near(4), ratio: 3 })).toBe(
    '1: 52; 6: 57 27 48; 11: ; 16: 37 58; 21: 42; 26: 47; 31: 10; 36: 15; 41: 20; 46: 25 4; 51: 30 9; 56: 5 35',
  )
  expect(await matched({ strata: sex, near: near(1.5) })).toBe(
    '1: 52; 6: 57; 11: ; 16: ; 21: ; 26: ; 31: ; 36: ; 41: ; 46: ; 51: ; 56: 5',
  )
  expect(await matched({ near: near(3), replace: true })).toBe(
    '1: 42; 6: 47; 11: 52; 16: 57; 21: 52; 26: 57; 31: 52; 36: 5; 41: 10; 46: 5; 51: 10; 56: 15',
  )
})

test('the nearest are found as if all were compared, whatever the order and the variables', async () => {
  const age = Float64Array.from(k, (i) => 30 + ((i * 13) % 17))
  const both = [
    { values: age, caliper: Infinity, scale: 5 },
    { values: x, caliper: 12, scale: 12 },
  ]
  const matching = { ...base, near: both, strata: sex, ratio: 2, order: 'hardest' as const }
  const sets = await matchSets(matching, new MersenneTwister(9), uninterrupted)
  const used = new Set(sets.flat())
  expect(used.size).toBe(sets.flat().length)
  const distance = (a: number, b: number) =>
    sex[a] !== sex[b] || Math.abs((x[a] ?? 0) - (x[b] ?? 0)) > 12
      ? Infinity
      : both.reduce((sum, { values, scale }) => sum + Math.abs((values[a] ?? 0) - (values[b] ?? 0)) / scale, 0)
  for (const [i, row] of base.cases.entries()) {
    const set = sets[i] ?? []
    const worst = set.length < 2 ? Infinity : Math.max(...set.map((other) => distance(row, other)))
    const free = Array.from(base.controls).filter((other) => !used.has(other) && distance(row, other) < worst)
    expect(free, `a nearer control of ${row} is left`).toEqual([])
  }
})

test('a risk set has who is still at risk, cases of later times too, and nobody is his own control', async () => {
  const time = Float64Array.of(5, 3, 9, 2, 5)
  const sets = await matchSets(
    {
      cases: Int32Array.of(0, 3),
      controls: Int32Array.of(0, 1, 2, 3, 4),
      strata: new Int32Array(5),
      near: [],
      time,
      ratio: 4,
      order: 'rows',
      replace: true,
    },
    new MersenneTwister(1),
    uninterrupted,
  )
  expect(sets).toEqual([
    [2, 4],
    [0, 1, 2, 4],
  ])
})
