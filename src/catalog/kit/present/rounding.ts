/** A value rounded to the decimals of the source, from the exact binary value. */
export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

/** Whether a value has reached a cut-off, tolerating noise in the last binary digits from a change of unit. */
export function reaches(value: number, cutOff: number): boolean {
  return value >= cutOff - 1e-9 * Math.max(1e-3, Math.abs(cutOff))
}

/** Rounds up to an integer, as for sample sizes; noise in the last binary digits does not add a person. */
export function roundUp(value: number): number {
  return Math.ceil(value - 1e-9 * Math.max(1, Math.abs(value)))
}
