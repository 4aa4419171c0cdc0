/**
 * Weights whose sums and differences are all exact, so that an emptied risk set is exactly 0 and equal counts compare as equal: fractions are
 * rounded to a power of two small enough that the sum of all still fits into the 53 bits of a number. Integer weights are unchanged. The error
 * of a weight is at most 2^-53 of the sum of all; none becomes 0. Weights are finite and above 0, their sum below 2^53.
 */
export function exactCases(weights: Float64Array): Float64Array {
  if (weights.every(Number.isInteger)) return weights
  const unit = finestUnit(weights)
  return weights.map((weight) => Math.max(1, Math.round(weight / unit)) * unit)
}

function finestUnit(weights: Float64Array): number {
  let sum = 0
  for (const weight of weights) sum += weight
  // one bit is reserved for what rounding adds; there is no finer unit than the smallest number
  return Math.max(2 ** (Math.ceil(Math.log2(sum)) - 51), Number.MIN_VALUE)
}
