/** One more decimal than the data have, at most 4. */
export function decimalsFor(values: Float64Array): number {
  let decimals = 0
  let scale = 1
  for (const value of values)
    while (
      decimals < 3 &&
      Math.abs(value * scale - Math.round(value * scale)) > 1e-7 * Math.max(1, Math.abs(value * scale))
    ) {
      decimals++
      scale *= 10
    }
  return decimals + 1
}
