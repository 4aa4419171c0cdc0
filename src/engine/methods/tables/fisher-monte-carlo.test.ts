import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { fisherExactP } from './fisher-exact.ts'
import { fisherMonteCarlo } from './fisher-monte-carlo.ts'

const small = [
  [3, 1, 0, 2],
  [2, 8, 1, 0],
  [0, 3, 2, 9],
  [1, 1, 4, 3],
]
const large = [
  [30, 41, 28, 35, 33, 40],
  [25, 36, 31, 38, 29, 33],
  [44, 30, 35, 27, 36, 31],
  [33, 29, 42, 36, 30, 28],
  [31, 34, 27, 38, 40, 30],
]

test.each([
  // set.seed(seed); fisher.test(matrix(c(...), byrow = TRUE), simulate.p.value = TRUE, B = replicates)$p.value
  [small, 2000, 5, 0.00099950024987506244],
  [small, 10_000, 1, 0.0005999400059994001],
  [large, 10_000, 20261121, 0.48225177482251774],
])('%j: %i replicates of seed %i give the p value of R', async (table, replicates, seed, expected) => {
  const { pValue, standardError } = await fisherMonteCarlo(table, { replicates, seed }, uninterrupted)
  expect(pValue).toBe(expected)
  expect(standardError).toBe(Math.sqrt((pValue * (1 - pValue)) / replicates))
})

test.each(
  [
    [small],
    [
      [
        [4, 9, 2],
        [7, 3, 6],
      ],
    ],
    [
      [
        [3, 1],
        [1, 3],
      ],
    ],
    [
      [
        [20, 14, 3, 1],
        [18, 11, 9, 0],
        [15, 20, 6, 4],
      ],
    ],
    [
      [
        [0, 5, 0],
        [0, 2, 3],
        [0, 0, 0],
      ],
    ],
  ].flatMap(([table]) => [1, 2, 3].map((seed) => ({ table: table ?? [], seed }))),
)('$table, seed $seed: within four standard errors of the exact p value', async ({ table, seed }) => {
  const exact = await fisherExactP(table, uninterrupted)
  const replicates = 10_000
  const { pValue } = await fisherMonteCarlo(table, { replicates, seed }, uninterrupted)
  const error = Math.sqrt((exact * (1 - exact)) / replicates)
  expect(Math.abs(pValue - exact)).toBeLessThan(4 * error + 1 / (replicates + 1))
})

test('a table with one row has P = 1', async () => {
  const settings = { replicates: 10, seed: 1 }
  expect(await fisherMonteCarlo([[3, 4]], settings, uninterrupted)).toEqual({ pValue: 1, standardError: 0 })
})
