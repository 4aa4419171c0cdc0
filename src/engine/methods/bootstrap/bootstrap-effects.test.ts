import { describe, expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { inTurn } from '../../kernels/in-turn.ts'
import type { EffectData } from '../../scatter/kernel.ts'
import { bootstrapEffects } from './bootstrap-effects.ts'
import { eachOnce } from './counted-sample.ts'
import { effectAcceleration } from './effect-acceleration.ts'
import { groupEffect } from './group-effect.ts'

const first = Float64Array.of(1, 2, 2, 4, 8, 9, 30)
const second = Float64Array.of(2, 3, 8, 11, 12, 40)
const effects = ['mean', 'median', 'g', 'delta'] as const
const of = (data: EffectData) => groupEffect(data.effect, eachOnce(data.first), data.second && eachOnce(data.second))

test('effects of the second group against the first', () => {
  expect(of({ effect: 'mean', first, second })).toBeCloseTo(76 / 6 - 8, 14)
  expect(of({ effect: 'median', first, second })).toBe(5.5)
  // (mean(b) - mean(a)) / sqrt((6 * var(a) + 5 * var(b)) / 11) * gamma(5.5) / (sqrt(5.5) * gamma(5))
  expect(of({ effect: 'g', first, second })).toBeCloseTo(0.3596883996867299, 14)
  // mean(sign(outer(b, a, "-")))
  let balance = 0
  for (const b of second) for (const a of first) balance += Math.sign(b - a)
  expect(of({ effect: 'delta', first, second })).toBeCloseTo(balance / 42, 14)
})

describe.each(effects)('%s', (effect) => {
  test.each(effect === 'delta' ? [second] : [second, null])('acceleration by leaving out each value (%#)', (other) => {
    const without = (values: Float64Array, k: number) => values.filter((_, i) => i !== k)
    const groups = [
      Array.from(first, (_, k) => of({ effect, first: without(first, k), second: other })),
      other === null ? [] : Array.from(other, (_, k) => of({ effect, first, second: without(other, k) })),
    ]
    const d = groups.flatMap((values) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      return values.map((value) => ((values.length - 1) / values.length) * (mean - value))
    })
    const power = (p: number) => d.reduce((sum, value) => sum + value ** p, 0)
    expect(effectAcceleration({ effect, first, second: other })).toBeCloseTo(power(3) / (6 * power(2) ** 1.5), 10)
  })
})

test('samples are those of R with the same seeds, ascending', async () => {
  // set.seed(7); sort(sapply(sample.int(.Machine$integer.max, 3), function(s) { set.seed(s); a <- first[sample.int(7, 7, TRUE)]; b <- second[sample.int(6, 6, TRUE)]; mean(b) - mean(a) }))
  const given = { scatter: inTurn(uninterrupted), checkpoint: uninterrupted, progress: () => {} }
  const samples = await bootstrapEffects({ effect: 'mean', first, second }, { replicates: 3, seed: 7 }, given)
  expect([...samples]).toEqual(
    [-4.095238095238096, 4.952380952380954, 7.285714285714286].map((value) => expect.closeTo(value, 13)),
  )
})
