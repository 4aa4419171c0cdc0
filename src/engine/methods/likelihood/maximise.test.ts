import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { logisticIrls } from '../logistic/logistic-irls.ts'
import { logisticRows } from '../logistic/logistic-rows.ts'
import { nestedLogistic } from '../logistic/nested-logistic.ts'
import { spanOf } from './column-span.ts'
import { likelihoodAt } from './likelihood-at.ts'
import { maximise } from './maximise.ts'

const n = 5000
const at = (k: number) => Float64Array.from({ length: n }, (_, i) => 40 + 10 * Math.sin(1.7 * (k + 1) * i + k))
const columns = [new Float64Array(n).fill(1), at(1), at(2), at(3), at(4), at(5)]
const chance = (i: number) =>
  1 / (1 + Math.exp(-(0.1 * ((columns[1]?.[i] ?? 0) - 40) - 0.2 * ((columns[2]?.[i] ?? 0) - 38))))
const y = Uint8Array.from({ length: n }, (_, i) => (((i * 7919) % 1009) / 1009 < chance(i) ? 1 : 0))

test('the score and the information are the derivatives of the likelihood and of the score', async () => {
  const { basis } = await spanOf(columns, uninterrupted)
  const likelihood = logisticRows({ y, offset: at(6).map((value) => value / 10 - 4) })
  const place = (of: Float64Array) => likelihoodAt(basis, likelihood, of, true, uninterrupted)
  const here = Float64Array.of(3, -2, 1, 0.5, 4, -1)
  const now = await place(here)
  for (const k of here.keys()) {
    const [up, down] = [here.slice(), here.slice()]
    up[k] = (up[k] ?? 0) + 1e-4
    down[k] = (down[k] ?? 0) - 1e-4
    const [above, below] = [await place(up), await place(down)]
    expect((below.deviance - above.deviance) / 4e-4).toBeCloseTo(now.score[k] ?? 0, 6)
    for (let j = 0; j <= k; j++)
      expect(((below.score[j] ?? 0) - (above.score[j] ?? 0)) / 2e-4).toBeCloseTo(now.information?.[k]?.[j] ?? 0, 6)
  }
})

test('nested models have the same deviance as fitted on their own', async () => {
  const fit = await logisticIrls(columns, { y, offset: null }, uninterrupted)
  const nested = nestedLogistic({ data: { columns, powers: [], y, offset: null }, fit }, uninterrupted)
  expect(fit.spanned).not.toBeNull()
  for (const left of [[1], [2], [1, 2], [3, 4, 5], [1, 2, 3, 4, 5]]) {
    const fewer = columns.filter((_, k) => !left.includes(k))
    const alone = await logisticIrls(fewer, { y, offset: null }, uninterrupted)
    const found = await nested(fewer)
    expect(Math.abs(found.deviance / alone.deviance - 1)).toBeLessThan(1e-13)
    expect(found.estimated).toEqual(alone.estimated)
  }
})

test('separated outcomes have no maximum', async () => {
  const { basis } = await spanOf(columns, uninterrupted)
  const separated = Uint8Array.from(columns[1] ?? [], (value) => (value > 41 ? 1 : 0))
  expect(await maximise(basis, logisticRows({ y: separated, offset: null }), uninterrupted)).toBeUndefined()
  const fit = await logisticIrls(columns, { y: separated, offset: null }, uninterrupted)
  expect([fit.state, fit.spanned]).toEqual(['separated', null])
})
