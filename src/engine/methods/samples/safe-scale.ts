/** Fourth powers of values within these bounds neither overflow nor underflow. */
const [least, most] = [2 ** -200, 2 ** 200]

/**
 * Scales values so that their powers are representable, with the power of two that restores them: `scaled * factor` is exactly the value.
 * Returns the same array if nothing needs to change, which is nearly always. Results that do not depend on the unit, such as skewness or a
 * test of normality, can then be computed for measurements near 1e300 or 1e-300 too.
 */
export function safelyScaled(values: Float64Array): { readonly values: Float64Array; readonly factor: number } {
  let largest = 0
  for (const value of values) largest = Math.max(largest, Math.abs(value))
  if (largest === 0 || (largest >= least && largest <= most)) return { values, factor: 1 }
  const factor = 2 ** Math.max(Math.floor(Math.log2(largest)), -1022)
  return { values: values.map((value) => value / factor), factor }
}
