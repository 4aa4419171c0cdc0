import type { Interval } from '../../alternative.ts'
import { fUpperQuantile } from '../../distributions/fisher-f.ts'
import { normalUpperQuantile } from '../../distributions/normal.ts'

/** Wilson's score interval (J Am Stat Assoc 1927;22:209) of a proportion, without continuity correction; n >= 1. */
export function wilsonInterval(events: number, n: number, confidence: number): Interval {
  const z2 = normalUpperQuantile((1 - confidence) / 2) ** 2
  const centre = (events + z2 / 2) / (n + z2)
  const half = Math.sqrt(z2 * ((events * (n - events)) / n + z2 / 4)) / (n + z2)
  return { lower: events === 0 ? 0 : centre - half, upper: events === n ? 1 : centre + half }
}

/** Clopper and Pearson's exact interval (Biometrika 1934;26:404) of a proportion, from quantiles of F; n >= 1. */
export function clopperPearsonInterval(events: number, n: number, confidence: number): Interval {
  const tail = (1 - confidence) / 2
  const least = (k: number) => {
    const f = fUpperQuantile(tail, 2 * (n - k + 1), 2 * k)
    return k / (k + (n - k + 1) * f)
  }
  return { lower: events === 0 ? 0 : least(events), upper: events === n ? 1 : 1 - least(n - events) }
}

/** Wald's textbook interval p ± z sqrt(p (1 - p) / n), truncated to [0, 1]; a single point if there are 0 or n events. */
export function waldInterval(events: number, n: number, confidence: number): Interval {
  const p = events / n
  const half = normalUpperQuantile((1 - confidence) / 2) * Math.sqrt((p * (1 - p)) / n)
  return { lower: Math.max(0, p - half), upper: Math.min(1, p + half) }
}
