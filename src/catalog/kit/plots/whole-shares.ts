/**
 * Percentages with a number of decimals that sum to exactly 100 (method of largest remainders): each is rounded down, and the missing units
 * go to those that lost most, of equal losses to the larger count. All 0 if the counts are.
 */
export function wholeShares(counts: readonly number[], decimals: number): readonly number[] {
  const total = counts.reduce((sum, n) => sum + n, 0)
  if (!(total > 0)) return counts.map(() => 0)
  const units = 100 * 10 ** decimals
  const exact = counts.map((n) => (n / total) * units)
  // noise in the last binary digit does not cost a unit
  const whole = exact.map((share) => Math.floor(share + 1e-9))
  const missing = units - whole.reduce((sum, share) => sum + share, 0)
  const lost = (k: number) => (exact[k] ?? 0) - (whole[k] ?? 0)
  const isMore = (a: number, b: number) =>
    Math.abs(lost(a) - lost(b)) > 1e-9 ? lost(b) - lost(a) : (counts[b] ?? 0) - (counts[a] ?? 0) || a - b
  const raised = new Set([...counts.keys()].toSorted(isMore).slice(0, missing))
  return whole.map((share, k) => (share + (raised.has(k) ? 1 : 0)) / 10 ** decimals)
}
