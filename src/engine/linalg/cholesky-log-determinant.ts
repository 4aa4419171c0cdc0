/** Logarithm of the determinant of a symmetric positive definite matrix; 0 for an empty one, NaN for one that is not. */
export function choleskyLogDeterminant(a: readonly (readonly number[])[]): number {
  const lower: number[][] = []
  let log = 0
  for (const [i, row] of a.entries()) {
    const current: number[] = []
    for (let j = 0; j <= i; j++) {
      let sum = row[j] ?? 0
      const other = j === i ? current : (lower[j] ?? [])
      for (let k = 0; k < j; k++) sum -= (current[k] ?? 0) * (other[k] ?? 0)
      current.push(j === i ? Math.sqrt(sum) : sum / (other[j] ?? Number.NaN))
    }
    lower.push(current)
    log += 2 * Math.log(current[i] ?? Number.NaN)
  }
  return log
}
