import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { oneSampleT } from './one-sample-t.ts'
import { correctedF, repeatedAnova, withinSubjectSpread } from './repeated-anova.ts'

const scores = [
  [45, 50, 55, 49, 61, 44],
  [42, 42, 45, 51, 53, 49],
  [36, 41, 43, 40, 48, 39],
  [39, 35, 59, 37, 46, 41],
].map((column) => Float64Array.from(column))

test('two conditions: F is the square of the paired t', async () => {
  const [a, b] = scores
  if (a === undefined || b === undefined) throw new Error('no values')
  const { statistic, sphericity } = await repeatedAnova([a, b], uninterrupted)
  const t = oneSampleT(
    a.map((value, i) => value - (b[i] ?? 0)),
    { alternative: 'two-sided', confidence: 0.95 },
  )
  expect(statistic).toBeCloseTo(t.statistic ** 2, 10)
  expect([sphericity.greenhouseGeisser, sphericity.huynhFeldt, sphericity.lowerBound]).toEqual([1, 1, 1])
})

test('neither the order of subjects nor of conditions, nor a shift of a subject matters', async () => {
  const one = await repeatedAnova(scores, uninterrupted)
  const other = await repeatedAnova(
    scores.toReversed().map((column) => column.toReversed().map((value, i) => value + 7 * i)),
    uninterrupted,
  )
  expect(other.statistic).toBeCloseTo(one.statistic, 10)
  expect(other.sphericity.w).toBeCloseTo(one.sphericity.w, 10)
  expect(other.sphericity.greenhouseGeisser).toBeCloseTo(one.sphericity.greenhouseGeisser, 10)
  expect(other.error).toBeCloseTo(one.error, 8)
})

test('the three epsilons are ordered, and so are their P values', async () => {
  const anova = await repeatedAnova(scores, uninterrupted)
  const { lowerBound, greenhouseGeisser, huynhFeldt } = anova.sphericity
  expect([lowerBound, greenhouseGeisser, huynhFeldt]).toEqual(
    [lowerBound, greenhouseGeisser, huynhFeldt].toSorted((a, b) => a - b),
  )
  const ps = [lowerBound, greenhouseGeisser, huynhFeldt, 1].map((epsilon) => correctedF(anova, epsilon).pValue)
  expect(ps).toEqual(ps.toSorted((a, b) => b - a))
})

test('values adjusted for their subjects keep their means', async () => {
  const spread = await withinSubjectSpread(scores, uninterrupted)
  const mean = (column: Float64Array) => column.reduce((sum, value) => sum + value, 0) / column.length
  for (const [j, column] of spread.entries()) expect(mean(column)).toBeCloseTo(mean(scores[j] ?? column), 10)
})
