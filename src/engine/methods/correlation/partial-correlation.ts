import { pearsonR } from './pearson.ts'

/**
 * The correlation of x and y with the controls held constant: from the Cholesky factor of the correlations of controls, x and y in this order. NaN if
 * a column does not vary, or the controls determine x or y or each other. `weights`: how many cases each row represents.
 */
export function partialCorrelation(
  x: Float64Array,
  y: Float64Array,
  controls: readonly Float64Array[],
  weights?: Float64Array,
): number {
  if (controls.length === 0) return pearsonR(x, y, weights)
  const columns = [...controls, x, y]
  const correlations = columns.map((a, i) =>
    columns.slice(0, i + 1).map((b, j) => (i === j ? 1 : pearsonR(a, b, weights))),
  )
  const factor: number[][] = []
  for (const [i, row] of correlations.entries()) {
    const line: number[] = []
    for (const [j, r] of row.entries()) {
      const above = factor[j] ?? line
      const rest = r - line.reduce((sum, value, k) => sum + value * (above[k] ?? 0), 0)
      if (j < i) line.push(rest / (above[j] ?? Number.NaN))
      else line.push(rest > singular ? Math.sqrt(rest) : i === columns.length - 1 ? 0 : Number.NaN)
    }
    factor.push(line)
  }
  const last = factor.at(-1) ?? []
  const [shared = Number.NaN, own = Number.NaN] = last.slice(-2)
  const length = Math.hypot(shared, own)
  return length ** 2 > singular ? Math.max(-1, Math.min(1, shared / length)) : Number.NaN
}

/** A smaller fraction of a column's variance is rounding. */
const singular = 1e-12
