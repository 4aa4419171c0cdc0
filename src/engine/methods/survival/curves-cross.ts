import type { SurvivalCurve } from './kaplan-meier.ts'

/** `slight`: one curve is above the other at one time and below it at another, but not by more than 5 percentage points at both times. */
export type Crossing = 'none' | 'slight' | 'clear'

const clear = 0.05

/** Whether, and how clearly, the curves of any two groups cross while both are observed. */
export function crossing(curves: readonly SurvivalCurve[]): Crossing {
  const pairs = curves.flatMap((a, i) => curves.slice(i + 1).map((b) => crossingOf(a, b)))
  return pairs.includes('clear') ? 'clear' : pairs.includes('slight') ? 'slight' : 'none'
}

function crossingOf(a: SurvivalCurve, b: SurvivalCurve): Crossing {
  const first = Math.max(a.entries?.values[0] ?? 0, b.entries?.values[0] ?? 0)
  const last = Math.min(a.time.at(-1) ?? 0, b.time.at(-1) ?? 0)
  let [i, j] = [0, 0]
  let [above, below] = [0, 0]
  while (i < a.time.length || j < b.time.length) {
    const now = Math.min(a.time[i] ?? Number.POSITIVE_INFINITY, b.time[j] ?? Number.POSITIVE_INFINITY)
    if (now > last) break
    if (a.time[i] === now) i++
    if (b.time[j] === now) j++
    if (now < first) continue
    const difference = (i === 0 ? 1 : (a.survival[i - 1] ?? 0)) - (j === 0 ? 1 : (b.survival[j - 1] ?? 0))
    above = Math.max(above, difference)
    below = Math.max(below, -difference)
  }
  if (above > clear && below > clear) return 'clear'
  return above > rounding && below > rounding ? 'slight' : 'none'
}

/** Largest relative difference between products of the same factors in another order. */
const rounding = 1e-12
