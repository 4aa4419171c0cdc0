/** The decimals of a value that the source's own rounding would give, from the exact binary value. */
export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

/** The next whole number, as sample sizes are rounded; noise of the last binary digits does not add a person. */
export function roundUp(value: number): number {
  return Math.ceil(value - 1e-9 * Math.max(1, Math.abs(value)))
}
