/** The largest k at which `holds` is true, by bisection: true is assumed at `low` and false at `high`, with a single change in between. */
export function lastTrue(low: number, high: number, holds: (k: number) => boolean): number {
  let [from, to] = [low, high]
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2)
    if (holds(middle)) from = middle
    else to = middle
  }
  return from
}
