import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { ranksOf } from '../ranks/ranks.ts'
import { repeatCases } from '../samples/repeat-cases.ts'
import { correlationInterval } from './correlation-interval.ts'
import { type KendallTau, kendallTau } from './kendall-tau.ts'
import { partialCorrelation } from './partial-correlation.ts'
import { pearsonR } from './pearson.ts'
import { type SpearmanRho, spearmanRho } from './spearman-rho.ts'

const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), {
  minLength: 3,
  maxLength: 60,
})

test('tau-b equals the count over all pairs', async () => {
  await fc.assert(
    fc.asyncProperty(pairs, async (rows) => {
      const [x, y] = [0, 1].map((side) => Float64Array.from(rows, (row) => row[side] ?? 0))
      if (x === undefined || y === undefined) return
      let [score, ofX, ofY] = [0, 0, 0]
      for (let i = 0; i < x.length; i++)
        for (let j = 0; j < i; j++) {
          const [a, b] = [Math.sign((x[i] ?? 0) - (x[j] ?? 0)), Math.sign((y[i] ?? 0) - (y[j] ?? 0))]
          score += a * b
          ofX += a * a
          ofY += b * b
        }
      const { tau } = await kendallTau(await ranksOf(x, uninterrupted), await ranksOf(y, uninterrupted), uninterrupted)
      if (ofX === 0 || ofY === 0) expect(tau).toBeNaN()
      else expect(tau).toBeCloseTo(score / Math.sqrt(ofX * ofY), 12)
    }),
  )
})

/** Also accepts NaN for NaN: a constant variable has no coefficient. */
function expectClose(found: number, expected: number, decimals: number): void {
  if (Number.isNaN(expected)) expect(found).toBeNaN()
  else expect(found).toBeCloseTo(expected, decimals)
}

test('coefficients of counted pairs are those of repeated pairs', async () => {
  const counted = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 5 })),
    { minLength: 3, maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(counted, async (rows) => {
      const [x, y, weights] = [0, 1, 2].map((side) => Float64Array.from(rows, (row) => row[side] ?? 0))
      if (x === undefined || y === undefined || weights === undefined) return
      const [p, q] = [await ranksOf(x, uninterrupted, weights), await ranksOf(y, uninterrupted, weights)]
      const [all, other] = [repeatCases(x, weights), repeatCases(y, weights)]
      const [a, b] = [await ranksOf(all, uninterrupted), await ranksOf(other, uninterrupted)]
      for (const [own, repeated] of [
        [spearmanRho(p, q), spearmanRho(a, b)],
        [await kendallTau(p, q, uninterrupted), await kendallTau(a, b, uninterrupted)],
      ] as const) {
        expect(own.method).toBe(repeated.method)
        expectClose(own.pValue, repeated.pValue, 10)
      }
      expectClose(spearmanRho(p, q).rho, spearmanRho(a, b).rho, 12)
      expectClose((await kendallTau(p, q, uninterrupted)).tau, (await kendallTau(a, b, uninterrupted)).tau, 12)
    }),
    {
      examples: [
        [
          [
            [4, 0, 1],
            [4, 0, 1],
            [0, 0, 1],
          ],
        ],
      ],
    },
  )
})

/** All orders of 0 ... n - 1. */
function permutations(n: number): readonly (readonly number[])[] {
  if (n === 0) return [[]]
  return permutations(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
  )
}

test('exact P values are those over all permutations', async () => {
  const orders = permutations(6)
  const x = await ranksOf(
    Float64Array.from({ length: 6 }, (_, i) => i),
    uninterrupted,
  )
  const found: { rho: SpearmanRho; tau: KendallTau }[] = []
  for (const order of orders) {
    const y = await ranksOf(Float64Array.from(order), uninterrupted)
    found.push({ rho: spearmanRho(x, y), tau: await kendallTau(x, y, uninterrupted) })
  }
  for (const { rho, tau } of found.slice(0, 60)) {
    const share = (beyond: (other: (typeof found)[number]) => boolean) => found.filter(beyond).length / found.length
    const ofRho = Math.min(
      share((o) => o.rho.rho <= rho.rho + 1e-9),
      share((o) => o.rho.rho >= rho.rho - 1e-9),
    )
    const ofTau = Math.min(
      share((o) => o.tau.tau <= tau.tau + 1e-9),
      share((o) => o.tau.tau >= tau.tau - 1e-9),
    )
    expect(rho.pValue).toBeCloseTo(Math.min(1, 2 * ofRho), 12)
    expect(tau.pValue).toBeCloseTo(Math.min(1, 2 * ofTau), 12)
  }
})

test('with one control the partial correlation is given by the textbook formula', () => {
  const at = (k: number) => Float64Array.from({ length: 40 }, (_, i) => ((i * k * 0.618033988749895) % 1) + i / 40)
  const [x, y, z] = [at(1), at(2.7), at(5.1)]
  const [xy, xz, yz] = [pearsonR(x, y), pearsonR(x, z), pearsonR(y, z)]
  expect(partialCorrelation(x, y, [z])).toBeCloseTo((xy - xz * yz) / Math.sqrt((1 - xz ** 2) * (1 - yz ** 2)), 12)
  expect(partialCorrelation(x, y, [])).toBe(xy)
  expect(partialCorrelation(x, y, [z, z])).toBeNaN()
  expect(partialCorrelation(x, y, [x])).toBeNaN()
  expect(partialCorrelation(x, x, [z])).toBeCloseTo(1, 12)
})

test('no interval without residual degrees of freedom', () => {
  expect(correlationInterval('pearson', 0.5, 3, 0.95).lower).toBeNaN()
  expect(correlationInterval('kendall', 0.5, 4, 0.95).lower).toBeNaN()
  expect(correlationInterval('spearman', 1, 20, 0.95).upper).toBeNaN()
})
