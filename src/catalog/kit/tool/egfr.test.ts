import { expect, test } from 'vitest'
import { brokenPower, ckdEpiText, mdrd, mdrdText, printed } from './egfr.ts'

test('a broken power has two exponents, below and above 1, and is 1 where they meet', () => {
  expect([brokenPower(0.5, 2, 3), brokenPower(1, 2, 3), brokenPower(2, 2, 3)]).toEqual([0.25, 1, 8])
})

test('formulas are printed with the numbers that they use', () => {
  const coefficients = { scale: 100, creatinine: -2, age: 0, female: 0.5 }
  expect(mdrdText(coefficients)[0]?.en).toBe('eGFR = 100 × Scr^−2 × age^0 (× 0.5 if female)')
  expect(mdrd(coefficients, { creatinine: 176.8, age: 50, sex: 'female' })).toBe(12.5)
  const [line] = ckdEpiText({
    scale: 10,
    above: -1.5,
    yearly: 0.99,
    female: { kappa: 0.5, alpha: -0.25, times: 2 },
    male: { kappa: 1, alpha: -0.5, times: 1 },
  })
  expect(line?.zh).toBe('eGFR = 10 × min(Scr/κ, 1)^α × max(Scr/κ, 1)^−1.5 × 0.99^年龄（女性 × 2）')
})

test('a minus sign in print', () => {
  expect([printed(-0.5), printed(2)]).toEqual(['−0.5', '2'])
})
