/** Lists of numbers are compared by their length, their 2-norm, and some elements. */
const MOST = 12

type Cell = number | string | null

/** The count of the numbers, their 2-norm, and up to twelve elements at equal steps. */
export function summaryOf(values: readonly Cell[]): readonly Cell[] {
  const present = values.filter((value) => typeof value === 'number')
  return [present.length, Math.hypot(...present), ...positions(values.length).map((at) => values[at] ?? null)]
}

/** The R expression of the same summary for a vector. */
export function summaryInR(expression: string): string {
  return `local({ v <- as.vector(${expression}); v[!is.finite(v)] <- NA; n <- length(v); c(sum(!is.na(v)), sqrt(sum(v^2, na.rm = TRUE)), v[if (n <= ${MOST}) seq_len(n) else 1 + floor((n - 1) * (0:${MOST - 1}) / ${MOST - 1})]) })`
}

function positions(length: number): readonly number[] {
  if (length <= MOST) return Array.from({ length }, (_, i) => i)
  return Array.from({ length: MOST }, (_, k) => Math.floor(((length - 1) * k) / (MOST - 1)))
}

/** Tolerance between a cell and R's: relative to the size of the whole list, since a residual is a small difference of larger numbers. */
export function cellTolerance(count: number, size: number): { readonly relative: number; readonly absolute: number } {
  return { relative: 1e-10, absolute: (1e-10 * size) / Math.sqrt(count) }
}
