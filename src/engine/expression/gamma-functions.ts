import { logFactorial } from '../special/log-factorial.ts'
import { logGamma } from '../special/log-gamma.ts'

/** n! as far as it is finite; exact up to 22!. */
const factorials = new Float64Array(171).fill(1)
for (let n = 2; n < factorials.length; n++) factorials[n] = (factorials[n - 1] as number) * n

/** Γ(x); NaN at 0 and the negative integers. */
export function gamma(x: number): number {
  if (Number.isInteger(x)) return x <= 0 ? Number.NaN : (factorials[x - 1] ?? Number.POSITIVE_INFINITY)
  // DLMF 5.5.3
  return x < 0 ? Math.PI / (sinPi(x) * gamma(1 - x)) : Math.exp(logGamma(x))
}

/** ln |Γ(x)|, infinite at 0 and the negative integers, as in R. */
export function logAbsGamma(x: number): number {
  if (x > 0) return logGamma(x)
  return Number.isInteger(x) ? Number.POSITIVE_INFINITY : Math.log(Math.PI / Math.abs(sinPi(x))) - logGamma(1 - x)
}

/** sin πx, the whole periods being taken off first. */
function sinPi(x: number): number {
  return Math.sin(Math.PI * (x - 2 * Math.round(x / 2)))
}

/** Factors that are multiplied one by one; beyond, logarithms are used. */
const mostFactors = 1000

/** The binomial coefficient: k is rounded to an integer, n may be any number, as in R. */
export function binomialCoefficient(n: number, k: number): number {
  const whole = Math.round(k)
  if (whole < 0) return 0
  if (!Number.isInteger(n)) return product(n, whole)
  if (n < 0) return (whole % 2 === 0 ? 1 : -1) * binomialCoefficient(whole - n - 1, whole)
  if (whole > n) return 0
  const fewer = Math.min(whole, n - whole)
  if (fewer > mostFactors) return Math.exp(logFactorial(n) - logFactorial(whole) - logFactorial(n - whole))
  // Γ would round, and the value is whole
  const value = product(n, fewer)
  return value < Number.MAX_SAFE_INTEGER ? Math.round(value) : value
}

function product(n: number, k: number): number {
  let value = 1
  for (let j = 1; j <= k && value !== 0 && Number.isFinite(value); j++) value *= (n - k + j) / j
  return value
}
