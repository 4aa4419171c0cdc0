export type PAdjustment = 'holm' | 'bonferroni' | 'benjamini-hochberg' | 'none'

/**
 * P values adjusted for one family of tests, like R's p.adjust: `holm` and `bonferroni` control the family-wise error rate,
 * `benjamini-hochberg` the false discovery rate. NaN is not counted as a test.
 */
export function adjustPValues(values: readonly number[], method: PAdjustment): readonly number[] {
  if (method === 'none') return values
  const ascending = [...values.keys()]
    .filter((k) => !Number.isNaN(values[k]))
    .sort((i, j) => at(values, i) - at(values, j))
  const m = ascending.length
  if (method === 'bonferroni') return values.map((p) => Math.min(1, m * p))
  const adjusted = values.map(() => Number.NaN)
  if (method === 'holm') {
    let largest = 0
    for (const [rank, k] of ascending.entries()) {
      largest = Math.max(largest, Math.min(1, (m - rank) * at(values, k)))
      adjusted[k] = largest
    }
    return adjusted
  }
  let smallest = 1
  for (const [fromTop, k] of ascending.toReversed().entries()) {
    smallest = Math.min(smallest, (m / (m - fromTop)) * at(values, k))
    adjusted[k] = smallest
  }
  return adjusted
}

function at(values: readonly number[], k: number): number {
  return values[k] ?? Number.NaN
}
