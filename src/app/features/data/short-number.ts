const LONGEST = 10
const DIGITS = 6

/** A number that fits into a cell of the grid: a long fraction is rounded to six significant digits, an integer never. */
export function shortNumber(text: string): string {
  if (text.length <= LONGEST || !text.includes('.')) return text
  return String(Number(Number(text).toPrecision(DIGITS)))
}
