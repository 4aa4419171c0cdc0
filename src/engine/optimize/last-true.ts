/** The last k at which `holds` is true, between `low`, if it is taken to be, and `high`, if it is not; it holds up to one place and not after it. */
export function lastTrue(low: number, high: number, holds: (k: number) => boolean): number {
  let [from, to] = [low, high]
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2)
    if (holds(middle)) from = middle
    else to = middle
  }
  return from
}
