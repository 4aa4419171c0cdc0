/** Correlations of covariances, both as rows; exactly 1 on the diagonal. NaN for a column that does not vary. */
export function correlationsOf(covariances: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const scales = covariances.map((row, j) => Math.sqrt(row[j] ?? Number.NaN))
  return covariances.map((row, i) =>
    row.map((value, j) => (i === j ? 1 : value / (scales[i] as number) / (scales[j] as number))),
  )
}
