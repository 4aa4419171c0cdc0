import { expect, test } from 'vitest'
import { equalSlopes } from './equal-slopes.ts'
import { splineFit } from './spline-fit.ts'

const go = () => Promise.resolve()
const x = Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
const y = Float64Array.of(2, 1, 4, 3, 7, 8, 6, 9, 12, 10, 15, 11)

// k <- Hmisc::rcspline.eval(x, nk = 4, knots.only = TRUE); m <- lm(y ~ Hmisc::rcspline.eval(x, knots = k, inclx = TRUE)), anova(lm(y ~ x), m) and predict(m, ...) in R 4.2.2
test('a restricted cubic spline with its bands', async () => {
  const fit = await splineFit(x, y, { count: 4, confidence: 0.95 }, go)
  expect(fit?.knots).toEqual([4.85, 5, 8, 8.15].map((knot) => expect.closeTo(knot, 12)))
  expect(fit?.rSquared).toBeCloseTo(0.8546197590742279, 9)
  expect(fit?.pValue).toBeCloseTo(0.001033320052813905, 9)
  expect(fit?.curvatureP).toBeCloseTo(0.9557277636061853, 9)
  const [inside, beyond] = [fit?.at(2.5), fit?.at(11.5)]
  expect(inside?.fit).toBeCloseTo(2.817784923106503, 9)
  expect((inside?.fit ?? 0) - (inside?.halves.mean ?? 0)).toBeCloseTo(0.7167852766985523, 8)
  expect((beyond?.fit ?? 0) + (beyond?.halves.value ?? 0)).toBeCloseTo(17.95835781657514, 8)
})

test('cases count as often as they are repeated; too few places have no spline', async () => {
  const cases = x.map((_, i) => 1 + (i % 2))
  const repeated = (values: Float64Array) =>
    Float64Array.from([...values].flatMap((value, i) => Array.from({ length: cases[i] ?? 1 }, () => value)))
  const settings = { count: 3, confidence: 0.9 }
  const [counted, spelt] = [
    await splineFit(x, y, settings, go, cases),
    await splineFit(repeated(x), repeated(y), settings, go),
  ]
  expect(counted?.knots).toEqual(spelt?.knots)
  expect(counted?.pValue).toBeCloseTo(spelt?.pValue ?? 0, 10)
  expect(counted?.at(4).halves.mean).toBeCloseTo(spelt?.at(4).halves.mean ?? 0, 10)
  expect(await splineFit(x.subarray(0, 5), y.subarray(0, 5), settings, go)).toBeUndefined()
  expect(await splineFit(new Float64Array(9).fill(2), y.subarray(0, 9), settings, go)).toBeUndefined()
})

// x[c(10, 12)] <- 11; g <- factor(c(1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)); anova(lm(y ~ x + g), lm(y ~ x * g)) in R 4.2.2
test('equal slopes: a group at a single place has none', () => {
  const places = Float64Array.of(...x.subarray(0, 9), 11, 11, 11)
  const part = (from: number, to: number) => ({ x: places.subarray(from, to), y: y.subarray(from, to) })
  const found = equalSlopes([part(0, 5), part(5, 9), part(9, 12)])
  expect(found?.df1).toBe(1)
  expect(found?.df2).toBe(7)
  expect(found?.statistic).toBeCloseTo(0.07420494699646575, 10)
  expect(found?.pValue).toBeCloseTo(0.7931703501413354, 10)
  expect(equalSlopes([part(0, 5), part(9, 12)])).toBeUndefined()
  expect(equalSlopes([part(0, 2), part(5, 7)])).toBeUndefined()
})
