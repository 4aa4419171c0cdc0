/** Upper triangular matrices as columns; only their first `n` entries are used. */
type Columns = readonly Float64Array[]

/** Solves R x = b. */
export function solveUpper(r: Columns, b: ArrayLike<number>, n: number): Float64Array {
  const x = Float64Array.from({ length: n }, (_, i) => b[i] ?? 0)
  for (let j = n - 1; j >= 0; j--) {
    const column = r[j] ?? new Float64Array(n)
    const value = (x[j] as number) / (column[j] as number)
    x[j] = value
    for (let i = 0; i < j; i++) x[i] = (x[i] as number) - value * (column[i] as number)
  }
  return x
}

/** Solves R' x = b. */
export function solveTransposed(r: Columns, b: ArrayLike<number>, n: number): Float64Array {
  const x = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const column = r[i] ?? x
    let sum = b[i] ?? 0
    for (let k = 0; k < i; k++) sum -= (column[k] as number) * (x[k] as number)
    x[i] = sum / (column[i] as number)
  }
  return x
}

/** (R'R)^-1 as rows. */
export function inverseCrossproduct(r: Columns, n: number): number[][] {
  const inverse = Array.from({ length: n }, (_, j) =>
    solveUpper(
      r,
      Float64Array.from({ length: n }, (_, i) => (i === j ? 1 : 0)),
      n,
    ),
  )
  const entry = (i: number, j: number): number => {
    let sum = 0
    for (let k = Math.max(i, j); k < n; k++) sum += (inverse[k]?.[i] ?? 0) * (inverse[k]?.[j] ?? 0)
    return sum
  }
  return Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => entry(i, j)))
}
