/*
 * Logarithm and exponential by sums, products and quotients only, which every machine rounds in the same way. JavaScript leaves the
 * accuracy of Math.log and Math.exp to the browser: with them a seed would not give the same numbers everywhere.
 */

const bytes = new DataView(new ArrayBuffer(8))

/** ln 2 in two parts; the first has 32 trailing zero bits, so that its multiples by an exponent are exact. */
const ln2High = 0.6931471803691238
const ln2Low = 1.9082149292705877e-10

/**
 * ln x for a normal floating-point number x > 0, with relative error at most 1e-15, by the series 2 (s + s^3/3 + s^5/5 ...) of
 * s = (m - 1) / (m + 1), m in [sqrt(1/2), sqrt(2)).
 */
export function portableLog(x: number): number {
  bytes.setFloat64(0, x)
  const high = bytes.getUint32(0)
  let exponent = (high >>> 20) - 1023
  bytes.setUint32(0, (high & 0xfffff) | 0x3ff00000)
  let m = bytes.getFloat64(0)
  if (m > Math.SQRT2) {
    m /= 2
    exponent++
  }
  const s = (m - 1) / (m + 1)
  const square = s * s
  let series = 0
  for (let odd = 23; odd >= 3; odd -= 2) series = square * (series + 1 / odd)
  return exponent * ln2High + (2 * s + (2 * s * series + exponent * ln2Low))
}

/** 2^-k. */
const halves = new Float64Array(1075)
for (let [k, power] = [0, 1]; k < halves.length; k++, power /= 2) halves[k] = power

/**
 * e^x for x <= 0, with relative error at most 1e-15 if the result is a normal floating-point number; 0 from -745 downwards. Taylor's series
 * after a power of two is factored out.
 */
export function portableExp(x: number): number {
  const halvings = Math.round(-x / Math.LN2)
  if (!(halvings < halves.length)) return Number.isNaN(x) ? x : 0
  const rest = x + halvings * ln2High + halvings * ln2Low
  let series = 1
  for (let k = 13; k >= 1; k--) series = 1 + (rest * series) / k
  return series * (halves[halvings] ?? 0)
}
