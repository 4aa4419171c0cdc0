/**
 * The lower triangle L of a small symmetric positive definite matrix A = L L' (Cholesky), as rows. Undefined where a pivot is not above
 * `least` of its diagonal element: the matrix is singular to working precision, or nearly so.
 */
export function cholesky(a: readonly (readonly number[])[], least = 1e-12): readonly (readonly number[])[] | undefined {
  const lower: number[][] = []
  for (const [i, row] of a.entries()) {
    const current: number[] = []
    for (let j = 0; j <= i; j++) {
      let sum = row[j] as number
      const other = j === i ? current : (lower[j] as number[])
      for (let k = 0; k < j; k++) sum -= (current[k] as number) * (other[k] as number)
      if (j < i) current.push(sum / (other[j] as number))
      else if (sum > least * (row[i] as number)) current.push(Math.sqrt(sum))
      else return undefined
    }
    lower.push(current)
  }
  return lower
}
