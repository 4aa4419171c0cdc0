/** Parses `9:3:3:1`; empty if the text is blank, undefined if a part is not a number from 1e-9 to 1e9. */
export function readRatio(text: string): readonly number[] | undefined {
  const written = text.trim()
  if (written === '') return []
  const parts = written.split(/\s*[:：,，;；、\s]\s*/u).map((part) => (part === '' ? Number.NaN : Number(part)))
  return parts.every((part) => part >= 1e-9 && part <= 1e9) ? parts : undefined
}

/** The proportions that a ratio assigns to the values. */
export function sharesOf(ratio: readonly number[], values: number): readonly number[] {
  if (ratio.length === 0) return Array<number>(values).fill(1 / values)
  const whole = ratio.reduce((sum, part) => sum + part, 0)
  return ratio.map((part) => part / whole)
}
