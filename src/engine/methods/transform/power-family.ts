/**
 * Two families of power transformations, written in the signed logarithm t of a value x. With P(v, t) = (exp(v t) - 1) / v, or t for v = 0:
 * Box and Cox (1964), x > 0: t = log x, y = P(l, t). Yeo and Johnson (2000): t = sign(x) log(1 + |x|), y = P(l, t) for x >= 0 and -P(2 - l, -t)
 * below. The logarithm of the Jacobian is (l - 1) times the sum of t in both.
 */
export type PowerFamily = 'box-cox' | 'yeo-johnson'

/** The signed logarithm; NaN where the family is not defined. */
export function signedLog(family: PowerFamily, value: number): number {
  if (family === 'box-cox') return value > 0 ? Math.log(value) : Number.NaN
  return value < 0 ? -Math.log1p(-value) : Math.log1p(value)
}

/** The transformed value of a signed logarithm. */
export function powerOf(family: PowerFamily, t: number, lambda: number): number {
  return family === 'box-cox' || t >= 0 ? power(lambda, t) : -power(2 - lambda, -t)
}

const power = (exponent: number, t: number): number => (exponent === 0 ? t : Math.expm1(exponent * t) / exponent)

/** The derivative of a transformed value (`powerOf`) by lambda. */
export function powerSlope(family: PowerFamily, t: number, lambda: number, transformed: number): number {
  if (family === 'box-cox' || t >= 0) return growth(lambda, t, transformed)
  return growth(2 - lambda, -t, -transformed)
}

/** Below this the direct formula loses digits. */
const SMALL = 0.1
/** (k - 1) / k! for k = 2, 3, ... */
const series = [1 / 2, 1 / 3, 1 / 8, 1 / 30, 1 / 144, 1 / 840, 1 / 5760, 1 / 45_360, 1 / 403_200]

/** The derivative of P by the exponent, t^2 (exp(u) (u - 1) + 1) / u^2 with u = exponent t, from P itself: no second exponential. */
function growth(exponent: number, t: number, transformed: number): number {
  const u = exponent * t
  if (Math.abs(u) >= SMALL) return (exponent * transformed * (u - 1) + u) / (exponent * exponent)
  let sum = 0
  for (let k = series.length - 1; k >= 0; k--) sum = sum * u + (series[k] as number)
  return t * t * sum
}
