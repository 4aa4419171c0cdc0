import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Margins } from '../frame/count-table.ts'
import { margins } from '../frame/count-table.ts'
import { fixedMargins } from './fixed-margins.ts'
import { logFactorials } from './log-factorials.ts'
import { mersenneTwister } from './mersenne-twister.ts'

function tablesOf(of: Margins, seed: number): () => Int32Array {
  return fixedMargins(of, logFactorials(of.total), mersenneTwister(seed))
}

test('small tables equal those of R', () => {
  // set.seed(123); x <- r2dtable(1000, c(3, 20, 7, 11), c(15, 1, 18, 7)); t(x[[1]]); t(x[[1000]])
  const next = tablesOf({ rows: [3, 20, 7, 11], columns: [15, 1, 18, 7], total: 41 }, 123)
  expect(Array.from(next())).toEqual([1, 0, 1, 1, 5, 0, 11, 4, 3, 1, 3, 0, 6, 0, 3, 2])
  for (let k = 2; k < 1000; k++) next()
  expect(Array.from(next())).toEqual([0, 0, 2, 1, 10, 0, 8, 2, 0, 1, 3, 3, 5, 0, 5, 1])
})

test('every cell of ten thousand tables with a total of a thousand equals that of R', () => {
  // set.seed(20261121); x <- r2dtable(10000, c(207, 192, 203, 198, 200), c(163, 170, 167, 164, 174, 162))
  // sum(sapply(x, function(m) sum(m^2 * outer(1:5, 1:6)))); t(x[[10000]])
  const [rows, columns] = [
    [207, 192, 203, 198, 200],
    [163, 170, 167, 164, 174, 162],
  ]
  const next = tablesOf({ rows, columns, total: 1000 }, 20261121)
  let weighted = 0
  let last: ArrayLike<number> = []
  for (let k = 0; k < 10_000; k++) {
    const cells = next()
    last = cells
    for (const [at, count] of cells.entries()) weighted += count ** 2 * (Math.floor(at / 6) + 1) * ((at % 6) + 1)
  }
  expect(weighted).toBe(3559697834)
  expect(Array.from(last).join(' ')).toBe(
    '28 51 38 38 22 30 29 28 38 31 37 29 32 28 32 34 43 34 41 31 27 29 42 28 33 32 32 32 30 41',
  )
})

test('the margins are preserved, including empty ones', () => {
  const counts = fc.array(fc.nat(6), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(counts, { minLength: 1, maxLength: 4 }), fc.nat(1000), (table, seed) => {
      const cells = Array.from(tablesOf(margins(table), seed)())
      const drawn = table.map((_, i) => cells.slice(3 * i, 3 * i + 3))
      expect(Math.min(...cells)).toBeGreaterThanOrEqual(0)
      expect(margins(drawn)).toEqual(margins(table))
    }),
    { numRuns: 200 },
  )
})
