/** Lets messages to this thread in, such as the one that cancels. To be awaited every few ten milliseconds of work. */
export function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

/** How many rows are some ten milliseconds of work when each has so many cells. */
export function rowsPerYield(columns: number): number {
  return Math.max(1, Math.floor(200_000 / Math.max(1, columns)))
}
