/** Yields to this thread's messages, such as the one that cancels. To be awaited every few tens of milliseconds of work. */
export function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

/** Number of rows that take some ten milliseconds, given their number of cells. */
export function rowsPerYield(columns: number): number {
  return Math.max(1, Math.floor(200_000 / Math.max(1, columns)))
}
