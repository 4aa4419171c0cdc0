/** The number of decimals that the values are written with, at most `most`. */
export function decimalsInData(values: Iterable<number>, most = 2): number {
  let found = 0
  for (const value of values) {
    found = Math.max(found, /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0)
    if (found >= most) return most
  }
  return found
}
