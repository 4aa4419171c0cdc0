/** `9:3:3:1` as numbers; none if nothing is written, undefined if a part is no finite number above 0. */
export function readRatio(text: string): readonly number[] | undefined {
  const written = text.trim()
  if (written === '') return []
  const parts = written.split(/\s*[:：,，;；、\s]\s*/u).map((part) => (part === '' ? Number.NaN : Number(part)))
  return parts.every((part) => part >= 1e-9 && part <= 1e9) ? parts : undefined
}

/** The shares of 1 that a ratio gives to so many values. */
export function sharesOf(ratio: readonly number[], values: number): readonly number[] {
  if (ratio.length === 0) return Array<number>(values).fill(1 / values)
  const whole = ratio.reduce((sum, part) => sum + part, 0)
  return ratio.map((part) => part / whole)
}
