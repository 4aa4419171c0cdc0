/** Fourth powers of values between these bounds neither overflow nor underflow. */
const [least, most] = [2 ** -200, 2 ** 200]

/**
 * Scales values by a power of two so that their powers are representable: `scaled * factor` is exactly the value. Returns the same array if
 * no scaling is needed, which is almost always. Scale-invariant results such as skewness or a test of normality can then be computed for
 * values near 1e300 or 1e-300 as well.
 */
export function safelyScaled(values: Float64Array): { readonly values: Float64Array; readonly factor: number } {
  let largest = 0
  for (const value of values) largest = Math.max(largest, Math.abs(value))
  if (largest === 0 || (largest >= least && largest <= most)) return { values, factor: 1 }
  const factor = 2 ** Math.max(Math.floor(Math.log2(largest)), -1022)
  return { values: values.map((value) => value / factor), factor }
}
