import { ofNumber, ofNumbers } from './function-shapes.ts'
import type { FunctionSpec } from './function-spec.ts'
import { binomialCoefficient, gamma, logAbsGamma } from './gamma-functions.ts'
import { asNumbers, singleNumber, type Vector } from './vector.ts'

export const mathFunctions = {
  sign: ofNumber(Math.sign),
  logb: ofNumbers(['number', 'number'], logOfBase),
  expm1: ofNumber(Math.expm1),
  log1p: ofNumber(Math.log1p),
  sin: ofNumber(Math.sin),
  cos: ofNumber(Math.cos),
  tan: ofNumber(Math.tan),
  asin: ofNumber(Math.asin),
  acos: ofNumber(Math.acos),
  atan: ofNumber(Math.atan),
  atan2: ofNumbers(['number', 'number'], Math.atan2),
  pi: { parameters: [], result: 'number', evaluate: () => singleNumber(Math.PI) },
  lgamma: ofNumber(logAbsGamma),
  factorial: ofNumber((x) => gamma(x + 1)),
  choose: ofNumbers(['number', 'number'], binomialCoefficient),
  clamp: ofNumbers(['number', 'number', 'number'], (x, low, high) => Math.min(Math.max(x, low), high)),
  signif: ofNumbers(['number', 'number'], significant, [6]),
  floor_to: ofNumbers(['number', 'number'], (x, step) => Math.floor(x / step) * step),
  is_finite: {
    parameters: ['number'],
    result: 'logical',
    evaluate: ([x]) => {
      const { values: numbers, single } = asNumbers(x as Vector)
      const values = new Int8Array(numbers.length)
      for (let i = 0; i < numbers.length; i++) values[i] = Number.isFinite(numbers[i]) ? 1 : 0
      return { type: 'logical', values, single }
    },
  },
} satisfies Record<string, FunctionSpec>

/** The bases 2 and 10 have functions of their own, which give whole results for their powers. */
function logOfBase(x: number, base: number): number {
  if (base === 10) return Math.log10(x)
  return base === 2 ? Math.log2(x) : Math.log(x) / Math.log(base)
}

/** From so many digits on a number stays as it is. */
const allDigits = 22
/** Digits that numbers scaled to integers hold exactly. */
const exactDigits = 15
/** The greatest power of ten that a double holds exactly, and that of 5. */
const exactPower = 22

/** Rounded to so many significant digits, at least one; what lies exactly in the middle goes to the even digit, as in R. */
function significant(x: number, wanted: number): number {
  const digits = Math.max(1, Math.round(wanted))
  if (x === 0 || digits >= allDigits || !Number.isFinite(x)) return x
  const places = digits - 1 - Math.floor(Math.log10(Math.abs(x)))
  if (Math.abs(places) > exactPower || digits > exactDigits) return Number(x.toPrecision(Math.min(digits, 21)))
  const scale = 10 ** Math.abs(places)
  const scaled = places < 0 ? x / scale : x * scale
  const below = Math.floor(scaled)
  const part = scaled - below
  const toNumber = (whole: number) => (places < 0 ? whole * scale : whole / scale)
  if (Math.abs(part - 0.5) >= 1e-15 * Math.abs(scaled)) return toNumber(part < 0.5 ? below : below + 1)
  // the middle itself is a double only if the fives of the power of ten cancel
  const isMiddle = toNumber(below + 0.5) === x && (places <= 0 || (2 * below + 1) % 5 ** places === 0)
  return isMiddle ? toNumber(below % 2 === 0 ? below : below + 1) : Number(x.toPrecision(digits))
}
