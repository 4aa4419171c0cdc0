import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Alternative } from '../../alternative.ts'
import { uninterrupted } from '../../checkpoint.ts'
import { mannWhitneyTest } from './mann-whitney.ts'
import { signedRank } from './signed-rank.ts'

/** P values of rank tests against a full enumeration of the arrangements, independent of the recurrences of the distributions. */

const alternatives = ['two-sided', 'greater', 'less'] as const
const size = fc.integer({ min: 1, max: 5 })
const integers = (n: number, reach: number) =>
  fc.array(fc.integer({ min: -reach, max: reach }), { minLength: n, maxLength: n })

/** All subsets of `many` of n elements, one bit for each element. */
function subsets(n: number, many: number): readonly number[] {
  return Array.from({ length: 2 ** n }, (_, bits) => bits).filter((bits) => ones(bits) === many)
}

function ones(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + ones(bits >> 1)
}

const isIn = (bits: number, i: number) => ((bits >> i) & 1) === 1

/** Twice the smaller tail, or the requested tail, of equally likely values. */
function tailP(all: readonly number[], observed: number, alternative: Alternative): number {
  const share = (counts: (value: number) => boolean) => all.filter(counts).length / all.length
  const [upper, lower] = [share((value) => value >= observed), share((value) => value <= observed)]
  if (alternative === 'two-sided') return Math.min(1, 2 * Math.min(upper, lower))
  return alternative === 'greater' ? upper : lower
}

test('Mann–Whitney: P is the proportion of the allocations of the values to the samples', async () => {
  const samples = fc
    .tuple(size, size)
    .chain(([m, n]) =>
      fc.record({ m: fc.constant(m), all: fc.uniqueArray(fc.integer(), { minLength: m + n, maxLength: m + n }) }),
    )
  await fc.assert(
    fc.asyncProperty(samples, fc.constantFrom(...alternatives), async ({ m, all }, alternative) => {
      const pairsAbove = (bits: number) => {
        const [inside, outside] = [all.filter((_, i) => isIn(bits, i)), all.filter((_, i) => !isIn(bits, i))]
        return inside.reduce((sum, x) => sum + outside.filter((y) => x > y).length, 0)
      }
      const us = subsets(all.length, m).map(pairsAbove)
      const settings = { method: 'auto', continuity: true, alternative } as const
      const [x, y] = [Float64Array.from(all.slice(0, m)), Float64Array.from(all.slice(m))]
      const { u, method, pValue } = await mannWhitneyTest(x, y, settings, uninterrupted)
      expect([method, u]).toEqual(['exact', pairsAbove(2 ** m - 1)])
      expect(pValue).toBeCloseTo(tailP(us, u, alternative), 12)
    }),
    { numRuns: 60 },
  )
})

test('Mann–Whitney with ties: P is the proportion of the allocations of the values to the samples, ties counting half', async () => {
  const samples = fc.tuple(size, size).chain(([m, n]) => fc.record({ m: fc.constant(m), all: integers(m + n, 2) }))
  await fc.assert(
    fc.asyncProperty(samples, fc.constantFrom(...alternatives), async ({ m, all }, alternative) => {
      const pairsAbove = (bits: number) => {
        const [inside, outside] = [all.filter((_, i) => isIn(bits, i)), all.filter((_, i) => !isIn(bits, i))]
        const wins = (x: number) => outside.reduce((sum, y) => sum + (x > y ? 1 : x === y ? 0.5 : 0), 0)
        return inside.reduce((sum, x) => sum + wins(x), 0)
      }
      const us = subsets(all.length, m).map(pairsAbove)
      const settings = { method: 'exact', continuity: true, alternative } as const
      const [x, y] = [Float64Array.from(all.slice(0, m)), Float64Array.from(all.slice(m))]
      const { u, method, pValue } = await mannWhitneyTest(x, y, settings, uninterrupted)
      expect([method, u]).toEqual(['exact', pairsAbove(2 ** m - 1)])
      expect(pValue).toBeCloseTo(tailP(us, u, alternative), 12)
    }),
    { numRuns: 100 },
  )
})

test.each(['drop', 'pratt'] as const)(
  'signed rank, zeros: %s: P is the proportion of the assignments of signs, with ties',
  async (zeros) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }).chain((n) => integers(n, 6)),
        fc.constantFrom(...alternatives),
        async (all, alternative) => {
          fc.pre(all.some((d) => d !== 0))
          const ranked = zeros === 'drop' ? all.filter((d) => d !== 0) : all
          const rankOf = (d: number) => {
            const below = ranked.filter((other) => Math.abs(other) < Math.abs(d)).length
            return below + (ranked.filter((other) => Math.abs(other) === Math.abs(d)).length + 1) / 2
          }
          const signed = ranked.filter((d) => d !== 0)
          const ranks = signed.map(rankOf)
          const sumOf = (bits: number) => ranks.reduce((sum, rank, i) => sum + (isIn(bits, i) ? rank : 0), 0)
          const sums = Array.from({ length: 2 ** signed.length }, (_, bits) => sumOf(bits))
          const settings = { method: 'exact', zeros, continuity: true, alternative, confidence: 0.95 } as const
          const { v, method, pValue } = await signedRank(Float64Array.from(all), settings, uninterrupted)
          expect([method, v]).toEqual([
            'exact',
            ranks.reduce((sum, rank, i) => sum + ((signed[i] ?? 0) > 0 ? rank : 0), 0),
          ])
          expect(pValue).toBeCloseTo(tailP(sums, v, alternative), 12)
        },
      ),
      { numRuns: 60 },
    )
  },
)
