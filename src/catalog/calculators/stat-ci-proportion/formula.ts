import { normalUpperQuantile } from '#engine/distributions/normal.ts'
import {
  clopperPearsonInterval,
  waldInterval,
  wilsonInterval,
} from '#engine/methods/proportions/proportion-interval.ts'

const LEVEL = 0.95

/** Intervals of `events` of `n`, n at least 1. The Agresti–Coull interval is truncated to 0 and 1. */
export function intervalsOf(events: number, n: number) {
  const z2 = normalUpperQuantile((1 - LEVEL) / 2) ** 2
  const [more, centre] = [n + z2, (events + z2 / 2) / (n + z2)]
  const half = Math.sqrt((z2 * centre * (1 - centre)) / more)
  return {
    wilson: wilsonInterval(events, n, LEVEL),
    exact: clopperPearsonInterval(events, n, LEVEL),
    agresti: { lower: Math.max(0, centre - half), upper: Math.min(1, centre + half) },
    wald: waldInterval(events, n, LEVEL),
  }
}
