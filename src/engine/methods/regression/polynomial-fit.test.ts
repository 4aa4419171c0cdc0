import { expect, test } from 'vitest'
import { polynomialFit } from './polynomial-fit.ts'

const go = () => Promise.resolve()
const x = Float64Array.of(1, 2, 3, 4, 5, 6)

test('finds the polynomial that the values follow, also far from zero', async () => {
  const far = x.map((v) => v + 1000)
  const bent = await polynomialFit(
    far,
    far.map((v, i) => 2 - v + 0.5 * v * v + (i % 2 === 0 ? 1e-3 : -1e-3)),
    2,
    0.95,
    go,
  )
  expect(bent?.coefficients[2]).toBeCloseTo(0.5, 3)
  expect(bent?.at(1003.5).fit).toBeCloseTo(2 - 1003.5 + 0.5 * 1003.5 ** 2, 2)
  const quartic = [2, -3, 0.5, 4, -0.25]
  const places = Float64Array.from({ length: 12 }, (_, i) => i - 4)
  const values = places.map((v) => quartic.reduce((sum, c, k) => sum + c * v ** k, 0))
  for (const [k, c] of ((await polynomialFit(places, values, 4, 0.95, go))?.coefficients ?? []).entries())
    expect(c).toBeCloseTo(quartic[k] ?? 0, 11)
})

// y <- c(2, 1, 4, 3, 7, 8); m <- lm(y ~ x); predict(m, data.frame(x = 2.5), interval = "confidence") and "prediction" in R 4.2.2
test('a line with its bands', async () => {
  const line = await polynomialFit(x, Float64Array.of(2, 1, 4, 3, 7, 8), 1, 0.95, go)
  const expected = [
    -0.533333333333334, 1.342857142857143, 2.823809523809524, 1.052271791524176, -1.318743152536183,
    0.01408675480909389,
  ]
  const point = line?.at(2.5)
  const { fit = 0, halves = { mean: 0, value: 0 } } = point ?? {}
  const got = [...(line?.coefficients ?? []), fit, fit - halves.mean, fit - halves.value, line?.pValue]
  for (const [i, value] of got.entries()) expect(value).toBeCloseTo(expected[i] ?? 0, 12)
})

test('there is no fit if the places do not vary or no degrees of freedom are left', async () => {
  expect(await polynomialFit(Float64Array.of(3, 3, 3, 3), x.subarray(0, 4), 1, 0.95, go)).toBeUndefined()
  expect(await polynomialFit(Float64Array.of(1, 2, 1, 2), x.subarray(0, 4), 2, 0.95, go)).toBeUndefined()
  expect(await polynomialFit(Float64Array.of(0.1, 0.7, 3.3, 0.1, 0.7, 3.3), x, 3, 0.95, go)).toBeUndefined()
  expect(await polynomialFit(x.subarray(0, 2), x.subarray(0, 2), 1, 0.95, go)).toBeUndefined()
})
