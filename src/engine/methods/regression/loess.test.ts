import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { loess, MAX_LOESS_PLACES } from './loess.ts'

const x = Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 4, 7.5)
const y = Float64Array.of(2, 1, 4, 3, 7, 8, 6, 9, 12, 10, 15, 11, 13, 5, 7)
const settings = { span: 0.75, confidence: 0.95 }
const watch = { checkpoint: uninterrupted }

async function fitted(...asked: Parameters<typeof loess>) {
  const fit = await loess(...asked)
  return fit === undefined || fit === 'too-many-places' ? undefined : fit
}

// m <- loess(y ~ x, span = 0.75, control = loess.control(surface = "direct", statistics = "exact"))
// p <- predict(m, data.frame(x = c(1, 2.5, 7.5, 11.7)), se = TRUE); qt(0.975, p$df) * p$se.fit; 3.743... is qt(0.975, p$df) * p$residual.scale, in R 4.2.2
test.each([
  [1, 1.222922038347641, 3.221939782870608],
  [2.5, 2.90975928317662, 1.71405395997053],
  [7.5, 8.051196689115052, 1.813585122575319],
  [11.7, 12.611811485602811, 2.075675225627261],
])('a local quadratic regression at %d with its interval', async (place, value, half) => {
  const { fit = 0, halves } = (await fitted(x, y, settings, watch))?.at(place) ?? {}
  expect(fit).toBeCloseTo(value, 12)
  expect(halves?.mean).toBeCloseTo(half, 12)
  expect(Math.sqrt((halves?.value ?? 0) ** 2 - (halves?.mean ?? 0) ** 2)).toBeCloseTo(3.7429236684433, 10)
})

test('cases count as often as they are repeated', async () => {
  const cases = x.map((_, i) => 1 + (i % 3))
  const repeated = (values: Float64Array) =>
    Float64Array.from([...values].flatMap((value, i) => Array.from({ length: cases[i] ?? 1 }, () => value)))
  const [counted, spelt] = [
    await fitted(x, y, settings, watch, cases),
    await fitted(repeated(x), repeated(y), settings, watch),
  ]
  expect(counted?.at(5.5).fit).toBeCloseTo(spelt?.at(5.5).fit ?? 0, 12)
  expect(counted?.at(5.5).halves.mean).toBeCloseTo(spelt?.at(5.5).halves.mean ?? 0, 12)
})

test('there is no fit where a local quadratic is not determined, nor to very many places', async () => {
  expect(await loess(x.subarray(0, 4), y.subarray(0, 4), settings, watch)).toBeUndefined()
  expect(await loess(new Float64Array(9).fill(2), y.subarray(0, 9), settings, watch)).toBeUndefined()
  const many = Float64Array.from({ length: MAX_LOESS_PLACES + 1 }, (_, i) => i)
  expect(await loess(many, many, settings, watch)).toBe('too-many-places')
})
