/** Fourth powers of values within these bounds neither overflow nor vanish. */
const [least, most] = [2 ** -200, 2 ** 200]

/**
 * Values of a size whose powers a double can hold, and the power of two that leads back: `scaled * factor` is exactly the value. The very same
 * array comes back where nothing needs to change, which is nearly always. What does not depend on the unit, such as skewness or a test of
 * normality, can then be computed of measurements near 1e300 or 1e-300 too.
 */
export function safelyScaled(values: Float64Array): { readonly values: Float64Array; readonly factor: number } {
  let largest = 0
  for (const value of values) largest = Math.max(largest, Math.abs(value))
  if (largest === 0 || (largest >= least && largest <= most)) return { values, factor: 1 }
  const factor = 2 ** Math.max(Math.floor(Math.log2(largest)), -1022)
  return { values: values.map((value) => value / factor), factor }
}
