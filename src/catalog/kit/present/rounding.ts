/** The decimals of a value that the source's own rounding would give, from the exact binary value. */
export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

/** Whether a value has come to a cut-off: the noise of the last binary digits, as a change of unit leaves it, does not hold it back. */
export function reaches(value: number, cutOff: number): boolean {
  return value >= cutOff - 1e-9 * Math.max(1e-3, Math.abs(cutOff))
}

/** The next whole number, as sample sizes are rounded; noise of the last binary digits does not add a person. */
export function roundUp(value: number): number {
  return Math.ceil(value - 1e-9 * Math.max(1, Math.abs(value)))
}
