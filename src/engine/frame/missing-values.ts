import type { ColumnMeta, MissingRange } from './frame.ts'

type Declared = Pick<ColumnMeta, 'missingCodes' | 'missingRanges'>

/** Whether a number is in one of the ranges. Infinite numbers are in an open end. */
export function inRanges(ranges: readonly MissingRange[], value: number): boolean {
  for (const [low, high] of ranges) if ((low === null || value >= low) && (high === null || value <= high)) return true
  return false
}

/** A predicate for numbers that the column declares missing, by a code or a range. -0 equals 0. */
export function missingNumbers({ missingCodes, missingRanges }: Declared): (value: number) => boolean {
  const codes = new Set(missingCodes.filter((code) => typeof code === 'number'))
  if (missingRanges.length === 0) return (value) => codes.has(value)
  return (value) => codes.has(value) || inRanges(missingRanges, value)
}

/** A predicate for texts that the column declares missing. Codes are compared as texts; texts are in no range. */
export function missingTexts({ missingCodes }: Declared): (text: string) => boolean {
  const codes = new Set(missingCodes.map(String))
  return (text) => codes.has(text)
}
