import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import type { CountTable } from '../../frame/count-table.ts'
import { margins } from '../../frame/count-table.ts'
import { logFactorial } from '../../special/log-factorial.ts'
import { StatsError } from '../../stats-error.ts'
import { chiSquareTest, textbookTest } from './chi-square-test.ts'
import { fisherExactP, isExactFisherFeasible } from './fisher-exact.ts'

test("Fisher's tea tasting", async () => {
  // 34/70, Fisher 1935: three of four cups right, two-sided
  const cups = [
    [3, 1],
    [1, 3],
  ]
  expect(await fisherExactP(cups, uninterrupted)).toBeCloseTo(34 / 70, 12)
})

const table = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }))
  .chain(([r, c]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: c, maxLength: c }), { minLength: r, maxLength: r }),
  )

test('rows and columns may be exchanged, and empty ones do not matter', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (t) => {
      const pOf = (counts: CountTable) => fisherExactP(counts, uninterrupted)
      const p = await pOf(t)
      expect(p).toBeGreaterThan(0)
      expect(p).toBeLessThanOrEqual(1)
      const turned = (t[0] ?? []).map((_, j) => t.map((row) => row[j] ?? 0))
      expect(await pOf(turned)).toBeCloseTo(p, 10)
      expect(await pOf([...t, (t[0] ?? []).map(() => 0)])).toBeCloseTo(p, 10)
      expect(await pOf(t.toReversed())).toBeCloseTo(p, 10)
    }),
    { numRuns: 60 },
  )
})

test('the sum over all tables with the margins agrees with enumeration', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (t) => {
      expect(await fisherExactP(t, uninterrupted)).toBeCloseTo(enumeratedP(t), 10)
    }),
    { numRuns: 40 },
  )
})

/** P value by enumeration of every table with the margins, with each probability computed separately. */
function enumeratedP(observed: CountTable): number {
  const { rows, columns, total } = margins(observed)
  const all = (counts: readonly number[]) => counts.reduce((sum, count) => sum + logFactorial(count), 0)
  const constant = all(rows) + all(columns) - logFactorial(total)
  const limit = -all(observed.flat()) + 1e-7
  const left = [...columns]
  const fill = (i: number, j: number, rest: number, log: number): number => {
    if (i === rows.length) return log <= limit ? Math.exp(log + constant) : 0
    if (j === columns.length) return rest === 0 ? fill(i + 1, 0, rows[i + 1] ?? 0, log) : 0
    let sum = 0
    const room = left[j] ?? 0
    const from = i === rows.length - 1 ? room : 0 // the last row gets the remainder
    for (let count = from; count <= Math.min(rest, room); count++) {
      left[j] = room - count
      sum += fill(i, j + 1, rest - count, log - logFactorial(count))
    }
    left[j] = room
    return sum
  }
  return fill(0, 0, rows[0] ?? 0, 0)
}

const tooLarge = Array.from({ length: 5 }, (_, i) => Array.from({ length: 5 }, (_, j) => 20 + ((i * 7 + j * 3) % 11)))

test('beyond the work limit it throws an error instead of running for ever', async () => {
  expect(isExactFisherFeasible(tooLarge)).toBe(false)
  await expect(fisherExactP(tooLarge, uninterrupted)).rejects.toThrow(StatsError)
})

test('a number of fillings that is too large is recognised without counting them', { timeout: 2000 }, () => {
  const wide = Array.from({ length: 40 }, (_, i) => Array.from({ length: 40 }, (_, j) => 6000 + ((i * 7 + j * 3) % 11)))
  expect(isExactFisherFeasible(wide)).toBe(false)
})

test('a table larger than 2 x 2 is refused if log factorials are not accurate enough', () => {
  expect(
    isExactFisherFeasible([
      [3e9, 2e9],
      [1, 2],
      [0, 3],
    ]),
  ).toBe(false)
  expect(
    isExactFisherFeasible([
      [3e9, 2e9],
      [1, 2],
    ]),
  ).toBe(true)
})

test('large margins are not a reason to refuse', async () => {
  // R's fisher.test runs out of workspace here; rational arithmetic over the 28 tables
  const cohort = [
    [1_000_000, 900_000],
    [3, 0],
    [2, 4],
  ]
  expect(isExactFisherFeasible(cohort)).toBe(true)
  expect(await fisherExactP(cohort, uninterrupted)).toBeCloseTo(0.21697404990928534, 8)
})

test.each([
  [
    'n >= 40 and all expected >= 5',
    [
      [20, 20],
      [15, 25],
    ],
    'pearson',
  ],
  [
    'n >= 40 and an expected count below 5',
    [
      [4, 36],
      [1, 39],
    ],
    'yates',
  ],
  [
    'n >= 40 and an expected count below 1',
    [
      [1, 59],
      [0, 40],
    ],
    'fisher',
  ],
  [
    'n < 40',
    [
      [10, 9],
      [8, 10],
    ],
    'fisher',
  ],
  [
    'larger: a fifth of the expected counts below 5',
    [
      [9, 10, 11, 12, 4],
      [10, 10, 10, 11, 5],
    ],
    'pearson',
  ],
  [
    'larger: more than a fifth below 5',
    [
      [3, 10, 2],
      [4, 12, 3],
    ],
    'fisher',
  ],
  [
    'larger: one below 1',
    [
      [20, 20, 1],
      [30, 30, 0],
    ],
    'fisher',
  ],
] as const)("the textbook's rule, %s", (_, counts, test) => {
  expect(textbookTest(counts)).toBe(test)
})

test('a table of one row or column has no test', () => {
  expect(
    chiSquareTest([
      [3, 4],
      [0, 0],
    ]).pValue,
  ).toBeNaN()
})
