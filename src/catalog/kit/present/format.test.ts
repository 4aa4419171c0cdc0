import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  displaySettings,
  fixed,
  formatCount,
  formatDf,
  formatEstimate,
  formatEstimateInterval,
  formatInterval,
  formatLevel,
  formatP,
  formatQuantity,
  formatQuantityInterval,
  relationP,
} from './format.ts'

const english = displaySettings('en')
const chinese = displaySettings('zh')

test('a count is an integer, and a sum of fractions has no binary noise', () => {
  expect(formatCount(9_007_199_254_740_991)).toBe('9007199254740991')
  expect(formatCount(0.1 + 0.2)).toBe('0.3')
})

test('rounds the exact binary value, ties away from zero, without a negative zero', () => {
  expect(fixed(1.005, 2)).toBe('1.00') // the double is 1.00499999999999989...
  expect(fixed(2.675, 2)).toBe('2.67') // 2.67499999999999982...
  expect(fixed(0.125, 2)).toBe('0.13') // exact
  expect(fixed(-0.125, 2)).toBe('−0.13')
  expect(fixed(-0.001, 2)).toBe('0.00')
  expect(fixed(1e20 + 12345, 0)).toBe('100000000000000016384')
})

test('p has three decimals, and a bound below and above them', () => {
  expect(formatP(0.03249, english)).toBe('0.032')
  expect(formatP(0.0009999, english)).toBe('< 0.001')
  expect(formatP(0, chinese)).toBe('<0.001')
  expect(formatP(0.001, english)).toBe('0.001')
  expect(formatP(0.99961, english)).toBe('> 0.999')
  expect(formatP(1, english)).toBe('1.000')
  expect(formatP('NaN', english)).toBe('—')
  expect(formatP(null, english)).toBe('')
})

test('p keeps its side of alpha when it is rounded', () => {
  expect(formatP(0.0496, english)).toBe('0.0496')
  expect(formatP(0.049996, english)).toBe('0.049996')
  expect(formatP(0.0504, english)).toBe('0.0504')
  expect(formatP(0.05, english)).toBe('0.050')
  expect(formatP(0.0104, { ...english, alpha: 0.01 })).toBe('0.0104')
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 0.9994, noNaN: true }), (p) => {
      expect(Number(formatP(p, english)) < 0.05).toBe(p < 0.05)
      expect(Math.abs(Number(formatP(p, english)) - p)).toBeLessThanOrEqual(0.0005)
    }),
  )
})

test('in running text a bound is not written as an equation', () => {
  expect(relationP(0.0001, english)).toBe('P < 0.001')
  expect(relationP(0.0001, chinese)).toBe('P < 0.001')
  expect(relationP(0.2, english)).toBe('P = 0.200')
})

test('a small estimate keeps two significant digits', () => {
  expect(formatEstimate(12.3456, english)).toBe('12.35')
  expect(formatEstimate(-0.01234, english)).toBe('−0.012')
  expect(formatEstimate(0.000451, english)).toBe('0.00045')
  expect(formatEstimate(0, english)).toBe('0.00')
  expect(formatEstimate('-Inf', english)).toBe('−∞')
})

test('a limit close to zero is not rounded to it', () => {
  expect(formatInterval(-0.0033, 0.2949, english)).toBe('−0.003 to 0.295')
  expect(formatInterval(0, 0.2949, english)).toBe('0.00 to 0.29')
  expect(formatInterval(-1.5, 'Inf', chinese)).toBe('−1.50~∞')
  expect(formatInterval(null, null, english)).toBe('')
})

test('a quantity has no trailing zeros, and an unknown limit is a dash', () => {
  expect(formatQuantity(270, english)).toBe('270')
  expect(formatQuantity(100, english)).toBe('100')
  expect(formatQuantity(10.5, english)).toBe('10.5')
  expect(formatQuantityInterval(212, null, english)).toBe('212 to —')
})

test('degrees of freedom are integers or have two decimals', () => {
  expect(formatDf(226)).toBe('226')
  expect(formatDf([2, 31.4159])).toBe('2, 31.42')
})

test('a confidence level is a bare percentage', () => {
  expect([0.95, 0.9, 0.999, 0.5].map(formatLevel)).toEqual(['95%', '90%', '99.9%', '50%'])
})

test('an interval of a ratio that excludes 1 is not printed as if it reached it', () => {
  expect(formatInterval(0.9655, 0.9983, english, 1)).toBe('0.966 to 0.998')
  expect(formatInterval(1.00003, 1.4, english, 1)).toBe('1.00003 to 1.40000')
  expect(formatInterval(0.9655, 1.0004, english, 1)).toBe('0.97 to 1.00')
  expect(formatEstimateInterval({ estimate: 0.982, lower: 0.9655, upper: 0.9983 }, english, 1)).toBe(
    '0.982 (0.966 to 0.998)',
  )
})
