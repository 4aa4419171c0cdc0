import { expect, test } from 'vitest'
import { judgedScores } from './judged-scores.ts'

test('a value on a limit is not beyond it', () => {
  const z = (5.44 - 5.2) / 0.12
  expect(z).toBeGreaterThan(2)
  expect([...judgedScores(Float64Array.of(z, 2.001, Number.NaN))]).toEqual([2, 2.001, Number.NaN])
})
