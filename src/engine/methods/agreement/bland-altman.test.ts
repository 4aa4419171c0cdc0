import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repeatCases } from '../samples/repeat-cases.ts'
import { differenceOf, limitsOfAgreement, meanOfTwo, slopeOn } from './bland-altman.ts'

// Bland and Altman, Lancet 1986;1:307: peak expiratory flow by two meters, first measurements of 17 subjects
const wright = [494, 395, 516, 434, 476, 557, 413, 442, 650, 433, 417, 656, 267, 478, 178, 423, 427]
const mini = [512, 430, 520, 428, 500, 600, 364, 380, 658, 445, 432, 626, 260, 477, 259, 350, 451]

test('the published bias, SD and limits of two peak flow meters', () => {
  const found = limitsOfAgreement(
    Float64Array.from(wright, (value, i) => value - (mini[i] ?? 0)),
    0.95,
    0.95,
  )
  expect(found.n).toBe(17)
  expect([found.bias, found.sd].map((value) => value.toFixed(1))).toEqual(['-2.1', '38.8'])
  expect([found.biasInterval.lower, found.biasInterval.upper].map((value) => value.toFixed(1))).toEqual([
    '-22.0',
    '17.8',
  ])
  // the paper takes 2 SD: -79.7 to 75.5
  expect((found.upper - found.lower) / found.sd).toBeCloseTo(2 * 1.959964, 5)
})

const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1000 })), {
  minLength: 4,
  maxLength: 40,
})

test('swapping the methods reflects the limits about 0; the order of pairs does not matter', () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom('difference', 'percent', 'ratio'), (measured, scale) => {
      const of = (list: readonly (readonly [number, number])[]) =>
        limitsOfAgreement(
          Float64Array.from(list, ([a, b]) => differenceOf(a, b, meanOfTwo(a, b), scale)),
          0.9,
          0.95,
        )
      const found = of(measured)
      fc.pre(found.sd > 1e-9)
      const turned = of(measured.toReversed().map(([a, b]) => [b, a] as const))
      expect(turned.bias).toBeCloseTo(-found.bias, 9)
      expect(turned.lower).toBeCloseTo(-found.upper, 9)
      expect(turned.upperInterval.lower).toBeCloseTo(-found.lowerInterval.upper, 9)
      expect(found.biasInterval.lower > 0 || found.biasInterval.upper < 0).toBe(found.pValue < 0.05)
    }),
  )
})

test('the slope is that of the regression line, and undefined if the averages do not vary', () => {
  const x = Float64Array.of(1, 2, 3, 4, 6)
  const exact = slopeOn(
    x,
    x.map((value, i) => 2 * value + (i % 2 === 0 ? 0.1 : -0.1)),
    0.95,
  )
  expect(exact.estimate).toBeCloseTo(2, 1)
  expect(exact.interval.lower).toBeLessThan(2)
  expect(exact.interval.upper).toBeGreaterThan(2)
  expect(slopeOn(new Float64Array(5), x, 0.95)).toMatchObject({ estimate: Number.NaN, pValue: Number.NaN })
})

test('limits and slopes of counted cases are those of repeated ones', () => {
  const sample = fc.array(
    fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 6 })),
    { minLength: 4, maxLength: 30 },
  )
  const close = (found: unknown, wanted: unknown): void => {
    if (typeof wanted === 'object' && wanted !== null)
      for (const [key, value] of Object.entries(wanted)) close((found as Record<string, unknown>)[key], value)
    else if (Number.isFinite(wanted))
      expect(Math.abs(Number(found) - Number(wanted))).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(Number(wanted))))
    else expect(found).toBe(wanted)
  }
  fc.assert(
    fc.property(sample, (drawn) => {
      const [y, x, weights] = [0, 1, 2].map((k) => Float64Array.from(drawn, (one) => one[k] as number))
      if (!(y && x && weights) || new Set(y).size < 3 || new Set(x).size < 3) return
      const [longX, longY] = [repeatCases(x, weights), repeatCases(y, weights)]
      close(limitsOfAgreement(y, 0.9, 0.95, weights), limitsOfAgreement(longY, 0.9, 0.95))
      const [own, long] = [slopeOn(x, y, 0.95, weights), slopeOn(longX, longY, 0.95)]
      close(
        { estimate: own.estimate, df: own.df, p: own.pValue },
        { estimate: long.estimate, df: long.df, p: long.pValue },
      )
    }),
  )
})
