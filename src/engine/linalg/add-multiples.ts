/**
 * Adds to `sum` the rows from `from` on of the columns, each times its coefficient, four columns at a time: sums are then read and written a
 * quarter as often.
 */
export function addMultiples(
  sum: Float64Array,
  columns: readonly Float64Array[],
  coefficients: Float64Array,
  from: number,
  size: number,
): void {
  const whole = coefficients.length - (coefficients.length % 4)
  for (let k = 0; k < whole; k += 4) {
    const [a, b] = [columns[k] as Float64Array, columns[k + 1] as Float64Array]
    const [c, d] = [columns[k + 2] as Float64Array, columns[k + 3] as Float64Array]
    const [ofA, ofB] = [coefficients[k] as number, coefficients[k + 1] as number]
    const [ofC, ofD] = [coefficients[k + 2] as number, coefficients[k + 3] as number]
    for (let i = 0; i < size; i++) {
      const j = from + i
      const half = ofA * (a[j] as number) + ofB * (b[j] as number)
      sum[i] = (sum[i] as number) + (half + (ofC * (c[j] as number) + ofD * (d[j] as number)))
    }
  }
  for (let k = whole; k < coefficients.length; k++) {
    const [column, factor] = [columns[k] as Float64Array, coefficients[k] as number]
    for (let i = 0; i < size; i++) sum[i] = (sum[i] as number) + factor * (column[from + i] as number)
  }
}
