import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { replicateSeeds } from '../../random/replicate-seeds.ts'
import { enrichmentScore, permutationResult, permutedScores, runningSums } from './enrichment-score.ts'

const metric = [3.1, 2.4, 2, 1.2, 0.7, 0.1, -0.4, -0.9, -1.5, -2.2]
const weightsOf = (power: number) => Float64Array.from(metric, (value) => (Math.abs(value) / 3.1) ** power)
const top = Int32Array.of(0, 2, 5)
const bottom = Int32Array.of(3, 8, 9)

test.each([
  [0, 0.5714285714285714, -0.6666666666666667],
  [1, 0.8379120879120878, -0.7551020408163265],
  [1.5, 0.8533412033265861, -0.795077245340194],
  [2, 0.856408642752255, -0.8311840562719812],
])('weight %f: the running sum written out in R', (power, high, low) => {
  expect(enrichmentScore(top, weightsOf(power)).score).toBeCloseTo(high, 14)
  expect(enrichmentScore(bottom, weightsOf(power)).score).toBeCloseTo(low, 14)
})

test('the leading edge ends at the peak, or begins at the trough', () => {
  expect(enrichmentScore(top, weightsOf(0)).member).toBe(2)
  expect(enrichmentScore(bottom, weightsOf(1)).member).toBe(1)
})

test('it is the farthest deviation of the sum over the whole list, as of its negative in the list reversed', () => {
  const list = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 9 })), { minLength: 2, maxLength: 40 })
  fc.assert(
    fc.property(list, (genes) => {
      const places = Int32Array.from(genes.flatMap(([isMember], k) => (isMember ? [k] : [])))
      const weights = Float64Array.from(genes, ([, weight]) => weight)
      fc.pre(places.length > 0 && places.length < genes.length)
      const total = genes.reduce((sum, [isMember, weight]) => sum + (isMember ? weight : 0), 0)
      let [running, high, low] = [0, 0, 0]
      for (const [isMember, weight] of genes) {
        const rise = total > 0 ? weight / total : 1 / places.length
        running += isMember ? rise : -1 / (genes.length - places.length)
        high = Math.max(high, running)
        low = Math.min(low, running)
      }
      const { score } = enrichmentScore(places, weights)
      expect(Math.abs(score)).toBeCloseTo(Math.max(high, -low), 10)
      const turned = Int32Array.from(places, (place) => genes.length - 1 - place).reverse()
      expect(Math.abs(enrichmentScore(turned, weights.toReversed()).score)).toBeCloseTo(Math.abs(score), 10)
      expect(runningSums(places, weights).after.reduce((most, of) => Math.max(most, of), 0)).toBeCloseTo(high, 10)
    }),
    { numRuns: 200 },
  )
})

test('members without weight count the same; no set without members or without others has a score', () => {
  expect(enrichmentScore(top, new Float64Array(10)).score).toBeCloseTo(0.5714285714285714, 14)
  expect(enrichmentScore(new Int32Array(), weightsOf(1)).score).toBeNaN()
  expect(enrichmentScore(Int32Array.of(0, 1), Float64Array.of(1, 1)).score).toBeNaN()
})

test("random sets are those of R's sample.int", async () => {
  // set.seed(1); seeds <- sample.int(.Machine$integer.max, 5); for each set.seed(s); sample.int(10, 3)
  const shares: number[] = []
  const pace = { checkpoint: uninterrupted, progress: (share: number) => shares.push(share) }
  const scores = await permutedScores(weightsOf(1), 3, replicateSeeds(1, 5), pace)
  const ofR = [-0.4285714285714285, -0.6491228070175439, 0.4769230769230769, 0.4769230769230769, 0.4285714285714286]
  for (const [k, score] of scores.entries()) expect(score).toBeCloseTo(ofR[k] as number, 14)
})

test('only permuted scores of the same sign count', () => {
  const permuted = Float64Array.of(0.5, -0.9, 0.25, 0.75, -0.1)
  expect(permutationResult(0.5, permuted)).toEqual({ sameSign: 3, normalized: 1, p: 3 / 4 })
  expect(permutationResult(-1, permuted)).toEqual({ sameSign: 2, normalized: -2, p: 1 / 3 })
  expect(permutationResult(-1, Float64Array.of(0.5)).p).toBeNaN()
})
