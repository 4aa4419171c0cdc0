import type { ColumnMeta, MissingRange } from './frame.ts'

type Declared = Pick<ColumnMeta, 'missingCodes' | 'missingRanges'>

/** Whether a number lies in one of the ranges. Infinite numbers lie in an open end. */
export function inRanges(ranges: readonly MissingRange[], value: number): boolean {
  for (const [low, high] of ranges) if ((low === null || value >= low) && (high === null || value <= high)) return true
  return false
}

/** A test whether the column declares a number to be missing, by a code or a range. -0 and 0 are one. */
export function missingNumbers({ missingCodes, missingRanges }: Declared): (value: number) => boolean {
  const codes = new Set(missingCodes.filter((code) => typeof code === 'number'))
  if (missingRanges.length === 0) return (value) => codes.has(value)
  return (value) => codes.has(value) || inRanges(missingRanges, value)
}

/** A test whether the column declares a text to be missing. Codes are compared as texts; no text lies in a range. */
export function missingTexts({ missingCodes }: Declared): (text: string) => boolean {
  const codes = new Set(missingCodes.map(String))
  return (text) => codes.has(text)
}
