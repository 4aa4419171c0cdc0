import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearByLinear } from '../tables/association.ts'
import { midRankScores, proportionTrend } from './trend.ts'

const risk = fc
  .integer({ min: 1, max: 50 })
  .chain((n) => fc.record({ events: fc.integer({ min: 0, max: n }), n: fc.constant(n) }))
const groups = fc
  .array(risk, { minLength: 2, maxLength: 6 })
  .filter((risks) => risks.some(({ events }) => events > 0) && risks.some(({ events, n }) => events < n))

test('the square of Z is the linear-by-linear statistic with n instead of n - 1', () => {
  fc.assert(
    fc.property(groups, (risks) => {
      const { trend } = proportionTrend(
        risks,
        risks.map((_, i) => i + 1),
        'two-sided',
        0.95,
      )
      const n = risks.reduce((sum, one) => sum + one.n, 0)
      const { statistic } = linearByLinear(risks.map(({ events, n: size }) => [size - events, events]))
      expect(trend.z ** 2).toBeCloseTo((statistic * n) / (n - 1), 8)
    }),
  )
})

test('rescaled scores change only the slope, and reversed scores change the sign of Z', () => {
  fc.assert(
    fc.property(groups, (risks) => {
      const scores = risks.map((_, i) => i)
      const here = proportionTrend(risks, scores, 'greater', 0.9)
      const wider = proportionTrend(
        risks,
        scores.map((score) => 10 * score + 3),
        'greater',
        0.9,
      )
      expect(wider.trend.z).toBeCloseTo(here.trend.z, 9)
      expect(wider.slope.estimate * 10).toBeCloseTo(here.slope.estimate, 12)
      const turned = proportionTrend(risks.toReversed(), scores, 'less', 0.9)
      expect(turned.trend.z).toBeCloseTo(-here.trend.z, 9)
      expect(turned.trend.pValue).toBeCloseTo(here.trend.pValue, 9)
    }),
  )
})

// Fleiss, Statistical Methods for Rates and Proportions (1981), p. 139, as in the help of R's prop.trend.test: smokers among patients
test('the published trend of four hospitals', () => {
  const patients = [86, 93, 136, 82]
  const risks = [83, 90, 129, 70].map((events, i) => ({ events, n: patients[i] ?? 0 }))
  const { trend } = proportionTrend(risks, [1, 2, 3, 4], 'two-sided', 0.95)
  expect((trend.z ** 2).toFixed(4)).toBe('8.2249')
  expect(trend.pValue.toFixed(6)).toBe('0.004132')
})

test('there is no test if no case or every case has the event', () => {
  const sizes = [7, 11, 13]
  for (const share of [0, 1]) {
    const risks = sizes.map((n) => ({ events: share * n, n }))
    const { trend, departure } = proportionTrend(risks, [0.1, 0.3, 0.7], 'two-sided', 0.95)
    expect([trend.z, trend.pValue, departure.pValue]).toEqual([Number.NaN, Number.NaN, Number.NaN])
  }
})

test('midranks are those of the individual values', () => {
  expect(midRankScores([3, 1, 2])).toEqual([2, 4, 5.5])
})
