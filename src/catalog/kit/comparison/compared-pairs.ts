import type { Numeric } from '../outcome/outcome.ts'

/** Two cells of a figure by index, and the adjusted P of their difference. */
export interface Comparison {
  readonly first: number
  readonly second: number
  readonly p: Numeric
}

/** The cells to compare: the groups or, with colours, the colours within each group. */
export function comparedPairs(
  groups: number,
  colours: number,
  compare: 'all' | 'first',
): readonly (readonly [number, number])[] {
  const among = (cells: readonly number[]) =>
    cells.flatMap((a, i) => (compare === 'first' && i > 0 ? [] : cells.slice(i + 1).map((b) => [a, b] as const)))
  const range = (n: number, from = 0) => Array.from({ length: n }, (_, k) => from + k)
  return colours === 1 ? among(range(groups)) : range(groups).flatMap((g) => among(range(colours, g * colours)))
}
