import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { type DoseCurve, doseCurve, fitDoseResponse } from './dose-response.ts'

const alone = (dose: readonly number[], response: readonly number[]) => ({
  dose: Float64Array.from(dose),
  mean: Float64Array.from(response),
  count: new Float64Array(dose.length).fill(1),
  within: 0,
})
const doses = [0, 0.1, 0.3, 1, 3, 10, 30, 100]

// treated cells of R's Puromycin: the means of two rates at each concentration, nls(rate ~ SSmicmen(conc, Vm, K))
test('Michaelis-Menten of Puromycin as in R', async () => {
  const pairs = [[76, 47], [97, 107], [123, 139], [159, 152], [191, 201], [207, 200]] as const // biome-ignore format: pairs
  const fit = await fitDoseResponse(
    {
      dose: Float64Array.of(0.02, 0.06, 0.11, 0.22, 0.56, 1.1),
      mean: Float64Array.from(pairs, ([a, b]) => (a + b) / 2),
      count: new Float64Array(6).fill(2),
      within: pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2 / 2, 0),
    },
    'michaelis-menten',
    0.95,
    uninterrupted,
  )
  if (typeof fit === 'string') throw new Error(fit)
  expect(fit.curve.top).toBeCloseTo(212.683743, 4)
  expect(fit.curve.ec50).toBeCloseTo(0.06412123, 6)
  // standard error of K 0.00828095, divided by K, on 10 degrees of freedom
  expect(Math.log(fit.interval.upper / fit.curve.ec50)).toBeCloseTo((2.228139 * 0.00828095) / 0.06412123, 4)
  expect(fit.missing).toBe(null)
})

test.each<[string, 'logistic-3' | 'logistic-4' | 'logistic-5', DoseCurve]>([
  ['rising from 0', 'logistic-3', { bottom: 0, top: 80, ec50: 2, slope: 1.4, asymmetry: 1 }],
  ['falling to 0', 'logistic-3', { bottom: 0, top: 80, ec50: 2, slope: -1.4, asymmetry: 1 }],
  ['rising', 'logistic-4', { bottom: 10, top: 90, ec50: 3, slope: 1.5, asymmetry: 1 }],
  ['falling', 'logistic-4', { bottom: -5, top: 1200, ec50: 0.8, slope: -0.9, asymmetry: 1 }],
  ['asymmetric', 'logistic-5', { bottom: 1, top: 5, ec50: 3, slope: 1.6, asymmetry: 0.6 }],
])('finds a curve without error: %s', async (_, model, curve) => {
  const fit = await fitDoseResponse(
    alone(doses, [...doseCurve(curve, Float64Array.from(doses))]),
    model,
    0.95,
    uninterrupted,
  )
  if (typeof fit === 'string') throw new Error(fit)
  for (const key of ['bottom', 'top', 'ec50', 'slope', 'asymmetry'] as const)
    expect(fit.curve[key]).toBeCloseTo(curve[key], 5)
})

test('EC50 is halfway whatever the asymmetry', () => {
  const curve = { bottom: 2, top: 10, ec50: 7, slope: -2, asymmetry: 3 }
  expect(doseCurve(curve, Float64Array.of(7))[0]).toBeCloseTo(6, 12)
  expect(doseCurve(curve, Float64Array.of(0))[0]).toBe(10)
})

test('says which plateau no dose reaches', async () => {
  const curve = { bottom: 0, top: 100, ec50: 60, slope: 1, asymmetry: 1 }
  const dose = [0, 1, 2, 4, 8, 16, 32]
  const fit = await fitDoseResponse(
    alone(dose, [...doseCurve(curve, Float64Array.from(dose))]),
    'logistic-4',
    0.95,
    uninterrupted,
  )
  expect(fit).toMatchObject({ missing: 'top' })
})

test('says that half of the response is outside the doses, with the bottom at 0', async () => {
  const curve = { bottom: 0, top: 100, ec50: 60, slope: -1, asymmetry: 1 }
  const dose = [0, 1, 2, 4, 8, 16, 32]
  const sample = alone(dose, [...doseCurve(curve, Float64Array.from(dose))])
  expect(await fitDoseResponse(sample, 'logistic-3', 0.95, uninterrupted)).toMatchObject({ missing: 'range' })
})

test('refuses too few doses and responses that do not change', async () => {
  expect(await fitDoseResponse(alone([1, 2, 3], [1, 2, 3]), 'logistic-4', 0.95, uninterrupted)).toBe('few-doses')
  expect(
    await fitDoseResponse(
      alone(
        doses,
        doses.map(() => 4),
      ),
      'logistic-4',
      0.95,
      uninterrupted,
    ),
  ).toBe('no-fit')
})
