export type PAdjustment = 'holm' | 'bonferroni' | 'none'

/** P values of one family, adjusted so that the chance of any false rejection stays bounded; as R's p.adjust. NaN counts as no test. */
export function adjustPValues(values: readonly number[], method: PAdjustment): readonly number[] {
  if (method === 'none') return values
  const ascending = [...values.keys()]
    .filter((k) => !Number.isNaN(values[k]))
    .sort((i, j) => at(values, i) - at(values, j))
  const m = ascending.length
  if (method === 'bonferroni') return values.map((p) => Math.min(1, m * p))
  const adjusted = values.map(() => Number.NaN)
  let largest = 0
  for (const [rank, k] of ascending.entries()) {
    largest = Math.max(largest, Math.min(1, (m - rank) * at(values, k)))
    adjusted[k] = largest
  }
  return adjusted
}

function at(values: readonly number[], k: number): number {
  return values[k] ?? Number.NaN
}
