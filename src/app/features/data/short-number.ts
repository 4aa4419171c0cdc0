const LONGEST = 10
const DIGITS = 6

/** A number as a cell of the grid has room for: a long fraction is rounded to six significant digits, a whole number never. */
export function shortNumber(text: string): string {
  if (text.length <= LONGEST || !text.includes('.')) return text
  return String(Number(Number(text).toPrecision(DIGITS)))
}
