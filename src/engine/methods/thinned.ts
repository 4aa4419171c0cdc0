/** Indices of 0 to n - 1 at equal steps, both ends among them: at most so many. */
export function thinned(n: number, most: number): readonly number[] {
  const count = Math.min(n, most)
  return Array.from({ length: count }, (_, k) => (count === n ? k : Math.round((k * (n - 1)) / (count - 1))))
}
