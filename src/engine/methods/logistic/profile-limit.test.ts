import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { logisticModel } from './logistic-model.ts'
import { profileLimit } from './profile-limit.ts'

const y = Uint8Array.from([0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 1, 1])

/** The deviance of the best intercept for a known slope, by bisection of the score. */
function devianceAt(slope: number, x: Float64Array): number {
  const chance = (intercept: number, value: number) => 1 / (1 + Math.exp(-intercept - slope * value))
  let [low, high] = [-1e6, 1e6]
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2
    const score = x.reduce((sum, value, i) => sum + (y[i] ?? 0) - chance(middle, value), 0)
    if (score > 0) low = middle
    else high = middle
  }
  return x.reduce((sum, value, i) => {
    const p = chance(low, value)
    return sum - 2 * Math.log(y[i] === 1 ? p : 1 - p)
  }, 0)
}

test.each([
  ['values at equal steps', 2],
  // the likelihood falls steeply on one side of the estimate and hardly on the other
  ['a value far from the others', -300],
  ['a value very far from the others', -1e5],
])('%s: a limit is on its own side of the estimate, and there the deviance has risen as required', async (_, third) => {
  const x = Float64Array.from(y, (_value, i) => (i === 2 ? third : i))
  const one = new Float64Array(y.length).fill(1)
  const model = await logisticModel({ columns: [one, x], powers: [], y, offset: null }, uninterrupted, 'likelihood')
  for (const reach of [-1.96, 1.96]) {
    const limit = await profileLimit(model, 1, reach, uninterrupted)
    expect(Math.sign(limit - (model.coefficients[1] ?? Number.NaN))).toBe(Math.sign(reach))
    expect(devianceAt(limit, x) - model.deviance).toBeCloseTo(reach ** 2, 6)
  }
})
