/**
 * The lower triangle L of a small symmetric positive definite matrix A = L L' (Cholesky), as rows. Undefined if a pivot is not above `least`
 * of its diagonal element: the matrix is singular to working precision, or nearly so.
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

/** The inverse of a small lower triangle, as rows. */
export function invertedLower(lower: readonly (readonly number[])[]): readonly Float64Array[] {
  const inverse: Float64Array[] = []
  for (const [i, row] of lower.entries()) {
    const own = new Float64Array(i + 1)
    const diagonal = row[i] as number
    for (let j = 0; j < i; j++) {
      let sum = 0
      for (let k = j; k < i; k++) sum += (row[k] as number) * (inverse[k]?.[j] as number)
      own[j] = -sum / diagonal
    }
    own[i] = 1 / diagonal
    inverse.push(own)
  }
  return inverse
}
